import * as v from 'valibot';
import { email as emailField } from '#domain/leads/fields.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import type { Queryable } from '../database/pool.ts';

/** Whose rows an id between two others belongs to. */
const BY_ID = `SELECT DISTINCT email FROM (
    SELECT email FROM crm_leads WHERE id BETWEEN $1 AND $2
    UNION ALL SELECT l.email FROM lead_submissions s JOIN crm_leads l ON l.id = s.lead_id
      WHERE s.id BETWEEN $1 AND $2
    UNION ALL SELECT email FROM form_submissions WHERE id BETWEEN $1 AND $2
    UNION ALL SELECT email FROM newsletter_subscribers WHERE id BETWEEN $1 AND $2
    UNION ALL SELECT email FROM data_requests WHERE id BETWEEN $1 AND $2
    UNION ALL SELECT o.email FROM rights_requests r CROSS JOIN LATERAL (
      SELECT email FROM crm_leads WHERE id = ANY (r.records)
      UNION ALL SELECT l.email FROM lead_submissions s JOIN crm_leads l ON l.id = s.lead_id
        WHERE s.id = ANY (r.records)
      UNION ALL SELECT email FROM form_submissions WHERE id = ANY (r.records)
      UNION ALL SELECT email FROM newsletter_subscribers WHERE id = ANY (r.records)
    ) o WHERE r.id BETWEEN $1 AND $2
  ) AS found LIMIT 3`;

export interface Sought {
  by: 'email' | 'reference';
  /** None, the one, or several that share the beginning of their ids. */
  emails: string[];
}

/** An address as it is kept, or whose a reference is: of a registration, a message, a subscription or a request. */
export async function findAddress(db: Queryable, sought: string): Promise<Sought> {
  const address = v.safeParse(emailField, sought);
  if (address.success) return { by: 'email', emails: [address.output] };
  const start = startOfIdIn(sought.trim());
  if (start === undefined) return { by: 'reference', emails: [] };
  const { rows } = await db.query(BY_ID, [start.padEnd(32, '0'), start.padEnd(32, 'f')]);
  return { by: 'reference', emails: rows.map(({ email }) => String(email)) };
}
