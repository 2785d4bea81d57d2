import type { PoolClient } from 'pg';
import * as v from 'valibot';
import type { RightsRequest } from '#domain/desk/people.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import {
  CHANNELS,
  type Channel,
  OUTCOMES,
  type Outcome,
  RIGHTS,
  type Right,
} from '#domain/privacy/rights.ts';
import { isStorableDay } from '../database/storable-day.ts';
import { findAddress } from '../privacy/find-address.ts';
import { rowsAbout } from '../privacy/rows-about.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

const roles = ['privacy'] as const;
const MOST_SHOWN = 200;

interface EnteredRow extends Record<string, unknown> {
  id: string;
  kind: Right;
  channel: Channel;
  received_day: string;
  records: string[];
  answered_at: Date | null;
  outcome: Outcome | null;
  person: string | null;
}

/** Open ones first, those with the least time before others. */
const ENTERED = `SELECT id, kind, channel, received_day::text, records, answered_at, outcome, coalesce(
    (SELECT id FROM lead_submissions WHERE id = ANY (records) ORDER BY created_at DESC LIMIT 1),
    (SELECT id FROM form_submissions WHERE id = ANY (records) ORDER BY created_at DESC LIMIT 1),
    (SELECT id FROM newsletter_subscribers WHERE id = ANY (records) LIMIT 1)
  ) AS person
  FROM rights_requests ORDER BY answered_at DESC NULLS FIRST, received_day, id LIMIT ${MOST_SHOWN}`;

interface SiteRow extends Record<string, unknown> {
  id: string;
  received_day: string;
  opened_at: Date | null;
  erasure_requested_at: Date | null;
}

/** What people asked for on the page "my data", while it is kept. */
const ON_SITE = `SELECT id, (requested_at AT TIME ZONE 'Europe/Paris')::date::text AS received_day,
    opened_at, erasure_requested_at
  FROM data_requests ORDER BY requested_at DESC LIMIT ${MOST_SHOWN}`;

interface ErasedRow extends Record<string, unknown> {
  created_at: Date;
  erased_rows: string[];
}

const ERASED = `SELECT created_at, erased_rows FROM suppressed_addresses
  WHERE reason = 'erased' AND erased_rows && $1::uuid[]`;

interface CarriedOutRow extends ErasedRow {
  done_day: string;
  by_desk: boolean;
}

/** Erasures of the last month: what is left of them is a hash, and when. */
const CARRIED_OUT = `SELECT created_at, erased_rows,
    (created_at AT TIME ZONE 'Europe/Paris')::date::text AS done_day,
    EXISTS (
      SELECT FROM desk_audit WHERE action = 'person.erase' AND records && erased_rows
    ) AS by_desk
  FROM suppressed_addresses WHERE reason = 'erased' AND erased_rows <> '{}'
    AND created_at > now() - interval '31 days' AND NOT erased_rows && $1::uuid[]
  ORDER BY created_at DESC LIMIT 50`;

const TODAY = `(now() AT TIME ZONE 'Europe/Paris')::date`;

function entered(row: EnteredRow, erased: readonly ErasedRow[]): RightsRequest {
  const { id, kind, channel, outcome } = row;
  const erasure = erased.find(({ erased_rows }) =>
    row.records.some((one) => erased_rows.includes(one)),
  );
  return {
    ...{ id, kind, channel, outcome, reference: referenceOf(id), receivedOn: row.received_day },
    person: row.person && referenceOf(row.person),
    answeredAt: row.answered_at?.toISOString() ?? null,
    erasedAt: erasure?.created_at.toISOString() ?? null,
    progress: null,
  };
}

function onSite({ id, received_day, opened_at, erasure_requested_at }: SiteRow): RightsRequest {
  const progress = erasure_requested_at ? 'erasing' : opened_at ? 'seen' : 'asked';
  // On the site nobody can ask for an erasure without having opened their page.
  const channel = erasure_requested_at !== null && opened_at === null ? 'desk' : 'site';
  const reference = referenceOf(id);
  return {
    ...{ id, reference, person: reference, receivedOn: received_day, channel, progress },
    kind: erasure_requested_at ? 'erasure' : 'access',
    answeredAt: progress === 'seen' ? (opened_at?.toISOString() ?? null) : null,
    ...{ outcome: null, erasedAt: null },
  };
}

function carriedOut(row: CarriedOutRow): RightsRequest {
  return {
    ...{ id: row.erased_rows[0] ?? '', reference: '', person: null, receivedOn: row.done_day },
    ...{ kind: 'erasure', channel: row.by_desk ? 'desk' : 'unknown', progress: 'erased' },
    ...{ answeredAt: null, outcome: null, erasedAt: row.created_at.toISOString() },
  };
}

/** What waits for somebody, what goes on by itself, and then what is over. */
function rankOf({ progress, answeredAt }: RightsRequest): number {
  if (progress === 'asked' || progress === 'erasing') return 1;
  return progress === null && answeredAt === null ? 0 : 2;
}

const endOf = ({ answeredAt, erasedAt }: RightsRequest) => answeredAt ?? erasedAt ?? '';

export const rightsList = operation({
  name: 'rights.list',
  roles,
  input: v.strictObject({}),
  async run({ db }) {
    const { rows: own } = await db.query<EnteredRow>(ENTERED);
    const records = own.flatMap((row) => row.records);
    const { rows: erased } = await db.query<ErasedRow>(ERASED, [records]);
    const { rows: site } = await db.query<SiteRow>(ON_SITE);
    const { rows: over } = await db.query<CarriedOutRow>(CARRIED_OUT, [records]);
    const { rows: now } = await db.query<{ today: string }>(`SELECT ${TODAY}::text AS today`);
    const requests = [
      ...own.map((row) => entered(row, erased)),
      ...site.map(onSite),
      ...over.map(carriedOut),
    ].toSorted((a, b) => rankOf(a) - rankOf(b) || endOf(b).localeCompare(endOf(a)));
    return {
      answer: { today: now[0]?.today ?? '', requests },
      // Whom a request is about is shown by the reference of a row of theirs.
      records: [
        ...[...own, ...site].map(({ id }) => id),
        ...new Set(own.flatMap(({ person }) => person ?? [])),
      ],
    };
  },
});

/** Nothing but the ids of what is stored: they tell nobody anything once that is erased. */
async function recordsAbout(db: PoolClient, sought: string | undefined): Promise<string[]> {
  if (sought === undefined) return [];
  const { emails } = await findAddress(db, sought);
  if (emails.length > 1) throw new Refused('conflict', { several: true });
  if (emails[0] === undefined) return [];
  const about = await rowsAbout(db, emails[0]);
  return [
    ...about.leads,
    ...about.lead_submissions,
    ...about.form_submissions,
    ...about.newsletter_subscribers,
  ];
}

/** Something that came by letter, phone or mail. */
export const rightsAdd = operation({
  name: 'rights.add',
  roles,
  input: v.strictObject({
    kind: v.picklist(RIGHTS),
    channel: v.picklist(CHANNELS),
    receivedOn: v.pipe(v.string(), v.isoDate(), v.check(isStorableDay)),
    sought: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320))),
  }),
  async run({ db, input: { kind, channel, receivedOn, sought } }) {
    const records = await recordsAbout(db, sought);
    const { rows } = await db.query<{ id: string }>(
      `INSERT INTO rights_requests (kind, channel, received_day, records)
       SELECT $1, $2, $3::date, $4::uuid[] WHERE $3::date <= ${TODAY} RETURNING id`,
      [kind, channel, receivedOn, records],
    );
    // A day that has not come yet would give us more than a month.
    if (rows[0] === undefined) throw new Refused('malformed');
    const { id } = rows[0];
    return {
      answer: { reference: referenceOf(id), found: records.length > 0 },
      records: [id, ...records],
      facts: { kind, channel, receivedOn },
    };
  },
});

/** That the person has our answer, and which. It cannot be taken back: the day stays as it was. */
export const rightsAnswer = operation({
  name: 'rights.answer',
  roles,
  input: v.strictObject({ id: v.pipe(v.string(), v.uuid()), outcome: v.picklist(OUTCOMES) }),
  async run({ db, input: { id, outcome } }) {
    const { rowCount } = await db.query(
      `UPDATE rights_requests SET answered_at = now(), outcome = $2
       WHERE id = $1 AND answered_at IS NULL`,
      [id, outcome],
    );
    if (rowCount === 0) {
      const { rows } = await db.query('SELECT FROM rights_requests WHERE id = $1', [id]);
      throw new Refused(rows.length === 1 ? 'conflict' : 'not-found');
    }
    return { answer: null, records: [id], facts: { outcome } };
  },
});
