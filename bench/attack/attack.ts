import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addressProbes } from './address-probes.ts';
import { type Finding, type House, type Probe, startHouse, type Wishes } from './attacked-house.ts';
import { bodyProbes } from './body-probes.ts';
import { deskBodyProbes } from './desk-body-probes.ts';
import { deskDoorProbes } from './desk-door-probes.ts';
import { deskRequestProbes } from './desk-request-probes.ts';
import { formProbes } from './form-probes.ts';
import { pathProbes } from './path-probes.ts';
import { personProbes } from './person-probes.ts';
import { processProbes } from './process-probes.ts';
import { socketProbes } from './socket-probes.ts';

/**
 * Attacks the built product and prints what held.
 *
 * npm run attack -- [--seed 7] [--sample] [--only reset]
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
    sample: { type: 'boolean', default: false },
    /** Only probes whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const wishes: Wishes = { seed: Number(values.seed), isSample: values.sample };
const BOUND_MINUTES = wishes.isSample ? 7 : 25;
/** A delivery that was given up is one way for it to end: an address that nobody has, for one. */
const ERROR_LINE = /^\{"level":[56]0,(?!.*"delivery is dead").*$/gm;

if (!existsSync('dist/site.json') || !existsSync('dist/desk/index.html')) {
  console.error("There is no built site: run 'npm run build' first.");
  process.exit(2);
}

const probes: Probe[] = [
  ...bodyProbes,
  ...formProbes,
  ...socketProbes,
  ...pathProbes,
  ...addressProbes,
  ...personProbes,
  ...processProbes,
  ...deskRequestProbes,
  ...deskBodyProbes,
  ...deskDoorProbes,
]
  .filter(({ name }) => name.includes(values.only))
  // Those that share a process stand together: each change of limits is a restart.
  .sort((a, b) => processOf(a).localeCompare(processOf(b)));

const house = await startHouse();
const startedMs = Date.now();
let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= house.stop();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
setTimeout(() => {
  console.error(`Not done after ${BOUND_MINUTES} minutes: given up.`);
  void stop().finally(() => process.exit(1));
}, BOUND_MINUTES * 60_000).unref();

console.log(`Seed ${wishes.seed}${wishes.isSample ? ', a sample' : ''}.`);
console.log(
  "Probes marked 'raised' run under raised RATE_LIMITS and from many networks, so that limits hide nothing behind them.\n",
);
const broken: string[] = [];
let isSpent = false;
for (const probe of probes) {
  const { sent, found, ok, seconds } = await attacked(probe, house, probe.anew ?? isSpent);
  if (!ok) broken.push(probe.name);
  // What one probe has made of the process must not be held against the next.
  isSpent = !ok;
  const cells = [
    ok ? 'held  ' : 'BROKEN',
    probe.limits.padEnd(6),
    probe.name.padEnd(58),
    String(sent).padStart(6),
    `${seconds.toFixed(1)} s`.padStart(8),
    found,
  ];
  console.log(cells.join('  '));
}
await stop();
const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
console.log(
  broken.length === 0
    ? `\nAll ${probes.length} probes held (${minutes} minutes, seed ${wishes.seed}).`
    : `\n${broken.length} of ${probes.length} probes broke it (${minutes} minutes, seed ${wishes.seed}).`,
);
process.exit(broken.length === 0 ? 0 : 1);

function processOf({ desk = false, limits }: Probe): string {
  return `${desk} ${limits}`;
}

/** Whatever it looks for, a probe that ends the process or makes it log an error has broken it. */
async function attacked(
  probe: Probe,
  on: House,
  anew: boolean,
): Promise<Finding & { seconds: number }> {
  const beganMs = Date.now();
  let finding: Finding;
  let server: ReturnType<House['server']> | undefined;
  let logged = 0;
  try {
    await on.start(probe.limits, { anew, desk: probe.desk ?? false });
    server = on.server();
    logged = server.log().length;
    finding = await probe.run(on, wishes);
  } catch (error) {
    const { message } = error as Error;
    finding = { sent: 0, found: `could not be carried out: ${message}`, ok: false };
  }
  // What it logs comes through a pipe, a moment later.
  await pause(300);
  const seconds = (Date.now() - beganMs) / 1000;
  const log = server?.log().slice(logged) ?? '';
  const errors = log.match(ERROR_LINE) ?? [];
  if (server !== undefined && server === on.server() && !server.isAlive()) {
    const why = /^\w*Error: .*$|^\s+code: .*$/m.exec(log)?.[0] ?? 'without a word';
    finding = { ...finding, found: `the process ended (${why}); ${finding.found}`, ok: false };
  } else if (errors.length > 0 && !probe.errorsAreRight) {
    const found = `${finding.found}; ${errors.length} errors logged, such as ${sentenceOf(errors[0])}`;
    finding = { ...finding, found, ok: false };
  }
  return { ...finding, seconds };
}

function sentenceOf(line: string | undefined): string {
  const { msg, req, err } = JSON.parse(line ?? '{}');
  const frame = err?.stack?.split('\n')[0]?.trim() ?? '';
  return `'${[msg, req?.path, err?.type, err?.code, frame].filter(Boolean).join(' ')}'`;
}
