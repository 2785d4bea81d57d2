import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { deskWords } from '#content/desk-words.ts';
import { fill } from '#content/fill.ts';
import type { HistoryKind, HistoryLine, ShownLead } from '#domain/desk/leads.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { simulationLink } from '#domain/site/absolute-links.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { factsOf } from '../mail/compose/answer-words.ts';
import { shownAnalysis } from './analysis-show.ts';
import {
  consentsOf,
  gainNoteOf,
  type LeadRow,
  leadRows,
  listedLead,
  localisation,
} from './lead-rows.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

/** With the registration that made it, also by that one's id. */
const THIS_LEAD = leadRows(`
  SELECT * FROM crm_leads
  WHERE id = $1 OR submission_id = $1 AND id = (SELECT lead_id FROM lead_submissions WHERE id = $1)`);

/** A further registration of its address, with its own answers in the place of the lead's. */
const THIS_REGISTRATION = leadRows(`
  SELECT own.* FROM lead_submissions s JOIN crm_leads l ON l.id = s.lead_id,
    jsonb_populate_record(NULL::crm_leads, s.answers || jsonb_build_object(
      'id', s.lead_id, 'submission_id', s.id, 'language', s.language, 'created_at', s.created_at,
      'lead_score', s.lead_score, 'qualification_status', s.qualification_status, 'score_lines', s.score_lines,
      'suspicion', s.suspicion, 'simulator_result_id', s.simulator_result_id, 'work_status', l.work_status
    )) own
  WHERE s.id = $1`);

/** The address of its page at the desk is the lead's id for the one that made the lead. */
const OTHERS = `
  SELECT CASE WHEN s.id = l.submission_id THEN l.id ELSE s.id END AS id, s.id AS registration, s.created_at
  FROM lead_submissions s JOIN crm_leads l ON l.id = s.lead_id
  WHERE s.lead_id = $1 AND s.id <> $2 ORDER BY s.created_at DESC, s.id LIMIT 50`;

async function rowOf(db: PoolClient, id: string): Promise<[row: LeadRow, isFirst: boolean]> {
  const [lead] = (await db.query<LeadRow>(THIS_LEAD, [id])).rows;
  if (lead !== undefined) return [lead, true];
  const [registration] = (await db.query<LeadRow>(THIS_REGISTRATION, [id])).rows;
  if (registration === undefined) throw new Refused('not-found');
  return [registration, false];
}

export const leadShow = operation({
  name: 'lead.show',
  roles: ['sales'],
  input: v.strictObject({ id: v.pipe(v.string(), v.uuid()), language: v.picklist(LANGUAGES) }),
  async run({ db, who, site, input: { id, language } }) {
    const [row, isFirst] = await rowOf(db, id);
    const { submission_id } = row;
    const words = deskWords(language).leads;
    const { answers } = row;
    const fields = fieldsInMail(LEAD_FIELDS, 'fleet').filter((field) => answers[field]);
    const speaking = localisation(language);
    const answer: ShownLead = {
      ...listedLead(row, { subject: who.subject, language }),
      email: String(answers.email),
      phone: typeof answers.phone === 'string' ? answers.phone : null,
      mayCall: answers.phone_consent === true,
      language: row.language,
      arrivedAt: row.created_at.toISOString(),
      said: factsOf(fields, answers, speaking),
      simulationUrl:
        row.simulator_result_id &&
        simulationLink(site.origin, row.language, row.simulator_result_id),
      consents: consentsOf(answers, language),
      registration: submission_id,
      isFirst,
      others: await othersOf(db, row),
      consentNote: fill(words.consentNote, { version: await consentVersion(db, row) }),
      gainNote: gainNoteOf(row, language),
      asked: questionsToAsk(row).map((question) => speaking.words.questions[question]),
      history: await historyOf(db, row, language),
      madeAnalysis: await shownAnalysis(db, submission_id, language),
    };
    return { answer, records: [row.id] };
  },
});

async function othersOf(
  db: PoolClient,
  { id, submission_id }: LeadRow,
): Promise<ShownLead['others']> {
  const { rows } = await db.query<{ id: string; registration: string; created_at: Date }>(OTHERS, [
    id,
    submission_id,
  ]);
  return rows.map(({ id: address, registration, created_at }) => ({
    id: address,
    reference: referenceOf(registration),
    arrivedAt: created_at.toISOString(),
  }));
}

async function consentVersion(db: PoolClient, { submission_id }: LeadRow): Promise<string> {
  const { rows } = await db.query<{ consent_text_version: string }>(
    'SELECT consent_text_version FROM lead_submissions WHERE id = $1',
    [submission_id],
  );
  return rows[0]?.consent_text_version ?? '';
}

interface Happened {
  at: Date;
  what:
    | 'registered'
    | 'repeated'
    | 'simulated'
    | 'delivery'
    | 'analysis'
    | 'note'
    | 'work'
    | 'opened';
  name: string | null;
  /** Kind of a delivery, or action at the desk. */
  detail: string | null;
  state: string | null;
  text: string | null;
  facts: Record<string, unknown> | null;
}

/** Everything that has a date, of one registration, and the team's work on its lead. $1 is the lead, $2 the registration. */
const HISTORY = `
  WITH own AS (SELECT id, created_at, repeated, simulator_result_id FROM lead_submissions WHERE id = $2)
  SELECT created_at AS at, CASE WHEN repeated THEN 'repeated' ELSE 'registered' END AS what,
    NULL AS name, NULL AS detail, NULL AS state, NULL AS text, NULL::jsonb AS facts FROM own
  UNION ALL
  SELECT r.created_at, 'simulated', NULL, NULL, NULL, NULL, NULL
    FROM own JOIN simulator_results r ON r.id = own.simulator_result_id
  UNION ALL
  SELECT coalesce(d.ended_at, d.created_at), 'delivery', d.destination, d.kind, d.state, d.last_error,
    jsonb_build_object('attempts', d.attempts, 'next', d.next_attempt_at, 'event', d.event)
    FROM deliveries d JOIN own ON own.id = d.lead_submission_id WHERE d.kind <> 'analysis'
  UNION ALL
  SELECT a.made_at, 'analysis', NULL, NULL, NULL, NULL, NULL FROM analyses a
    WHERE a.lead_submission_id = $2
  UNION ALL
  SELECT n.written_at, 'note', n.author_name, NULL, NULL, n.note, NULL FROM lead_notes n WHERE n.lead_id = $1
  UNION ALL
  SELECT s.happened_at, 'opened', NULL, NULL, NULL, NULL, NULL
    FROM sheet_log s JOIN own ON own.id = s.lead_submission_id WHERE s.event = 'sheet.opened'
  UNION ALL
  SELECT l.happened_at, 'work', l.name, l.action, NULL, NULL, l.facts FROM desk_audit l
    WHERE l.records @> ARRAY[$1::uuid] AND l.action = ANY($3)
      AND (l.action LIKE 'lead.%' OR l.records @> ARRAY[$2::uuid])
  ORDER BY at DESC LIMIT 200`;

/** Changes; that somebody looked is for the audit log alone. */
const SHOWN_ACTIONS = [
  ...[
    'lead.take',
    'lead.untake',
    'lead.status',
    'lead.next',
    'lead.release',
    'analysis.approve',
    'analysis.decline',
    'analysis.revoke',
  ],
];

async function historyOf(
  db: PoolClient,
  { id, submission_id }: LeadRow,
  language: Language,
): Promise<HistoryLine[]> {
  const { rows } = await db.query<Happened>(HISTORY, [id, submission_id, SHOWN_ACTIONS]);
  return rows.map((row) => ({ at: row.at.toISOString(), ...described(row, language) }));
}

function described(row: Happened, language: Language): Omit<HistoryLine, 'at'> {
  const words = deskWords(language).leads.history;
  const name = row.name ?? '';
  switch (row.what) {
    case 'registered':
    case 'repeated':
    case 'simulated':
    case 'analysis':
    case 'opened':
      return { kind: row.what === 'opened' ? 'work' : 'came', title: words[row.what], text: null };
    case 'note':
      return { kind: 'note', title: fill(words.note, { name }), text: row.text };
    case 'delivery':
      return delivery(row, language);
    case 'work':
      return { kind: 'work', ...worked(row, language) };
    default:
      return row.what satisfies never;
  }
}

const KIND_OF_STATE = new Map<string | null, HistoryKind>([
  ['pending', 'waiting'],
  ['delivered', 'done'],
  ['dead', 'failed'],
]);

function delivery({ name, detail, state, text }: Happened, language: Language) {
  const words = deskWords(language).leads.history;
  const what =
    name === null
      ? (lookUp(words.mails, detail ?? '') ?? detail ?? '')
      : fill(words.destination, { name });
  return {
    kind: KIND_OF_STATE.get(state) ?? 'work',
    title: fill(words.delivery, { what, state: lookUp(words.states, state ?? '') ?? state ?? '' }),
    text: state === 'delivered' ? null : text,
  } as const;
}

function worked({ name, detail, facts }: Happened, language: Language) {
  const all = deskWords(language).leads;
  const words = all.history;
  const status = typeof facts?.to === 'string' ? facts.to : '';
  const reason = typeof facts?.lostReason === 'string' ? facts.lostReason : '';
  const title = fill(lookUp(words.work, detail ?? '') ?? detail ?? '', {
    name: name ?? '',
    status: lookUp(all.statuses, status) ?? status,
  });
  return { title, text: lookUp(all.lostReasons, reason) ?? null };
}
