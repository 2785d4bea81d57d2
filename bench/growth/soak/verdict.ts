import { median } from '../measure.ts';
import { QUEUE, ROW_TABLES, type Sample, SMALL_TABLES } from './samples.ts';

/** The first fifth warms up; the second is compared with the last. */
const FIFTHS = 5;
const MOST_RATIO = 1.1;
/** A fresh Node process takes memory for minutes before it settles. */
export const SHORTEST_JUDGED_MINUTES = 10;

interface Measure {
  /** As it is called in the table. */
  name: string;
  /** As it is called in a sample. */
  value: string;
  digits: number;
  /** It is judged; otherwise it is shown. */
  isJudged?: true;
  /** So much more is well, whatever the ratio. */
  slack?: number;
  /** The least of a fifth instead of the median: what is open for a moment is not left open. */
  isLeast?: true;
}

const MEASURES: readonly Measure[] = [
  ...ofProcess('site'),
  ...ofProcess('worker'),
  // Pools open and close connections within their limits, as the load of the moment asks.
  { ...judged('database connections, least', 'connections'), isLeast: true, slack: 5 },
  ...ROW_TABLES.map((table) => judged(`${table}: bytes per row`, `${table} bytes per row`)),
  // Dead rows that were never removed would add this in two minutes.
  { ...judged(`${QUEUE}: kB`, `${QUEUE} kB`), slack: 2048 },
  // The first vacuum adds a map of free pages, which is larger than such a table.
  ...SMALL_TABLES.map((table) => ({ ...judged(`${table}: kB`, `${table} kB`), slack: 128 })),
  shown('crm_leads: rows', 'crm_leads rows'),
  ...[QUEUE, 'deliveries', 'rate_limits'].flatMap((table) => [
    shown(`${table}: rows`, `${table} rows`),
    shown(`${table}: dead rows`, `${table} dead`),
  ]),
  shown('lead answered, p50 ms', 'lead p50', 1),
  shown('lead answered, p99 ms', 'lead p99', 1),
  shown('lead to its webhook, p50 s', 'lag p50', 2),
  shown('lead to its webhook, p99 s', 'lag p99', 2),
  shown('write-ahead log, MB per minute', 'wal per minute', 1),
];

function ofProcess(name: string): Measure[] {
  return [
    { ...judged(`${name}: memory (RSS), MB`, `${name} memory`), digits: 1 },
    // After a collection: what is only waiting for the next one is no growth.
    {
      ...judged(`${name}: heap in use, MB, least`, `${name} heap`),
      digits: 1,
      isLeast: true,
      slack: 20,
    },
    // Connections are open files too.
    { ...judged(`${name}: open files, least`, `${name} files`), isLeast: true, slack: 10 },
    judged(`${name}: threads`, `${name} threads`),
    shown(`${name}: processor, s per minute`, `${name} processor per minute`, 1),
  ];
}

function judged(name: string, value: string): Measure {
  return { name, value, digits: 0, isJudged: true };
}

function shown(name: string, value: string, digits = 0): Measure {
  return { name, value, digits };
}

export interface Compared extends Measure {
  second: number;
  last: number;
  isTooMuch: boolean;
}

/** Each measure in the second fifth of the run beside the last. */
export function compareFifths(samples: readonly Sample[], lengthMs: number): Compared[] {
  const figureIn = (fifth: number, { value, isLeast }: Measure) => {
    const list = samples
      .filter(({ atMs }) => Math.ceil((atMs / lengthMs) * FIFTHS) === fifth)
      .map(({ values }) => values[value])
      .filter((one) => one !== undefined);
    return isLeast && list.length > 0 ? Math.min(...list) : median(list);
  };
  return MEASURES.map((measure) => {
    const { isJudged = false, slack = 0 } = measure;
    const [second, last] = [figureIn(2, measure), figureIn(FIFTHS, measure)];
    // What was never read has not stayed the same.
    const isRead = second > 0 && last > 0;
    const hasGrown = last > second * MOST_RATIO && last > second + slack;
    return { ...measure, second, last, isTooMuch: isJudged && (!isRead || hasGrown) };
  });
}

export function tableRow({ name, second, last, digits, isJudged, slack }: Compared): string[] {
  const more = slack === undefined ? '' : `, or ${slack} more`;
  return [
    name,
    second.toFixed(digits),
    last.toFixed(digits),
    second > 0 ? (last / second).toFixed(2) : '',
    isJudged ? `${MOST_RATIO}${more}` : '',
  ];
}
