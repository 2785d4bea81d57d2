import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { deskWords } from '#content/desk-words.ts';
import { fill } from '#content/fill.ts';
import type { HistoryKind, HistoryLine, ShownLead } from '#domain/desk/leads.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { simulationLink } from '#domain/site/absolute-links.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { factsOf } from '../mail/compose/answer-words.ts';
import { newestAnalysis } from './analysis-show.ts';
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

const THIS_LEAD = leadRows('SELECT * FROM crm_leads WHERE id = $1');

export const leadShow = operation({
  name: 'lead.show',
  roles: ['sales'],
  input: v.strictObject({ id: v.pipe(v.string(), v.uuid()), language: v.picklist(LANGUAGES) }),
  async run({ db, who, site, input: { id, language } }) {
    const { rows } = await db.query<LeadRow>(THIS_LEAD, [id]);
    const [row] = rows;
    if (row === undefined) throw new Refused('not-found');
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
      consentNote: fill(words.consentNote, { version: await consentVersion(db, row) }),
      gainNote: gainNoteOf(row, language),
      asked: questionsToAsk(row).map((question) => speaking.words.questions[question]),
      history: await historyOf(db, id, language),
      newestAnalysis: await newestAnalysis(db, id, language),
    };
    return { answer, records: [id] };
  },
});

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
  /** Kind of a delivery, action at the desk, or version of an analysis. */
  detail: string | null;
  state: string | null;
  text: string | null;
  facts: Record<string, unknown> | null;
}

/** Everything that has a date, of every registration of the lead. $1 is its id. */
const HISTORY = `
  WITH own AS (SELECT id, created_at, repeated, simulator_result_id FROM lead_submissions WHERE lead_id = $1)
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
  SELECT a.made_at, 'analysis', NULL, a.version::text, NULL, NULL, NULL FROM analyses a WHERE a.lead_id = $1
  UNION ALL
  SELECT n.written_at, 'note', n.author_name, NULL, NULL, n.note, NULL FROM lead_notes n WHERE n.lead_id = $1
  UNION ALL
  SELECT s.happened_at, 'opened', NULL, NULL, NULL, NULL, NULL
    FROM sheet_log s JOIN own ON own.id = s.lead_submission_id WHERE s.event = 'sheet.opened'
  UNION ALL
  SELECT l.happened_at, 'work', l.name, l.action, NULL, NULL, l.facts FROM desk_audit l
    WHERE l.records @> ARRAY[$1::uuid] AND l.action = ANY($2)
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
    'analysis.correct',
  ],
];

async function historyOf(
  db: PoolClient,
  leadId: string,
  language: Language,
): Promise<HistoryLine[]> {
  const { rows } = await db.query<Happened>(HISTORY, [leadId, SHOWN_ACTIONS]);
  return rows.map((row) => ({ at: row.at.toISOString(), ...described(row, language) }));
}

function described(row: Happened, language: Language): Omit<HistoryLine, 'at'> {
  const words = deskWords(language).leads.history;
  const name = row.name ?? '';
  switch (row.what) {
    case 'registered':
    case 'repeated':
    case 'simulated':
    case 'opened':
      return { kind: row.what === 'opened' ? 'work' : 'came', title: words[row.what], text: null };
    case 'analysis':
      return {
        kind: 'came',
        title: fill(words.analysis, { version: row.detail ?? '' }),
        text: null,
      };
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
