import type { ClientBase } from 'pg';
import { lookUp } from '#domain/site/look-up.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { suppressionHashes } from '../mail/suppression.ts';
import { recipientsOf } from './recipients.ts';
import { EVERY_MESSAGE, type MessageSource, openMessages, rowsAbout } from './rows-about.ts';

const statementsFrom = (messages: string) =>
  ({
    leads: 'SELECT * FROM crm_leads WHERE id = ANY($1) ORDER BY created_at',
    lead_submissions: `SELECT id, created_at, repeated, answers, lead_score, qualification_status,
        score_lines, suspicion, released_at, simulator_result_id, language, consent_text_version
      FROM lead_submissions WHERE id = ANY($1) ORDER BY created_at`,
    form_submissions: `SELECT * FROM ${messages} WHERE id = ANY($1) ORDER BY created_at`,
    newsletter_subscribers: `SELECT id, email, state, language, source, form_data,
        consent_text_version, requested_at, confirmed_at, unsubscribed_at, renewal, suspicion
      FROM newsletter_subscribers WHERE id = ANY($1)`,
    simulator_results: 'SELECT * FROM simulator_results WHERE id = ANY($1) ORDER BY created_at',
    deliveries: `SELECT lead_submission_id, kind, event, destination, state, attempts, last_error, created_at, ended_at
      FROM deliveries WHERE id = ANY($1) ORDER BY created_at, kind, destination`,
    data_requests: `SELECT id, email, language, requested_at, link_expires_at, opened_at,
        page_expires_at, erasure_requested_at
      FROM data_requests WHERE id = ANY($1) ORDER BY requested_at`,
    analyses: `SELECT id, lead_submission_id, made_at, language, model_version, simulator_result_id, figures,
        encode(document, 'base64') AS document, approval, approved_at, reminded_at, sent_at, revoked_at
      FROM analyses WHERE id = ANY($1) ORDER BY made_at, id`,
  }) as const;

/** A test compares it with the database: every other column of these tables is exported. */
export const NOT_EXPORTED = {
  lead_submissions: {
    lead_id: 'which of the leads above it belongs to: an address has one',
    token_hash:
      'by which the browser that registered may add its simulation; says nothing about anybody',
    token_expires_at: 'until when it may',
    search: 'name, company and address once more, without accents',
  },
  form_submissions: { search: 'name, company and address once more, without accents' },
  deliveries: {
    id: 'a random number',
    form_submission_id: 'what it is about: the event says so',
    newsletter_subscriber_id: 'what it is about: the event says so',
    data_request_id: 'what it is about: the event says so',
    analysis_id: 'what it is about: the kind says so',
    next_attempt_at: 'when the worker looks at it again',
    held_until: 'how long it waited for the simulation',
  },
  analyses: {
    lead_id: 'which of the leads above it belongs to: an address has one',
  },
  data_requests: {
    link_hash: 'by which the link in the mail is recognised; says nothing about anybody',
    page_hash: 'by which the page is recognised; says nothing about anybody',
    recipients_informed_at: 'how far an erasure is; from its request on nothing is shown any more',
  },
} as const;

/** That we must not write to the address. Stored under a keyed hash, which alone gives nobody the address. */
const SUPPRESSED = `SELECT reason, created_at FROM suppressed_addresses
  WHERE email_hmac = ANY($1) ORDER BY created_at`;

export type ExportedTable = keyof ReturnType<typeof statementsFrom>;

export interface PersonalData extends Record<ExportedTable, Record<string, unknown>[]> {
  email: string;
  exported_at: Date;
  recipients: string[];
  suppressed: { reason: string; created_at: Date }[];
}

interface ExportOptions {
  secrets: readonly string[];
  destinations: readonly DestinationFilter[];
  messages?: MessageSource;
}

function withoutHidden(table: ExportedTable, row: object): object {
  const hidden = Object.keys(lookUp<object>(NOT_EXPORTED, table) ?? {});
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}

/** Everything we hold about an address, as of one moment (GDPR, articles 15 and 20). */
export async function exportPerson(
  db: ClientBase,
  email: string,
  options: ExportOptions,
): Promise<PersonalData> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await readPerson(db, email, options);
  } finally {
    await db.query('COMMIT');
  }
}

/** Within a transaction of the caller's, which sees one moment alone. */
export async function readPerson(
  db: ClientBase,
  email: string,
  { secrets, destinations, messages = EVERY_MESSAGE }: ExportOptions,
): Promise<PersonalData> {
  await openMessages(db, messages);
  const about = await rowsAbout(db, email, messages);
  const tables: Partial<Record<ExportedTable, object[]>> = {};
  for (const [name, statement] of Object.entries(statementsFrom(messages.relation))) {
    const table = name as ExportedTable;
    const { rows } = await db.query(statement, [about[table]]);
    tables[table] = rows.map((row) => withoutHidden(table, row));
  }
  const { rows: suppressed } = await db.query(SUPPRESSED, [suppressionHashes(secrets, email)]);
  const recipients = await recipientsOf(db, about, destinations, messages);
  return {
    email,
    exported_at: new Date(),
    recipients,
    suppressed,
    ...tables,
  } as PersonalData;
}
