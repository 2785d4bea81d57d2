import {
  GOOD_AND_POOR,
  HISTOGRAM_BARS,
  type Measure,
  threeQuartersWithin,
} from '#domain/privacy/audience-counts.ts';
import { FUNNEL_STEPS, type FunnelStep, sourceOf } from '#domain/privacy/visits.ts';
import type { Queryable } from '../database/pool.ts';

/** Days of Paris, both included. */
export interface Period {
  since: string;
  until: string;
}

export const GROUPINGS = ['page', 'language', 'source', 'day'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type FunnelRow = { of: string } & Record<FunnelStep, number>;

const FUNNEL: Readonly<Record<Grouping, string>> = Object.fromEntries(
  GROUPINGS.map((by) => [
    by,
    `SELECT ${by}::text AS of, detail AS step, sum(count)::float8 AS count FROM audience_counts
     WHERE event = 'funnel_step' AND day BETWEEN $1 AND $2 GROUP BY 1, 2`,
  ]),
) as Record<Grouping, string>;

/** How far visits came, of visitors who agreed to be counted; the last row is all of them. */
export async function readFunnel(
  db: Queryable,
  { since, until }: Period,
  by: Grouping,
): Promise<FunnelRow[]> {
  const { rows } = await db.query(FUNNEL[by], [since, until]);
  const found = new Map<string, FunnelRow>();
  const total = emptyRow('all');
  for (const { of, step, count } of rows as { of: string; step: FunnelStep; count: number }[]) {
    const row = found.get(of) ?? emptyRow(of);
    found.set(of, row);
    row[step] += count;
    total[step] += count;
  }
  const order =
    by === 'day'
      ? (a: FunnelRow, b: FunnelRow) => a.of.localeCompare(b.of)
      : (a: FunnelRow, b: FunnelRow) => b.visit - a.visit || a.of.localeCompare(b.of);
  return [...[...found.values()].sort(order), total];
}

const emptyRow = (of: string): FunnelRow => ({
  of,
  ...(Object.fromEntries(FUNNEL_STEPS.map((step) => [step, 0])) as Record<FunnelStep, number>),
});

/** What is stored, whoever agreed to be counted; without what a program may have sent. */
export interface StoredLeads {
  leads: number;
  qualified: number;
  messages: number;
}

/** A lead's last contact is never before its first day, and has an index. */
const LEAD_OF_PERIOD = `suspicion IS NULL AND last_contact_at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
    AND created_at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
    AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`;

const LEADS = `SELECT utm_source, utm_medium, referrer_url, language,
    (created_at AT TIME ZONE 'Europe/Paris')::date::text AS day, count(*)::integer AS leads,
    (count(*) FILTER (WHERE qualification_status = 'priority'))::integer AS qualified
  FROM crm_leads WHERE ${LEAD_OF_PERIOD} GROUP BY 1, 2, 3, 4, 5`;

const MESSAGES = `SELECT form_data->>'utm_source' AS utm_source, form_data->>'utm_medium' AS utm_medium,
    form_data->>'referrer_url' AS referrer_url, language,
    (created_at AT TIME ZONE 'Europe/Paris')::date::text AS day, count(*)::integer AS messages
  FROM form_submissions
  WHERE suspicion IS NULL AND created_at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
    AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'
  GROUP BY 1, 2, 3, 4, 5`;

interface StoredRow extends Partial<StoredLeads> {
  utm_source: string | null;
  utm_medium: string | null;
  referrer_url: string | null;
  language: string;
  day: string;
}

/** The same by language, source or day; on which page a visit began is not stored with a lead. */
export async function readStoredLeads(
  db: Queryable,
  { since, until }: Period,
  by: Grouping,
): Promise<({ of: string } & StoredLeads)[]> {
  const total = { of: 'all', leads: 0, qualified: 0, messages: 0 };
  const found = new Map<string, typeof total>();
  for (const statement of [LEADS, MESSAGES]) {
    const { rows } = await db.query(statement, [since, until]);
    for (const row of rows as unknown as StoredRow[]) {
      const of = by === 'source' ? sourceOf(row) : by === 'page' ? 'all' : row[by];
      const group = of === 'all' ? undefined : (found.get(of) ?? { ...emptyStored, of });
      if (group !== undefined) found.set(of, group);
      for (const sum of group === undefined ? [total] : [group, total]) {
        sum.leads += row.leads ?? 0;
        sum.qualified += row.qualified ?? 0;
        sum.messages += row.messages ?? 0;
      }
    }
  }
  return [...[...found.values()].sort((a, b) => a.of.localeCompare(b.of)), total];
}

const emptyStored: StoredLeads = { leads: 0, qualified: 0, messages: 0 };

export interface EventRow extends Record<string, unknown> {
  event: string;
  detail: string;
  count: number;
}

const EVENTS = `SELECT event, detail, sum(count)::float8 AS count FROM audience_counts
  WHERE day BETWEEN $1 AND $2 AND event <> 'funnel_step' AND event <> ALL($3)
  GROUP BY 1, 2 ORDER BY event COLLATE "C", count DESC, detail COLLATE "C"`;

const MEASURES = Object.keys(HISTOGRAM_BARS) as Measure[];

export async function readEvents(db: Queryable, { since, until }: Period): Promise<EventRow[]> {
  const { rows } = await db.query(EVENTS, [since, until, MEASURES]);
  return rows as EventRow[];
}

/** What three quarters of the page views stayed within; nothing where none was measured. */
export type SpeedRow = { page: string; language: string; measured: number } & Partial<
  Record<Measure, number>
>;

const SPEED = `SELECT page, language, event, detail, sum(count)::float8 AS count FROM audience_counts
  WHERE day BETWEEN $1 AND $2 AND event = ANY($3) GROUP BY 1, 2, 3, 4`;

export async function readSpeed(db: Queryable, { since, until }: Period): Promise<SpeedRow[]> {
  const { rows } = await db.query(SPEED, [since, until, MEASURES]);
  const found = new Map<string, { place: SpeedRow; bars: Map<Measure, Map<string, number>> }>();
  for (const { page, language, event, detail, count } of rows as {
    page: string;
    language: string;
    event: Measure;
    detail: string;
    count: number;
  }[]) {
    const id = `${page} ${language}`;
    const entry = found.get(id) ?? { place: { page, language, measured: 0 }, bars: new Map() };
    found.set(id, entry);
    const bars = entry.bars.get(event) ?? new Map<string, number>();
    entry.bars.set(event, bars.set(detail, count));
    // Stability is measured of every page that was seen.
    if (event === 'cls') entry.place.measured += count;
  }
  return [...found.values()]
    .map(({ place, bars }) => {
      const measures = MEASURES.flatMap((measure) => {
        const within = threeQuartersWithin(measure, bars.get(measure) ?? new Map());
        return within === undefined ? [] : [[measure, within] as const];
      });
      return { ...place, ...Object.fromEntries(measures) };
    })
    .sort(
      (a, b) =>
        b.measured - a.measured ||
        a.page.localeCompare(b.page) ||
        a.language.localeCompare(b.language),
    );
}

/** How many of the leads of these days have an analysis. */
export async function readAnalysedLeads(db: Queryable, { since, until }: Period): Promise<number> {
  const { rows } = await db.query(
    `SELECT count(*)::int AS count FROM crm_leads
     WHERE ${LEAD_OF_PERIOD} AND EXISTS (
       SELECT FROM analyses a WHERE a.lead_submission_id = crm_leads.submission_id
     )`,
    [since, until],
  );
  return Number(rows[0]?.count);
}

type Judged = keyof typeof GOOD_AND_POOR;

export interface VitalRow {
  measure: Judged;
  good: number;
  middling: number;
  poor: number;
  /** What three quarters stayed within; Infinity above the last bar. */
  within: number;
}

const VITALS = `SELECT event, detail, sum(count)::float8 AS count FROM audience_counts
  WHERE day BETWEEN $1 AND $2 AND event = ANY($3) GROUP BY 1, 2`;

/** How fast all pages were; measures that nobody sent are left out. */
export async function readVitals(db: Queryable, { since, until }: Period): Promise<VitalRow[]> {
  const judged = Object.keys(GOOD_AND_POOR) as Judged[];
  const { rows } = await db.query(VITALS, [since, until, judged]);
  const all = rows as { event: Judged; detail: string; count: number }[];
  return judged.flatMap((measure) => {
    const bars = all.filter(({ event }) => event === measure);
    const within = threeQuartersWithin(measure, new Map(bars.map((b) => [b.detail, b.count])));
    if (within === undefined) return [];
    const [good, poor] = GOOD_AND_POOR[measure];
    const sum = (isOne: (end: number) => boolean) =>
      // The bar above the last has no number.
      bars.filter((b) => isOne(Number(b.detail))).reduce((total, b) => total + b.count, 0);
    const [isGood, isMiddling] = [(end: number) => end <= good, (end: number) => end <= poor];
    return {
      measure,
      good: sum(isGood),
      middling: sum((end) => !isGood(end) && isMiddling(end)),
      poor: sum((end) => !isMiddling(end)),
      within,
    };
  });
}
