import * as v from 'valibot';
import { email, line, phone, requiredLine } from '#domain/leads/fields.ts';
import type { Queryable } from '../database/pool.ts';

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

export interface Rectified {
  leads: number;
  lead_submissions: number;
  form_submissions: number;
  newsletter_subscribers: number;
  /** Deleted: a document is not rewritten. */
  analyses_deleted: number;
}

/** Of a correction to an address that somebody else is stored under. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** In every row about the address, all or none: the function of migration 0019 does it, for the desk as for the owner. */
export async function rectifyPerson(
  db: Queryable,
  address: string,
  correction: Correction,
): Promise<Rectified> {
  const { rows } = await db.query('SELECT rectify_person($1, $2) AS rectified', [
    address,
    JSON.stringify(correction),
  ]);
  return rows[0]?.rectified as Rectified;
}
