import * as v from 'valibot';
import type { RequestDelivery } from '#domain/desk/requests.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import type { Queryable } from '../database/pool.ts';
import { hasten, replay } from '../deliveries/requeue.ts';
import { myDataWords } from '../words/words.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

interface Row {
  id: string;
  kind: string;
  event: string;
  destination: string | null;
  state: RequestDelivery['state'];
  attempts: number;
  last_error: string | null;
  at: Date;
}

/** That an analysis was made says the analysis itself; that it could not be stands here. */
const DELIVERIES = `
  SELECT id, kind, event, destination, state, attempts, last_error, coalesce(ended_at, next_attempt_at) AS at
  FROM deliveries
  WHERE (lead_submission_id = $1 OR form_submission_id = $1) AND (kind <> 'analysis' OR state = 'dead')
  ORDER BY created_at, kind, destination`;

/** Everything that one request caused and that is still known. */
export async function deliveriesOf(
  db: Queryable,
  request: string,
  language: Language,
): Promise<RequestDelivery[]> {
  const { rows } = await db.query(DELIVERIES, [request]);
  const reasons = myDataWords(language).values.last_error;
  return (rows as unknown as Row[]).map(({ at, attempts, last_error, ...delivery }) => ({
    ...delivery,
    at: at.toISOString(),
    why: last_error && (lookUp<string>(reasons, last_error) ?? last_error),
    canBeSentAgain: delivery.state === 'dead' || (delivery.state === 'pending' && attempts > 0),
  }));
}

const Uuid = v.pipe(v.string(), v.uuid());

/** One that failed: from its first attempt if it was given up, else its next attempt now. Under the same webhook-id. */
export const requestResend = operation({
  name: 'request.resend',
  roles: ['sales'],
  input: v.strictObject({ id: Uuid, delivery: Uuid }),
  async run({ db, input: { id, delivery } }) {
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM deliveries WHERE id = $1 AND $2 IN (lead_submission_id, form_submission_id)',
      [delivery, id],
    );
    if (rows[0] === undefined) throw new Refused('not-found');
    const sent = [...(await replay(db, [delivery])), ...(await hasten(db, [delivery]))];
    // A colleague was faster, or it is on its way by itself.
    if (sent.length === 0) throw new Refused('conflict');
    return { answer: null, records: [id] };
  },
});
