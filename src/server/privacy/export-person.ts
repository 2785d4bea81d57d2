import type { Client } from 'pg';
import type { Destination } from '../deliveries/destinations.ts';
import { recipientsOf } from './recipients.ts';
import { rowsAbout } from './rows-about.ts';

/** Every column with personal data; token hashes have none. */
const STATEMENTS = {
  leads: 'SELECT * FROM crm_leads WHERE id = ANY($1) ORDER BY created_at',
  lead_submissions: `SELECT id, created_at, repeated, answers, lead_score, qualification_status,
      score_lines, suspicion, simulator_result_id, language, consent_text_version
    FROM lead_submissions WHERE id = ANY($1) ORDER BY created_at`,
  form_submissions: 'SELECT * FROM form_submissions WHERE id = ANY($1) ORDER BY created_at',
  newsletter_subscribers: `SELECT id, email, state, language, source, form_data,
      consent_text_version, requested_at, confirmed_at, unsubscribed_at, renewal
    FROM newsletter_subscribers WHERE id = ANY($1)`,
  simulator_results: 'SELECT * FROM simulator_results WHERE id = ANY($1) ORDER BY created_at',
  deliveries: `SELECT kind, event, destination, state, attempts, created_at, ended_at,
      (SELECT name FROM newsletter_issues WHERE id = newsletter_issue_id) AS newsletter_issue
    FROM deliveries WHERE id = ANY($1) ORDER BY created_at, kind, destination`,
} as const;

export interface PersonalData extends Record<keyof typeof STATEMENTS, object[]> {
  email: string;
  exported_at: Date;
  recipients: string[];
}

/** Everything we hold about an address, as of one moment (GDPR, articles 15 and 20). */
export async function exportPerson(
  db: Client,
  email: string,
  destinations: readonly Destination[],
): Promise<PersonalData> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const about = await rowsAbout(db, email);
    const tables: Partial<Record<keyof typeof STATEMENTS, object[]>> = {};
    for (const [name, statement] of Object.entries(STATEMENTS)) {
      const table = name as keyof typeof STATEMENTS;
      tables[table] = (await db.query(statement, [about[table]])).rows;
    }
    const recipients = await recipientsOf(db, about, destinations);
    return { email, exported_at: new Date(), recipients, ...tables } as PersonalData;
  } finally {
    await db.query('COMMIT');
  }
}
