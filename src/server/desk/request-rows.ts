import type { AnalysisStep, ListedRequest } from '#domain/desk/requests.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { Qualification } from '#domain/leads/scoring.ts';
import type { Suspicion } from '#domain/leads/shared-fields.ts';
import type { Language } from '#domain/site/language.ts';
import { messageReplyBy, registrationReplyBy } from '#domain/site/promised-times.ts';
import type { Queryable } from '../database/pool.ts';
import { chosen, fleetSize, type Localisation, shown } from '../mail/compose/answer-words.ts';
import { mailWords } from '../words/words.ts';

interface CommonRow extends Record<string, unknown> {
  id: string;
  created_at: Date;
  released_at: Date | null;
  suspicion: Suspicion | null;
}

interface RegistrationRow extends CommonRow, AnalysisState {
  answers: Record<string, unknown>;
  repeated: boolean;
  lead_score: number;
  qualification_status: Qualification;
}

/** Of the analysis of a registration, and of the mail with its link. What ended is removed sooner than the analysis. */
interface AnalysisState {
  analysis_id: string | null;
  approval: 'waiting' | 'given' | 'declined' | null;
  revoked_at: Date | null;
  mail: 'pending' | 'delivered' | 'skipped' | 'dead' | null;
  /** Of making it. */
  making: 'pending' | 'delivered' | 'skipped' | 'dead' | null;
}

const REGISTRATIONS = `
  SELECT s.id, s.created_at, s.released_at, s.suspicion, s.answers, s.repeated, s.lead_score, s.qualification_status,
    a.id AS analysis_id, a.approval, a.revoked_at, m.state AS mail,
    (
      SELECT state FROM deliveries WHERE lead_submission_id = s.id AND kind = 'analysis' ORDER BY created_at DESC LIMIT 1
    ) AS making
  FROM lead_submissions s
  LEFT JOIN analyses a ON a.lead_submission_id = s.id
  LEFT JOIN deliveries m ON m.analysis_id = a.id AND m.kind = 'analysis_ready'
  WHERE s.id = ANY($1)`;

export function localisation(language: Language): Localisation {
  return { words: mailWords(language).salesNotice, language };
}

/** In the reader's language, independent of the person's. */
export async function listedRegistrations(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<ListedRequest[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(REGISTRATIONS, [ids]);
  const wording = localisation(language);
  return (rows as RegistrationRow[]).map((row) => {
    const { answers, suspicion } = row;
    const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '');
    const name = [text('first_name'), text('last_name')].filter(Boolean).join(' ');
    const kinds = (['vehicle_type', 'industry'] as const).map((field) =>
      chosen(field, answers[field], wording),
    );
    return {
      ...common('registration', row),
      ...named(text('company'), name, text('email')),
      about: [fleetSize(answers.fleet_size, wording), ...kinds].filter(Boolean).join(', '),
      excerpt: null,
      score: row.lead_score,
      isPriority: row.qualification_status === 'priority',
      analysis: stepOf(row),
      replyBy: registrationReplyBy(row).toISOString(),
      suspicion,
    };
  });
}

/** How far the analysis of a registration is. */
function stepOf(row: AnalysisState & Pick<CommonRow, 'suspicion'>): AnalysisStep {
  if (row.analysis_id === null) {
    if (row.suspicion !== null) return 'held';
    if (row.making === 'pending') return 'planned';
    return row.making === 'dead' ? 'failed' : 'gone';
  }
  if (row.revoked_at !== null) return 'revoked';
  if (row.approval === 'waiting' || row.approval === 'declined') return row.approval;
  if (row.mail === 'pending') return 'made';
  return row.mail === 'dead' || row.mail === 'skipped' ? 'failed' : 'sent';
}

interface MessageRow extends CommonRow {
  email: string;
  name: string;
  company: string | null;
  message: string;
  subject: unknown;
}

const MESSAGES = `
  SELECT id, created_at, released_at, suspicion, email, name, company, left(message, 400) AS message,
    form_data->'subject' AS subject
  FROM form_submissions WHERE id = ANY($1)`;

export async function listedMessages(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<ListedRequest[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(MESSAGES, [ids]);
  const wording = localisation(language);
  return (rows as MessageRow[]).map((row) => ({
    ...common('message', row),
    ...named(row.company ?? '', row.name, row.email),
    about: shown('subject', row.subject, wording),
    excerpt: withoutPrefix(row.message).replaceAll(/\s+/g, ' ').slice(0, 200),
    score: null,
    isPriority: false,
    analysis: null,
    replyBy: messageReplyBy(row).toISOString(),
    suspicion: row.suspicion,
  }));
}

/** The subject stands above it already. withoutPrefix('Sujet: Tarifs\n\nCombien ?') // => 'Combien ?' */
export const withoutPrefix = (message: string): string => message.replace(/^Sujet: .*\n*/, '');

function common(of: ListedRequest['of'], { id, created_at, released_at }: CommonRow) {
  return {
    ...{ id, of, reference: referenceOf(id), arrivedAt: created_at.toISOString() },
    promisedFrom: (released_at ?? created_at).toISOString(),
  };
}

function named(company: string, name: string, email: string) {
  const title = company || name || email;
  const person = company === '' ? email : name || email;
  return { title, person: person === title ? '' : person };
}
