import type { Client } from 'pg';
import { HAS_EMAIL } from '../database/email-condition.ts';

/** The ids of all rows about an address, by table. */
export interface RowsAbout {
  leads: string[];
  lead_submissions: string[];
  form_submissions: string[];
  newsletter_subscribers: string[];
  deliveries: string[];
  /** Simulations attached to one of these and to nobody else's. */
  simulator_results: string[];
}

const ROWS = `WITH leads AS (SELECT id, simulator_result_id FROM crm_leads WHERE ${HAS_EMAIL}),
  submissions AS (
    SELECT id, simulator_result_id FROM lead_submissions
    WHERE lead_id IN (SELECT id FROM leads) OR answers->>'email' = $1
  ),
  forms AS (SELECT id, simulator_result_id FROM form_submissions WHERE ${HAS_EMAIL}),
  subscribers AS (SELECT id FROM newsletter_subscribers WHERE ${HAS_EMAIL}),
  simulations AS (
    SELECT simulator_result_id AS id FROM leads
    UNION SELECT simulator_result_id FROM submissions
    UNION SELECT simulator_result_id FROM forms
  )
  SELECT
    ARRAY(SELECT id FROM leads) AS leads,
    ARRAY(SELECT id FROM submissions) AS lead_submissions,
    ARRAY(SELECT id FROM forms) AS form_submissions,
    ARRAY(SELECT id FROM subscribers) AS newsletter_subscribers,
    ARRAY(
      SELECT id FROM deliveries WHERE lead_submission_id IN (SELECT id FROM submissions)
      UNION ALL SELECT id FROM deliveries WHERE form_submission_id IN (SELECT id FROM forms)
      UNION ALL SELECT id FROM deliveries
        WHERE newsletter_subscriber_id IN (SELECT id FROM subscribers)
    ) AS deliveries,
    ARRAY(
      SELECT s.id FROM simulations s WHERE s.id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM crm_leads o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM leads))
        AND NOT EXISTS (SELECT 1 FROM lead_submissions o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM submissions))
        AND NOT EXISTS (SELECT 1 FROM form_submissions o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM forms))
    ) AS simulator_results`;

export async function rowsAbout(db: Client, email: string): Promise<RowsAbout> {
  const { rows } = await db.query<RowsAbout>(ROWS, [email]);
  if (rows[0] === undefined) throw new Error('One row of lists is always answered.');
  return rows[0];
}
