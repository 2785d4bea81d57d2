import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Language } from '#domain/site/language.ts';
import {
  IDEMPOTENCY_CTES,
  type IdempotentRequest,
  insertIdempotently,
  VERDICT_COLUMNS,
  type Verdict,
} from '../database/idempotent-insert.ts';
import { deliveryCtes, type PlannedDelivery } from '../deliveries/enqueue.ts';
import { MAIL_QUEUE } from '../deliveries/queues.ts';

const REQUEST_LINK = {
  name: 'request-data-link',
  text: `WITH ${IDEMPOTENCY_CTES},
  request AS (
    INSERT INTO data_requests (id, email, language)
    SELECT $5::uuid, $8::text, $9::text FROM claimed WHERE is_new
    RETURNING id
  ),
  subject AS (SELECT id, 'data.requested' AS event FROM request),
  ${deliveryCtes({ planned: '$7', subject: 'subject', column: 'data_request_id' })}
  SELECT ${VERDICT_COLUMNS} FROM over_limit LEFT JOIN claimed ON true`,
};

/**
 * The same statement for every address: nothing is looked up here, so neither the answer nor its time shows whether
 * we know it. The worker finds out, and sends a mail or forgets the request.
 */
export async function requestDataLink(
  pool: Pool,
  { email, language }: { email: string; language: Language },
  request: IdempotentRequest,
): Promise<Verdict> {
  const mail: PlannedDelivery = {
    id: randomUUID(),
    kind: 'data_link',
    event: 'data.requested',
    destination: null,
    queue: MAIL_QUEUE,
    // Somebody is waiting for it in front of a screen.
    priority: 1,
  };
  const parameters = [JSON.stringify([mail]), email, language];
  return (await insertIdempotently(pool, REQUEST_LINK, request, ...parameters)).verdict;
}
