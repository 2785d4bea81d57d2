import type { PoolClient } from 'pg';
import * as v from 'valibot';
import {
  LOST_REASONS,
  type LostReason,
  WORK_STATUSES,
  type WorkStatus,
} from '#domain/desk/leads.ts';
import { isStorableMoment } from '../database/storable-day.ts';
import { recordedDestinations } from '../deliveries/destinations.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';
import type { Session } from './sessions.ts';

const id = v.pipe(v.string(), v.uuid());
const oneLead = v.strictObject({ id });

interface Held {
  submission_id: string;
  work_status: WorkStatus;
  lost_reason: LostReason | null;
  taken_by: string | null;
  taken_by_name: string | null;
  taken_at: Date | null;
  suspicion: string | null;
}

/** One at a time may change a lead: whoever comes second sees what the first one did. */
async function hold(db: PoolClient, leadId: string): Promise<Held> {
  const { rows } = await db.query<Held>(
    `SELECT submission_id, work_status, lost_reason, taken_by, taken_by_name, taken_at, suspicion
     FROM crm_leads WHERE id = $1 FOR UPDATE`,
    [leadId],
  );
  if (rows[0] === undefined) throw new Refused('not-found');
  return rows[0];
}

const takenBy = ({ taken_by_name, taken_at }: Held) => ({ name: taken_by_name, at: taken_at });

async function take(db: PoolClient, leadId: string, who: Session): Promise<void> {
  await db.query(
    'UPDATE crm_leads SET taken_by = $2, taken_by_name = $3, taken_at = now() WHERE id = $1',
    [leadId, who.subject, who.name],
  );
}

/** Other tools of the company learn of it. */
async function tell(db: PoolClient, submissionId: string): Promise<void> {
  const planned = plannedDeliveries(
    'lead.status_changed',
    { form_type: 'pre_registration', suspicion: null },
    await recordedDestinations(db),
  );
  if (planned.length > 0) await enqueue(db, planned, 'lead_submission_id', submissionId);
}

export const leadTake = operation({
  name: 'lead.take',
  roles: ['sales'],
  input: oneLead,
  async run({ db, who, input }) {
    const held = await hold(db, input.id);
    if (held.taken_by !== null) throw new Refused('conflict', takenBy(held));
    await take(db, input.id, who);
    await tell(db, held.submission_id);
    return { answer: null, records: [input.id] };
  },
});

/** Back to those that nobody has taken; only by who has it. */
export const leadUntake = operation({
  name: 'lead.untake',
  roles: ['sales'],
  input: oneLead,
  async run({ db, who, input }) {
    const held = await hold(db, input.id);
    if (held.taken_by !== who.subject) throw new Refused('conflict', takenBy(held));
    await db.query(
      'UPDATE crm_leads SET taken_by = NULL, taken_by_name = NULL, taken_at = NULL WHERE id = $1',
      [input.id],
    );
    await tell(db, held.submission_id);
    return { answer: null, records: [input.id] };
  },
});

/** Whoever says how far a lead is that nobody has taken, has taken it. */
export const leadStatus = operation({
  name: 'lead.status',
  roles: ['sales'],
  input: v.pipe(
    v.strictObject({
      id,
      /** As the page shows it: if somebody changed it since, nothing happens. */
      from: v.picklist(WORK_STATUSES),
      to: v.picklist(WORK_STATUSES),
      lostReason: v.optional(v.picklist(LOST_REASONS)),
    }),
    v.check(({ to, lostReason }) => (to === 'lost') === (lostReason !== undefined)),
  ),
  async run({ db, who, input: { id: leadId, from, to, lostReason } }) {
    const held = await hold(db, leadId);
    const isNews = to !== from || lostReason !== (held.lost_reason ?? undefined);
    if (held.work_status !== from || !isNews) {
      throw new Refused('conflict', { ...takenBy(held), status: held.work_status });
    }
    if (held.taken_by === null) await take(db, leadId, who);
    // Whoever could not be reached was not spoken to.
    const isContact = to !== 'new' && lostReason !== 'unreachable';
    await db.query(
      `UPDATE crm_leads SET work_status = $2, lost_reason = $3, status_changed_at = now(),
         first_contact_at = CASE
           WHEN $4 THEN coalesce(first_contact_at, now())
           -- Somebody had pressed the wrong status: the 24 hours go on.
           WHEN $2 <> 'new' THEN first_contact_at
         END
       WHERE id = $1`,
      [leadId, to, lostReason ?? null, isContact],
    );
    await tell(db, held.submission_id);
    return {
      answer: null,
      records: [leadId],
      facts: { from, to, ...(lostReason && { lostReason }) },
    };
  },
});

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(isStorableMoment),
  v.transform((text) => new Date(text).toISOString()),
);

export const leadNext = operation({
  name: 'lead.next',
  roles: ['sales'],
  input: v.strictObject({ id, at: v.nullable(moment) }),
  async run({ db, input: { id: leadId, at } }) {
    await hold(db, leadId);
    await db.query('UPDATE crm_leads SET next_at = $2 WHERE id = $1', [leadId, at]);
    return { answer: null, records: [leadId], facts: { at } };
  },
});

const LONGEST_NOTE = 2000;

export const leadNote = operation({
  name: 'lead.note',
  roles: ['sales'],
  input: v.strictObject({
    id,
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NOTE)),
  }),
  async run({ db, who, input: { id: leadId, note } }) {
    await hold(db, leadId);
    await db.query(
      'INSERT INTO lead_notes (lead_id, author, author_name, note) VALUES ($1, $2, $3, $4)',
      [leadId, who.subject, who.name, note],
    );
    return { answer: null, records: [leadId] };
  },
});

/** What a person would have got at once: the acknowledgement and the analysis. The 24 hours begin now. */
export const leadRelease = operation({
  name: 'lead.release',
  roles: ['sales'],
  input: oneLead,
  async run({ db, input }) {
    const held = await hold(db, input.id);
    if (held.suspicion === null) throw new Refused('conflict');
    await db.query(
      `WITH released AS (UPDATE crm_leads SET suspicion = NULL, released_at = now() WHERE id = $1)
       UPDATE lead_submissions SET suspicion = NULL WHERE id = $2`,
      [input.id, held.submission_id],
    );
    const facts = { form_type: 'pre_registration', suspicion: null } as const;
    const owed = plannedDeliveries('lead.registered', facts, []).filter(
      ({ kind }) => kind !== 'sales_notice',
    );
    await enqueue(db, owed, 'lead_submission_id', held.submission_id);
    await tell(db, held.submission_id);
    return { answer: null, records: [input.id], facts: { suspicion: held.suspicion } };
  },
});
