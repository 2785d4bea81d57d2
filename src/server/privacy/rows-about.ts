import type { ClientBase } from 'pg';

/** The ids of all rows about an address, by table. */
export interface RowsAbout {
  leads: string[];
  lead_submissions: string[];
  form_submissions: string[];
  newsletter_subscribers: string[];
  deliveries: string[];
  /** Simulations attached to one of these and to nobody else's. */
  simulator_results: string[];
  /** Where the person asked to see their data. */
  data_requests: string[];
  analyses: string[];
}

/**
 * Where messages are read from. The site's role may read none but those of the address whose page is open
 * (migration 0013), which it names by the hash of that page's key.
 */
export interface MessageSource {
  relation: 'form_submissions' | 'messages_on_data_page()';
  pageHash?: Buffer;
}
export const EVERY_MESSAGE: MessageSource = { relation: 'form_submissions' };
export const messagesOfPage = (pageHash: Buffer): MessageSource => ({
  relation: 'messages_on_data_page()',
  pageHash,
});

/** Within the transaction that reads them. */
export async function openMessages(db: ClientBase, { pageHash }: MessageSource): Promise<void> {
  if (pageHash === undefined) return;
  await db.query("SELECT set_config('voltige.data_page', $1, true)", [pageHash.toString('hex')]);
}

const rowsFrom = (
  messages: string,
) => `WITH leads AS (SELECT id, simulator_result_id FROM crm_leads WHERE email = $1),
  submissions AS (
    SELECT id, simulator_result_id FROM lead_submissions WHERE lead_id IN (SELECT id FROM leads)
    UNION SELECT id, simulator_result_id FROM lead_submissions WHERE answers->>'email' = $1
  ),
  forms AS (SELECT id, simulator_result_id FROM ${messages} WHERE email = $1),
  subscribers AS (SELECT id FROM newsletter_subscribers WHERE email = $1),
  requests AS (SELECT id FROM data_requests WHERE email = $1),
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
      UNION ALL SELECT id FROM deliveries WHERE data_request_id IN (SELECT id FROM requests)
    ) AS deliveries,
    ARRAY(
      SELECT s.id FROM simulations s WHERE s.id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM crm_leads o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM leads))
        AND NOT EXISTS (SELECT 1 FROM lead_submissions o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM submissions))
        AND NOT EXISTS (SELECT 1 FROM form_submissions o
          WHERE o.simulator_result_id = s.id AND o.id NOT IN (SELECT id FROM forms))
    ) AS simulator_results,
    ARRAY(SELECT id FROM requests) AS data_requests,
    ARRAY(SELECT id FROM analyses WHERE lead_id IN (SELECT id FROM leads)) AS analyses`;

export async function rowsAbout(
  db: ClientBase,
  email: string,
  { relation }: MessageSource = EVERY_MESSAGE,
): Promise<RowsAbout> {
  const { rows } = await db.query<RowsAbout>(rowsFrom(relation), [email]);
  if (rows[0] === undefined) throw new Error('One row of lists is always answered.');
  return rows[0];
}
