import type { PoolClient } from 'pg';
import * as v from 'valibot';
import {
  MOST_REQUESTS_COUNTED,
  REQUEST_FILTERS,
  REQUESTS_A_PAGE,
  type RequestFilter,
  type RequestKind,
  type RequestListInput,
} from '#domain/desk/requests.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { WAITS_FOR_APPROVAL } from '../lead-analyses/stored-analyses.ts';
import { operation } from './operation.ts';
import { listedMessages, listedRegistrations } from './request-rows.ts';

const WAITING = `SELECT lead_submission_id FROM analyses WHERE ${WAITS_FOR_APPROVAL}`;

/** SQL: what a filter leaves of registrations and of messages; nothing is said of a kind of which it leaves none. */
const FILTERS: Record<RequestFilter | 'all', Partial<Record<RequestKind, string>>> = {
  all: { registration: 'true', message: 'true' },
  registration: { registration: 'true' },
  message: { message: 'true' },
  waiting: { registration: `id IN (${WAITING})` },
  flagged: { registration: 'suspicion IS NOT NULL', message: 'suspicion IS NOT NULL' },
};

const TABLES: Record<RequestKind, string> = {
  registration: 'lead_submissions',
  message: 'form_submissions',
};

interface Found {
  of: RequestKind;
  id: string;
}

const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

/** SQL and its values: the ids of all that the search and the filter leave; of each kind no more than `most`. */
function foundSql({ search, only }: Pick<RequestListInput, 'search' | 'only'>, most: number) {
  const [searched, values] = search ? searchedSql(search) : ['true', []];
  const parts = (Object.entries(FILTERS[only ?? 'all']) as [RequestKind, string][]).map(
    ([kind, where]) => `(
      SELECT '${kind}'::text AS of, id, created_at FROM ${TABLES[kind]} WHERE ${where} AND ${searched}
      ${NEWEST_FIRST} LIMIT ${most}
    )`,
  );
  return { sql: parts.join(' UNION ALL '), values };
}

/** A reference, or beginnings of words of name, company and address as the columns `search` have them. */
function searchedSql(text: string): [where: string, values: string[]] {
  const digits = startOfIdIn(text);
  if (digits !== undefined) {
    const range = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')];
    return ['id BETWEEN $1::uuid AND $2::uuid', range];
  }
  const words = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return ['false', []];
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return [`search @@ to_tsquery('simple', $1)`, [query]];
}

async function count(db: PoolClient, sql: string, values: string[] = []): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT least(count(*), ${MOST_REQUESTS_COUNTED + 1})::int AS count FROM (${sql}) few`,
    values,
  );
  return rows[0]?.count ?? 0;
}

async function pageOf(db: PoolClient, { page, ...given }: RequestListInput): Promise<Found[]> {
  const { sql, values } = foundSql(given, page * REQUESTS_A_PAGE);
  const { rows } = await db.query<Found & Record<string, unknown>>(
    `SELECT * FROM (${sql}) found ${NEWEST_FIRST} LIMIT ${REQUESTS_A_PAGE} OFFSET ${(page - 1) * REQUESTS_A_PAGE}`,
    values,
  );
  return rows;
}

/** Registrations and messages in one list, the newest first. */
export const requestsList = operation({
  name: 'requests.list',
  roles: ['sales'],
  input: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    only: v.optional(v.picklist(REQUEST_FILTERS)),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    language: v.picklist(LANGUAGES),
  }),
  async run({ db, input: { language, ...given } }) {
    const page = await pageOf(db, given);
    const idsOf = (kind: RequestKind) => page.filter(({ of }) => of === kind).map(({ id }) => id);
    const listed = new Map(
      [
        ...(await listedRegistrations(db, idsOf('registration'), language)),
        ...(await listedMessages(db, idsOf('message'), language)),
      ].map((request) => [request.id, request]),
    );
    const { sql, values } = foundSql(given, MOST_REQUESTS_COUNTED + 1);
    const { search, ...chosen } = given;
    return {
      answer: {
        requests: page.flatMap(({ id }) => listed.get(id) ?? []),
        found: await count(db, sql, values),
        toApprove: await count(db, WAITING),
      },
      records: page.map(({ id }) => id),
      // What was typed is not repeated in the log.
      facts: { ...chosen, ...(search && { searched: true }) },
    };
  },
});
