import type { Client } from 'pg';
import { suppress, suppressionHashes } from '../mail/suppression.ts';
import type { Destination } from '../webhooks/destination.ts';
import { recipientsOf } from './recipients.ts';
import { type RowsAbout, rowsAbout } from './rows-about.ts';

export interface Erasure {
  erased: Record<keyof RowsAbout, number>;
  /** Who was sent something, or may have been, and must be told to erase it as well (GDPR, article 19). */
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

export async function countPerson(
  db: Client,
  email: string,
  destinations: readonly Destination[],
): Promise<Erasure> {
  const about = await rowsAbout(db, email);
  return { erased: countsOf(about), recipients: await recipientsOf(db, about, destinations) };
}

/** All or nothing. A sending that has begun at this moment is the last one. */
export async function erasePerson(
  db: Client,
  email: string,
  { secrets, destinations }: { secrets: readonly string[]; destinations: readonly Destination[] },
): Promise<Erasure> {
  await db.query('BEGIN');
  try {
    const about = await rowsAbout(db, email);
    const recipients = await recipientsOf(db, about, destinations);
    const submissions = [
      ...about.lead_submissions,
      ...about.form_submissions,
      ...about.newsletter_subscribers,
    ];
    const ids = { ...about, jobs: about.deliveries, keys: submissions };
    for (const name of Object.keys(ERASE) as (keyof typeof ERASE)[]) {
      await db.query(ERASE[name], [ids[name]]);
    }
    // Never again, even if a list is put back from elsewhere.
    await suppress(db, secrets, email, 'erased');
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

/** Somebody who was erased is back and wants to hear from us. */
export async function readmitPerson(
  db: Client,
  email: string,
  secrets: readonly string[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM suppressed_addresses WHERE email_hmac = ANY($1)',
    [suppressionHashes(secrets, email)],
  );
  return rowCount !== 0;
}
