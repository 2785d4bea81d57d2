import type { PoolClient } from 'pg';
import * as v from 'valibot';
import {
  FEW_HOURS,
  LEAD_VIEWS,
  LEADS_AT_ONCE,
  type LeadFilters,
  type LeadList,
  type LeadView,
  MOST_LEADS_COUNTED,
  MOST_LEADS_EXPORTED,
  MOST_LEADS_SHOWN,
  PROMISED_HOURS,
} from '#domain/desk/leads.ts';
import { line } from '#domain/leads/fields.ts';
import { SMALLEST_FLEETS } from '#domain/leads/options.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import { BYTE_ORDER_MARK, csvLine } from '#domain/site/csv-line.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { type LeadRow, leadRows, listedLead } from './lead-rows.ts';
import { operation } from './operation.ts';

const OPEN = `l.work_status IN ('new', 'contacted', 'qualified')`;
const PROMISED_FROM = 'coalesce(l.released_at, l.created_at)';

/** SQL of each view; the conditions are those of the partial indexes (migration 18). $1 is who asks. */
const VIEWS: Readonly<Record<LeadView, { where: string; order: string }>> = {
  open: {
    where: `l.suspicion IS NULL AND ${OPEN}`,
    order: `l.qualification_status, l.taken_by IS NOT NULL, ${PROMISED_FROM}, l.id`,
  },
  mine: {
    where: `l.taken_by IS NOT NULL AND l.suspicion IS NULL AND ${OPEN} AND l.taken_by = $1`,
    order: `l.qualification_status, ${PROMISED_FROM}, l.id`,
  },
  suspicious: {
    where: `l.suspicion IS NOT NULL AND ${OPEN}`,
    order: 'l.created_at DESC, l.id DESC',
  },
  closed: {
    where: `l.work_status IN ('won', 'lost')`,
    order: 'l.status_changed_at DESC, l.id DESC',
  },
};

const filters = {
  view: v.picklist(LEAD_VIEWS),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  priority: v.optional(v.picklist(['priority', 'standard'])),
  spoken: v.optional(v.picklist(LANGUAGES)),
  source: v.optional(v.pipe(v.string(), v.maxLength(100))),
  size: v.optional(v.picklist(SMALLEST_FLEETS)),
  untaken: v.optional(v.boolean()),
  language: v.picklist(LANGUAGES),
};

/** Values are added in the order in which their placeholders are asked for; the first is who asks. */
function conditionOf(who: string, given: LeadFilters): { where: string; values: unknown[] } {
  const values: unknown[] = [who];
  const placeholder = (value: unknown) => `$${values.push(value)}`;
  // Named in each of them, or PostgreSQL would not know its type.
  const parts = ['$1::text IS NOT NULL', VIEWS[given.view].where];
  if (given.priority) parts.push(`l.qualification_status = ${placeholder(given.priority)}`);
  if (given.spoken) parts.push(`l.language = ${placeholder(given.spoken)}`);
  if (given.source) parts.push(`l.utm_source = ${placeholder(given.source)}`);
  if (given.size !== undefined) parts.push(`l.fleet_size = ${placeholder(given.size)}`);
  if (given.untaken) parts.push('l.taken_by IS NULL');
  if (given.search) parts.push(searched(given.search, placeholder));
  return { where: parts.join(' AND '), values };
}

/** A reference, or beginnings of words of name, company and address as the column `search` has them. */
function searched(text: string, placeholder: (value: unknown) => string): string {
  const digits = startOfIdIn(text);
  if (digits !== undefined) {
    const from = placeholder(uuidOf(digits.padEnd(32, '0')));
    const to = placeholder(uuidOf(digits.padEnd(32, 'f')));
    return `l.id IN (
      SELECT lead_id FROM lead_submissions WHERE id BETWEEN ${from}::uuid AND ${to}::uuid
      UNION SELECT id FROM crm_leads WHERE id BETWEEN ${from}::uuid AND ${to}::uuid
    )`;
  }
  const words = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return 'false';
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return `l.search @@ to_tsquery('simple', ${placeholder(query)})`;
}

const uuidOf = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

async function listLeads(
  db: Pick<PoolClient, 'query'>,
  who: string,
  given: LeadFilters,
  limit: number,
): Promise<LeadRow[]> {
  const { where, values } = conditionOf(who, given);
  const { order } = VIEWS[given.view];
  // Only those that are shown are looked at more closely.
  const page = `SELECT l.* FROM crm_leads l WHERE ${where} ORDER BY ${order} LIMIT $${values.push(limit)}`;
  const { rows } = await db.query<LeadRow>(`${leadRows(page)} ORDER BY ${order}`, values);
  return rows;
}

type Counted = Omit<LeadList, 'leads' | 'counts' | 'sources'> & Record<LeadView, number>;

const WAITING = `${VIEWS.open.where} AND l.first_contact_at IS NULL`;
const SINCE = (hours: number) => `now() - interval '${hours} hours'`;
const LATE = `${PROMISED_FROM} < ${SINCE(PROMISED_HOURS)}`;
const SOON = `${PROMISED_FROM} >= ${SINCE(PROMISED_HOURS)} AND ${PROMISED_FROM} < ${SINCE(PROMISED_HOURS - FEW_HOURS)}`;

/** SQL: how many there are; of very many, that they are more than anybody counts. */
const countOf = (where: string) =>
  `(SELECT count(*)::integer FROM (SELECT FROM crm_leads l WHERE ${where} LIMIT ${MOST_LEADS_COUNTED + 1}) few)`;

/** Enough of them for the one in the middle to say how fast the team is. */
const MEDIAN_OF = 1000;

async function countLeads(
  db: Pick<PoolClient, 'query'>,
  who: string,
  given: LeadFilters,
): Promise<Counted> {
  const { where, values } = conditionOf(who, given);
  const { rows } = await db.query(
    `SELECT found.*, ${countOf(VIEWS.open.where)} AS open, ${countOf(VIEWS.mine.where)} AS mine,
       ${countOf(VIEWS.suspicious.where)} AS suspicious, ${countOf(VIEWS.closed.where)} AS closed,
       ${countOf(`${VIEWS.open.where} AND l.taken_by IS NULL`)} AS untaken,
       ${countOf(`${WAITING} AND ${LATE}`)} AS late, ${countOf(`${WAITING} AND ${SOON}`)} AS soon,
       (
         SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::integer FROM (
           SELECT extract(epoch FROM l.first_contact_at - ${PROMISED_FROM}) / 60 AS minutes
           FROM crm_leads l WHERE l.first_contact_at > now() - interval '30 days'
           ORDER BY l.first_contact_at DESC LIMIT ${MEDIAN_OF}
         ) newest
       ) AS "medianMinutes"
     FROM (
       SELECT count(*)::integer AS found,
         (count(*) FILTER (WHERE qualification_status = 'priority'))::integer AS "foundPriority"
       FROM (
         SELECT l.qualification_status FROM crm_leads l WHERE ${where} LIMIT ${MOST_LEADS_COUNTED + 1}
       ) few
     ) found`,
    values,
  );
  return rows[0];
}

/** Of the newest leads: the commonest, by name. */
async function sourcesOf(db: PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ utm_source: string }>(
    `SELECT utm_source FROM (
       SELECT utm_source FROM crm_leads WHERE utm_source IS NOT NULL ORDER BY created_at DESC LIMIT 1000
     ) newest GROUP BY utm_source ORDER BY count(*) DESC, utm_source LIMIT 12`,
  );
  return rows.map(({ utm_source }) => utm_source).toSorted();
}

/** Which filters were used; what was typed, here or in the address of a visit, is not repeated in the log. */
function facts({ search, source, ...given }: LeadFilters & { language: unknown }) {
  const { language: _language, ...chosen } = given;
  return { ...chosen, ...(search && { searched: true }), ...(source && { bySource: true }) };
}

export const leadsList = operation({
  name: 'leads.list',
  roles: ['sales'],
  input: v.strictObject({
    ...filters,
    limit: v.pipe(v.number(), v.integer(), v.minValue(LEADS_AT_ONCE), v.maxValue(MOST_LEADS_SHOWN)),
  }),
  async run({ db, who, input }) {
    const { language, limit, ...given } = input;
    const rows = await listLeads(db, who.subject, given, limit);
    const { open, mine, suspicious, closed, ...counted } = await countLeads(db, who.subject, given);
    const reader = { subject: who.subject, language };
    return {
      answer: {
        ...counted,
        leads: rows.map((row) => listedLead(row, reader)),
        counts: { open, mine, suspicious, closed },
        sources: await sourcesOf(db),
      },
      records: rows.map(({ id }) => id),
      facts: facts({ language, ...given }),
    };
  },
});

const COLUMNS = [
  ...[
    'reference',
    'created_at',
    'score',
    'priority',
    'company',
    'first_name',
    'last_name',
    'email',
  ],
  ...['phone', 'phone_consent', 'newsletter_consent', 'language', 'fleet_size', 'vehicle_type'],
  ...['industry', 'urgency', 'utm_source', 'utm_campaign', 'gain_euros', 'status', 'lost_reason'],
  ...['taken_by', 'next_at', 'first_contact_at'],
] as const;

/** For a French Excel as it is opened there by a double click; no cell can start a formula. */
export const leadsExport = operation({
  name: 'leads.export',
  roles: ['sales'],
  input: v.strictObject({
    ...filters,
    /** Kept in the log, so that somebody can ask. */
    purpose: v.pipe(line(200), v.minLength(3)),
  }),
  async run({ db, who, input }) {
    const { language, purpose, ...given } = input;
    const rows = await listLeads(db, who.subject, given, MOST_LEADS_EXPORTED);
    const separator = language === 'fr' ? ';' : ',';
    const reader = { subject: who.subject, language };
    const lines = rows.map((row) => {
      const { reference, score, isPriority, gain } = listedLead(row, reader);
      const own = new Map<string, unknown>([
        ...Object.entries(row.answers),
        ['reference', reference],
        ['score', score],
        ['priority', isPriority],
        ['gain_euros', gain?.gain],
        ['status', row.work_status],
        ['taken_by', row.taken_by_name],
      ]);
      return csvLine(
        COLUMNS.map((column) => cellOf(own.get(column))),
        separator,
      );
    });
    return {
      answer: {
        csv: BYTE_ORDER_MARK + csvLine(COLUMNS, separator) + lines.join(''),
        count: rows.length,
      },
      records: rows.map(({ id }) => id),
      facts: { ...facts({ language, ...given }), purpose },
    };
  },
});

function cellOf(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return null;
}
