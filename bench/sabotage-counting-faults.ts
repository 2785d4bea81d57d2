import type { Fault } from './sabotage-faults.ts';

const COUNTS = 'src/server/analytics/audience-counts.ts';
const STORED = 'src/server/analytics/audience-counts.test.ts';
const VISIT = 'src/app/analytics/visit.ts';
const STEPS = 'src/app/analytics/visit.test.ts';
const SHOWN = 'src/server/cli/counts.test.ts';

/** Faults in how visits are counted. */
export const COUNTING_FAULTS: readonly Fault[] = [
  {
    name: 'counting: a process that stops forgets what it holds',
    file: COUNTS,
    find: '      await storing;\n      await flush();',
    replace: '      await storing;',
    test: STORED,
    promise: 'a process that stops stores what it holds',
  },
  {
    name: 'counting: a second process overwrites the first',
    file: COUNTS,
    find: 'DO UPDATE SET count = stored.count + excluded.count',
    replace: 'DO UPDATE SET count = excluded.count',
    test: STORED,
    promise:
      'two processes that add to the same rows at once lose nothing and never block each other',
  },
  {
    name: 'counting: an outage loses what was counted',
    file: COUNTS,
    find: 'for (const { count, ...key } of totals) add(key, count);',
    replace: '',
    test: STORED,
    promise:
      'while the database does not answer the totals wait, with one line in the log, and then none is missing',
  },
  {
    name: 'counting: the day is that of Greenwich',
    file: 'src/domain/site/paris-time.ts',
    find: "timeZone: 'Europe/Paris'",
    replace: "timeZone: 'UTC'",
    test: STORED,
    promise:
      'what happened is added up by day, event, page and language, and nothing else is stored',
  },
  {
    name: 'counting: a reload is another visit',
    file: VISIT,
    find: 'let visit = storedVisit() ?? newVisit(landing);',
    replace: 'let visit = newVisit(landing);',
    test: STEPS,
    promise: 'a reload, or a page that came as a document of its own, goes on with the same visit',
  },
  {
    name: 'counting: a step counts as often as it is reached',
    file: VISIT,
    find: '.filter((taken) => !steps.includes(taken))',
    replace: '',
    test: STEPS,
    promise: 'each step of a visit is told once, with where the visit began',
  },
  {
    name: 'counting: a provider hears of the steps of a visit',
    file: 'src/server/analytics/event-relay.ts',
    find: "all.filter((event) => event.name !== 'funnel_step')",
    replace: 'all as never[]',
    test: 'src/server/analytics/event-relay.test.ts',
    promise: 'the steps of a visit are for our own counts: no provider hears of them',
  },
  {
    name: 'counting: what programs sent is among the leads',
    file: 'src/server/analytics/read-counts.ts',
    find: 'suspicion IS NULL AND last_contact_at',
    replace: 'last_contact_at',
    test: SHOWN,
    promise: 'beside it stands what is stored, whoever agreed, and without what programs sent',
  },
  {
    name: 'counting: the last day of a period is left out',
    file: 'src/server/analytics/read-counts.ts',
    find: "WHERE event = 'funnel_step' AND day BETWEEN $1 AND $2 GROUP",
    replace: "WHERE event = 'funnel_step' AND day >= $1 AND day < $2 GROUP",
    test: SHOWN,
    promise: 'days outside the period are left out, and the last day of it is not',
  },
];
