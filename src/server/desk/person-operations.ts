import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { email } from '#domain/leads/fields.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { orderErasure } from '../data-requests/data-page.ts';
import { findAddress } from '../privacy/find-address.ts';
import { Correction, isTaken, rectifyPerson } from '../privacy/rectify-person.ts';
import { operation } from './operation.ts';
import { atOneMoment, isAnythingHeld, personAt, recordsOf, shownPerson } from './person.ts';
import { Refused } from './refused.ts';

const roles = ['privacy'] as const;
const sought = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320));

/** One person, found by what they alone know: no list, no part of a name. A search without a result is logged too. */
export const personFind = operation({
  name: 'person.find',
  roles,
  input: v.strictObject({ sought, language: v.picklist(LANGUAGES) }),
  async run({ db, tokenSecrets, input }) {
    await atOneMoment(db);
    const { by, emails } = await findAddress(db, input.sought);
    if (emails.length > 1) throw new Refused('conflict', { several: true });
    const [address] = emails;
    const data = address === undefined ? undefined : await personAt(db, address, tokenSecrets);
    if (data === undefined || !(isAnythingHeld(data) || data.suppressed.length > 0)) {
      return { answer: null, facts: { by, found: false } };
    }
    const records = recordsOf(data);
    const { rows } = await db.query(
      'SELECT count(*)::int AS count FROM desk_audit WHERE records && $1::uuid[]',
      [records],
    );
    const answer = shownPerson(data, { language: input.language, traces: rows[0].count });
    return { answer, records, facts: { by, found: true } };
  },
});

export const personExport = operation({
  name: 'person.export',
  roles,
  input: v.strictObject({ email }),
  async run({ db, tokenSecrets, input }) {
    await atOneMoment(db);
    const data = await personAt(db, input.email, tokenSecrets);
    return { answer: data, records: recordsOf(data) };
  },
});

export const personCorrect = operation({
  name: 'person.correct',
  roles,
  input: v.strictObject({ email, correction: Correction }),
  async run({ db, tokenSecrets, input: { email: address, correction } }) {
    const fields = Object.keys(correction);
    if (fields.length === 0) throw new Refused('malformed');
    const data = await personAt(db, address, tokenSecrets);
    // What is about to be erased is not moved out of its way.
    if (data.data_requests.some((row) => row.erasure_requested_at !== null)) {
      throw new Refused('conflict', { erasing: true });
    }
    const rectified = await rectifyPerson(db, address, correction).catch((error: unknown) => {
      throw isTaken(error) ? new Refused('conflict', { taken: true }) : error;
    });
    const { analyses_deleted: analyses, ...corrected } = rectified;
    const rows = Object.values(corrected).reduce((sum, count) => sum + count, 0);
    if (rows === 0) throw new Refused('not-found');
    return { answer: { rows, analyses }, records: recordsOf(data), facts: { fields, analyses } };
  },
});

/** Only asked for here: the worker carries it out, as for somebody who asked on their own page. */
export const personErase = operation({
  name: 'person.erase',
  roles,
  input: v.strictObject({ email, typed: email }),
  async run({ db, tokenSecrets, input }) {
    if (input.typed !== input.email) throw new Refused('malformed');
    // Two at once would ask for it twice.
    await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [input.email]);
    const data = await personAt(db, input.email, tokenSecrets);
    if (!isAnythingHeld(data)) throw new Refused('not-found');
    if (data.data_requests.some((row) => row.erasure_requested_at !== null)) {
      throw new Refused('conflict', { erasing: true });
    }
    const request = randomUUID();
    await orderErasure(db, request, input.email);
    return { answer: { request }, records: [...recordsOf(data), request] };
  },
});

const ERASED = `SELECT s.created_at FROM desk_audit a
  LEFT JOIN suppressed_addresses s ON s.reason = 'erased' AND s.erased_rows && a.records
  WHERE a.action = 'person.erase' AND a.records @> ARRAY[$1::uuid]
    AND a.records[cardinality(a.records)] = $1 ORDER BY s.created_at DESC NULLS LAST LIMIT 1`;

/** What became of an erasure; the log still knows which rows it was about. Its own id is the last of them. */
export const personErasure = operation({
  name: 'person.erasure',
  roles,
  input: v.strictObject({ request: v.pipe(v.string(), v.uuid()) }),
  async run({ db, input: { request } }) {
    const records = [request];
    const waiting = await db.query('SELECT FROM data_requests WHERE id = $1', [request]);
    if (waiting.rowCount === 1) return { answer: { state: 'waiting' }, records };
    const { rows } = await db.query<{ created_at: Date | null }>(ERASED, [request]);
    if (rows[0] === undefined) throw new Refused('not-found');
    return {
      answer: { state: 'erased', at: rows[0].created_at?.toISOString() ?? null },
      records,
    };
  },
});
