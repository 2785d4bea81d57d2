import type { Queryable } from '../database/pool.ts';
import { isPending } from '../deliveries/attempt-statements.ts';
import type { Delivery, Subject } from '../deliveries/subject.ts';

/*
 * A registration and its simulation, which usually follows within seconds, are two events; sales gets one
 * mail. The registration's notice waits (`held_until`). Whichever notice goes first says both, and ends the
 * other as skipped; a simulation's notice that comes after the registration's was sent says what changed.
 */

/** Nobody has begun to send it: its first attempt would have moved next_attempt_at. */
const TAKE_OVER = `
  UPDATE deliveries
  SET state = 'skipped', last_error = 'covered with the simulation', ended_at = pgboss.job_now()
  WHERE lead_submission_id = $1 AND kind = 'sales_notice' AND event <> 'lead.simulated'
    AND ${isPending()} AND attempts = 0 AND next_attempt_at = held_until
  RETURNING id`;

/** Until the registration's notice, which is being sent or waits for another attempt, has ended. */
const WAIT_FOR_IT = `
  UPDATE deliveries own
  SET next_attempt_at = greatest(its.next_attempt_at, pgboss.job_now()) + interval '1s'
  FROM deliveries its
  WHERE own.id = $1 AND its.lead_submission_id = own.lead_submission_id
    AND its.kind = 'sales_notice' AND its.event <> 'lead.simulated' AND ${isPending('its')}
  RETURNING own.id`;

/** Whether a claimed notice may be sent now; if not, it is due again later. In the claim's transaction. */
export async function isItsTurn(db: Queryable, delivery: Delivery): Promise<boolean> {
  const { id, kind, event, lead_submission_id } = delivery;
  if (kind !== 'sales_notice' || event !== 'lead.simulated') return true;
  const taken = await db.query(TAKE_OVER, [lead_submission_id]);
  if (taken.rows.length > 0) return true;
  return (await db.query(WAIT_FOR_IT, [id])).rows.length === 0;
}

const ABSORB = `
  UPDATE deliveries
  SET state = 'skipped', last_error = 'covered with the registration', ended_at = pgboss.job_now()
  WHERE lead_submission_id = $1 AND kind = 'sales_notice' AND event = 'lead.simulated'
    AND ${isPending()}`;

/** Before a registration's notice is sent that has the simulation in it already. */
export async function absorbSimulationNotice(
  db: Queryable,
  { kind, event }: Delivery,
  subject: Subject,
): Promise<void> {
  if (kind !== 'sales_notice' || event === 'lead.simulated' || subject.of !== 'lead') return;
  if (subject.simulator_result_id === null) return;
  await db.query(ABSORB, [subject.id]);
}
