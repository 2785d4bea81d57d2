import type { Client } from 'pg';
import * as v from 'valibot';
import { email, line, phone, requiredLine } from '#domain/leads/fields.ts';
import { HAS_EMAIL } from '../database/email-condition.ts';

/** What a person may have corrected, validated like the forms; '' removes a value. */
export const Correction = v.strictObject({
  email: v.optional(email),
  name: v.optional(requiredLine(120)),
  first_name: v.optional(line(80)),
  last_name: v.optional(line(80)),
  company: v.optional(line(160)),
  phone: v.optional(v.union([v.literal(''), phone])),
});
export type Correction = v.InferOutput<typeof Correction>;

type Field = keyof Correction;

const LEAD_FIELDS: Field[] = ['email', 'first_name', 'last_name', 'company', 'phone'];
const FORM_FIELDS: Field[] = ['email', 'name', 'company', 'phone'];

export interface Rectified {
  leads: number;
  lead_submissions: number;
  form_submissions: number;
  newsletter_subscribers: number;
  /** Deleted: a document is not rewritten. */
  analyses_deleted: number;
}

/** In every row about the address. Score, consents and what was agreed to stay as they were. */
export async function rectifyPerson(
  db: Client,
  address: string,
  correction: Correction,
): Promise<Rectified> {
  await db.query('BEGIN');
  try {
    const rectified = {
      // First, while the lead is found under the old address.
      analyses_deleted: await deleteAnalyses(db, address, correction),
      lead_submissions: await correctAnswers(db, address, correction),
      leads: await correct(db, 'crm_leads', LEAD_FIELDS, address, correction),
      form_submissions: await correct(db, 'form_submissions', FORM_FIELDS, address, correction),
      newsletter_subscribers: await correct(
        db,
        'newsletter_subscribers',
        ['email'],
        address,
        correction,
      ),
    };
    // A link that is on its way to the old address would show what is stored under it: nothing any more.
    if (correction.email !== undefined) {
      await db.query(`DELETE FROM data_requests WHERE ${HAS_EMAIL}`, [address]);
    }
    await db.query('COMMIT');
    return rectified;
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

/** Their documents name the company, and their links went to the old address. */
async function deleteAnalyses(
  db: Client,
  address: string,
  { email: newAddress, company }: Correction,
): Promise<number> {
  if (newAddress === undefined && company === undefined) return 0;
  const { rowCount } = await db.query(
    `DELETE FROM analyses WHERE lead_id IN (SELECT id FROM crm_leads WHERE ${HAS_EMAIL})`,
    [address],
  );
  return rowCount ?? 0;
}

async function correct(
  db: Client,
  table: 'crm_leads' | 'form_submissions' | 'newsletter_subscribers',
  fields: Field[],
  address: string,
  correction: Correction,
): Promise<number> {
  const given = fields.filter((field) => correction[field] !== undefined);
  if (given.length === 0) return 0;
  const sets = given.map((field, index) => `${field} = nullif($${index + 2}, '')`);
  const { rowCount } = await db.query(`UPDATE ${table} SET ${sets.join(', ')} WHERE ${HAS_EMAIL}`, [
    address,
    ...given.map((field) => correction[field]),
  ]);
  return rowCount ?? 0;
}

/** Only answers that were given: a correction adds none that nobody sent. */
async function correctAnswers(
  db: Client,
  address: string,
  correction: Correction,
): Promise<number> {
  const given = LEAD_FIELDS.filter((field) => correction[field] !== undefined);
  if (given.length === 0) return 0;
  const { rowCount } = await db.query(
    `UPDATE lead_submissions SET answers = answers || (
       SELECT coalesce(jsonb_object_agg(key, value), '{}')
       FROM jsonb_each($2::jsonb) WHERE answers ? key
     )
     WHERE lead_id IN (SELECT id FROM crm_leads WHERE ${HAS_EMAIL})`,
    [address, JSON.stringify(Object.fromEntries(given.map((field) => [field, correction[field]])))],
  );
  return rowCount ?? 0;
}
