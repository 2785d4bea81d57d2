import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { markdownTable, report } from '../report.ts';
import { accountFor } from './account.ts';
import { sendVisitors, type Visitors } from './answers.ts';
import { type ExitCodes, type SoakHouse, startSoakHouse } from './house.ts';
import { ratesSince, type Sample, takeSample } from './samples.ts';
import { compareFifths, SHORTEST_JUDGED_MINUTES, tableRow } from './verdict.ts';

/**
 * Whether anything grows that should not: site and worker as an operator starts them, PostgreSQL on disk, a mail
 * server and a webhook receiver, under a steady low load. Memory, files, connections and the size of tables in the
 * second fifth of the run are compared with the last; in the end all that was accepted must have arrived.
 *
 *   npm run bench:soak -- [--minutes 30] [--write]
 */
const { values: given } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, write: { type: 'boolean' } },
});
/** Less is over before maintenance has run. */
const SHORTEST_MINUTES = 2;
const minutes = Number(given.minutes);
const isLong = minutes >= SHORTEST_JUDGED_MINUTES;
if (!(minutes >= SHORTEST_MINUTES) || (given.write && !isLong)) {
  console.error(
    `--minutes is at least ${SHORTEST_MINUTES}, with --write ${SHORTEST_JUDGED_MINUTES}.`,
  );
  process.exit(2);
}
if (!existsSync('dist/site.json')) {
  console.error("There is no built site: run 'npm run build' first.");
  process.exit(2);
}

const MINUTE_MS = 60_000;
const SAMPLE_MS = 10_000;
const BURST_MS = 20_000;
const BURST_EVERY_MS = 6 * MINUTE_MS;
const FIRST_BURST_MS = 2 * MINUTE_MS;
/** The last refused webhook comes again within a minute. */
const DRAIN_MS = 3 * MINUTE_MS;
/** The product's own limit for a statement is five seconds. */
const OLDEST_TRANSACTION_S = 10;
const MOST_LINES = 10;
const EXPECTED_LINE = /"why":"[^"]*503[^"]*".*"delivery failed, will be tried again"/;

const lengthMs = minutes * MINUTE_MS;
const samples: Sample[] = [];
const ended = new AbortController();
const { signal } = ended;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => ended.abort());
const pauseUnlessEnded = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});

async function sampleUntilEnd(house: SoakHouse, visitors: Visitors): Promise<void> {
  const beganMs = Date.now();
  for (let dueMs = SAMPLE_MS; dueMs <= lengthMs; dueMs += SAMPLE_MS) {
    await pauseUnlessEnded(Math.max(0, beganMs + dueMs - Date.now()));
    if (signal.aborted) return;
    const atMs = dueMs - SAMPLE_MS / 2;
    const taken = await takeSample(house, beganMs + dueMs - SAMPLE_MS);
    const rates = ratesSince(samples.at(-1), { atMs, values: taken });
    samples.push({ atMs, values: { ...taken, ...visitors.leadFigures(), ...rates } });
    if (dueMs % MINUTE_MS === 0) sayHowItIs(dueMs / MINUTE_MS, taken, visitors);
  }
}

function sayHowItIs(minute: number, taken: Record<string, number>, visitors: Visitors): void {
  const memory = (name: string) => `${name} ${taken[`${name} memory`]?.toFixed(0)} MB`;
  console.log(
    `minute ${minute} of ${minutes}: ${visitors.answers()} answers, ${memory('site')}, ${memory('worker')}`,
  );
}

async function refuseNowAndThen(house: SoakHouse): Promise<void> {
  let waitMs = Math.min(FIRST_BURST_MS, lengthMs / 3);
  for (let atMs = waitMs; atMs + BURST_MS < lengthMs; atMs += BURST_EVERY_MS) {
    await pauseUnlessEnded(waitMs);
    if (signal.aborted) return;
    await house.refuseFor(BURST_MS, signal);
    waitMs = BURST_EVERY_MS - BURST_MS;
  }
}

async function untilDelivered({ db }: SoakHouse): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  while (Date.now() < deadline && !signal.aborted) {
    const { rows } = await db.query("SELECT 1 FROM deliveries WHERE state = 'pending' LIMIT 1");
    if (rows.length === 0) return;
    await pause(500);
  }
}

/** What is wrong with how visitors were answered and with what became of what they sent. */
async function run(house: SoakHouse): Promise<{ problems: string[]; visitors: Visitors }> {
  const visitors = sendVisitors({ port: house.port, seconds: lengthMs / 1000 });
  signal.addEventListener('abort', visitors.stop);
  if (signal.aborted) visitors.stop();
  try {
    const during = [sampleUntilEnd(house, visitors), refuseNowAndThen(house)];
    const [code] = await Promise.all([visitors.done, ...during]);
    await untilDelivered(house);
    const problems = [
      ...(code === 0 ? [] : ['The visitors did not stay until the end.']),
      ...[...visitors.unexpected].map(
        ([what, times]) => `${times} times this was not what was wanted: ${what}.`,
      ),
      ...(await accountFor(house, visitors.accepted)),
    ];
    return { problems, visitors };
  } finally {
    visitors.stop();
  }
}

function problemsOfProcesses(
  { site, worker }: SoakHouse,
  [siteCode, workerCode]: ExitCodes,
): string[] {
  const lines = [...site.notable, ...worker.notable].filter((line) => !EXPECTED_LINE.test(line));
  const oldest = Math.max(0, ...samples.map(({ values }) => values['oldest transaction'] ?? 0));
  const more = lines.length - MOST_LINES;
  return [
    ...(siteCode === 0 ? [] : [`The site ended with ${siteCode}.`]),
    ...(workerCode === 0 ? [] : [`The worker ended with ${workerCode}.`]),
    ...lines.slice(0, MOST_LINES).map((line) => `Not expected in the log: ${line}`),
    ...(more > 0 ? [`And ${more} more such lines.`] : []),
    ...(oldest > OLDEST_TRANSACTION_S ? [`A transaction was open for ${oldest} s.`] : []),
  ];
}

const house = await startSoakHouse();
const outcome = await run(house).catch((error: Error) => error);
const atTheEnd = problemsOfProcesses(house, await house.stop());
if (signal.aborted) process.exit(130);
if (outcome instanceof Error) {
  console.error(['It broke off.', ...atTheEnd].join('\n'), outcome);
  process.exit(1);
}

const { visitors } = outcome;
const problems = [...outcome.problems, ...atTheEnd];
const compared = compareFifths(samples, lengthMs);
const grown = compared.filter(({ isTooMuch }) => isTooMuch);
const leads = visitors.accepted.filter(({ what }) => what === 'lead').length;
const counted =
  problems.length === 0
    ? `${leads} leads were accepted among ${visitors.answers()} answers: each was stored once, and every delivery arrived.`
    : problems.join('\n');
const judged = !isLong
  ? `Too short to judge what grows: that takes ${SHORTEST_JUDGED_MINUTES} minutes.`
  : grown.length === 0
    ? 'Nothing grew that should not.'
    : `It grew: ${grown.map(({ name }) => name).join('; ')}.`;
report(
  'soak',
  [
    `${minutes} minutes; each figure is the median of a fifth of them, or the least where it says so. The first fifth warms up.`,
    markdownTable(
      ['measure', 'second fifth', 'last fifth', 'ratio', 'allowed'],
      compared.map(tableRow),
    ),
    `Rows of pgboss.job_common come and go, so its size is judged: PostgreSQL removes dead rows in batches, and between two batches a table takes room for both.`,
    `${judged} ${counted}`,
  ].join('\n\n'),
);
process.exit(problems.length > 0 || (isLong && grown.length > 0) ? 1 : 0);
