import type { Client } from 'pg';
import { addressHmac } from './address-hmac.ts';
import { type RowsAbout, recipientsOf, rowsAbout } from './rows-about.ts';

export interface Erasure {
  erased: Record<keyof RowsAbout, number>;
  /** Who was sent something and must be told to erase it as well (GDPR, article 19). */
  recipients: string[];
}

/** What points to nothing personal goes too: jobs, keys of sendings, simulations of nobody else. */
const ERASE = {
  jobs: `DELETE FROM pgboss.job WHERE data->>'delivery_id' = ANY($1::text[])`,
  deliveries: 'DELETE FROM deliveries WHERE id = ANY($1)',
  keys: 'DELETE FROM idempotency_keys WHERE submission_id = ANY($1)',
  lead_submissions: 'DELETE FROM lead_submissions WHERE id = ANY($1)',
  leads: 'DELETE FROM crm_leads WHERE id = ANY($1)',
  form_submissions: 'DELETE FROM form_submissions WHERE id = ANY($1)',
  newsletter_subscribers: 'DELETE FROM newsletter_subscribers WHERE id = ANY($1)',
  simulator_results: 'DELETE FROM simulator_results WHERE id = ANY($1)',
} as const;

/** Never again, even if a list is put back from elsewhere: the address stays known by its hash. */
const SUPPRESS = `INSERT INTO suppressed_addresses (email_hmac, reason) VALUES ($1, 'erased')
  ON CONFLICT (email_hmac) DO UPDATE SET reason = 'erased', created_at = now()`;

export async function countPerson(db: Client, email: string): Promise<Erasure> {
  const about = await rowsAbout(db, email);
  return { erased: countsOf(about), recipients: await recipientsOf(db, about) };
}

/** All or nothing. Whoever is being written to in this moment is the last to be written to. */
export async function erasePerson(db: Client, email: string, secret: string): Promise<Erasure> {
  await db.query('BEGIN');
  try {
    const about = await rowsAbout(db, email);
    const recipients = await recipientsOf(db, about);
    const submissions = [
      ...about.lead_submissions,
      ...about.form_submissions,
      ...about.newsletter_subscribers,
    ];
    const ids = { ...about, jobs: about.deliveries, keys: submissions };
    for (const [name, statement] of Object.entries(ERASE)) {
      await db.query(statement, [ids[name as keyof typeof ERASE]]);
    }
    await db.query(SUPPRESS, [addressHmac(secret, email)]);
    await db.query('COMMIT');
    return { erased: countsOf(about), recipients };
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

function countsOf(about: RowsAbout): Record<keyof RowsAbout, number> {
  const counts = Object.entries(about).map(([table, ids]) => [table, ids.length]);
  return Object.fromEntries(counts) as Record<keyof RowsAbout, number>;
}
