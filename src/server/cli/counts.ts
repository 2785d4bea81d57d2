import { dayInParis } from '#domain/site/paris-time.ts';
import {
  type FunnelRow,
  GROUPINGS,
  type Grouping,
  readEvents,
  readFunnel,
  readSpeed,
  readStoredLeads,
} from '../analytics/read-counts.ts';
import { command, UsageError } from './command.ts';
import { momentOf } from './list-options.ts';
import { formatTable } from './table.ts';

export const counts = command({
  name: 'counts',
  about: 'Shows how far visits came, what was done and how fast pages were, from the daily totals.',
  options: {
    since: {
      type: 'string',
      value: 'when',
      default: '30d',
      about: 'from this day on: 2026-01-31, 7d (30d)',
    },
    until: { type: 'string', value: 'when', about: 'up to this day, included (today)' },
    by: {
      type: 'string',
      value: 'what',
      default: 'page',
      about: 'page on which a visit began, language, source or day (page)',
    },
  },
  example: '--since 7d --by source',
  async run({ values, json, write, database }) {
    const by = groupingOf(values.by);
    const period = {
      since: dayInParis(momentOf(values.since)),
      until: dayInParis(values.until === undefined ? new Date() : momentOf(values.until)),
    };
    if (period.since > period.until) throw new UsageError('--since is after --until.');
    const db = await database();
    const funnel = await readFunnel(db, period, by);
    const stored = await readStoredLeads(db, period, by);
    const events = await readEvents(db, period);
    const speed = await readSpeed(db, period);
    if (json) {
      write(`${JSON.stringify({ ...period, by, funnel, stored, events, speed }, null, 2)}\n`);
      return;
    }
    write(`From ${period.since} to ${period.until}.\n\n`);
    write('Visits of those who agreed to be counted, and how far they came:\n');
    write(formatTable(funnel, FUNNEL_COLUMNS(by)));
    write('\nStored in these days, whoever agreed to be counted:\n');
    write(
      formatTable(stored, [
        { title: by === 'page' ? '' : by, of: ({ of }) => of },
        { title: 'leads', of: ({ leads }) => leads },
        { title: 'qualified', of: ({ qualified }) => qualified },
        { title: 'messages', of: ({ messages }) => messages },
      ]),
    );
    if (events.length > 0) {
      write('\nWhat they did:\n');
      write(
        formatTable(events, [
          { title: 'event', of: ({ event }) => event },
          { title: 'of', of: ({ detail }) => detail },
          { title: 'count', of: ({ count }) => count },
        ]),
      );
    }
    if (speed.length > 0) {
      write('\nHow fast pages were for three quarters of them (milliseconds; CLS has no unit):\n');
      write(
        formatTable(speed, [
          { title: 'page', of: ({ page }) => page },
          { title: 'language', of: ({ language }) => language },
          { title: 'measured', of: ({ measured }) => measured },
          { title: 'LCP', of: ({ lcp }) => within(lcp) },
          { title: 'INP', of: ({ inp }) => within(inp) },
          { title: 'CLS', of: ({ cls }) => within(cls) },
          { title: 'navigation', of: ({ navigation }) => within(navigation) },
        ]),
      );
    }
  },
});

function groupingOf(given: string): Grouping {
  const found = GROUPINGS.find((grouping) => grouping === given);
  if (found === undefined)
    throw new UsageError(`--by is '${given}': it must be one of ${GROUPINGS.join(', ')}.`);
  return found;
}

const FUNNEL_COLUMNS = (by: Grouping) => [
  { title: by, of: ({ of }: FunnelRow) => of },
  { title: 'visits', of: ({ visit }: FunnelRow) => visit },
  ...(['simulator', 'form', 'lead', 'qualified', 'message'] as const).map((step) => ({
    title: step,
    of: ({ visit, [step]: count }: FunnelRow) =>
      visit === 0 ? count : `${count} (${Math.round((count / visit) * 100)}%)`,
  })),
];

/** Above the last bar of the histogram nothing more is known. */
const within = (end: number | undefined) =>
  end === undefined ? '' : end === Number.POSITIVE_INFINITY ? 'more' : `≤ ${end}`;
