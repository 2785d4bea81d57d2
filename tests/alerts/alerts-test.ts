import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';
import type { Cause } from './cause.ts';
import { deliveryCauses } from './delivery-causes.ts';
import { deskCauses } from './desk-causes.ts';
import { houseCauses, quietCauses } from './house-causes.ts';
import { processCauses } from './process-causes.ts';
import { ALERTS, dashboardQueries, shortened } from './shipped-rules.ts';
import { startAlertmanager, startNodeExporter, startPrometheus } from './started-monitoring.ts';
import { startWatchedHouse } from './watched-house.ts';

/**
 * Each shipped alert, fired by its real cause and cleared by removing it: our processes, PostgreSQL, a receiver and a
 * mail server, watched by Debian's Prometheus and Alertmanager with the shipped rules, dashboard and routing. Only
 * windows and waiting times are shorter. Needs a build, for the desk's pages, the packages prometheus,
 * prometheus-alertmanager and prometheus-node-exporter, and root, to fill a small disk.
 *
 *   npm run alerts:test
 *   npm run alerts:test -- MailsRefused DiskNearlyFull
 */
const FACTOR = 30;
const WITHIN_MS = 240_000;
const TOLD_MS = 4_000;
const STARTED_WITHIN_MS = 90_000;

interface Seen {
  alert: string;
  cause: string;
  'fired after': string;
  'cleared after': string;
}

const wanted = process.argv.slice(2);
const seen: Seen[] = [];
const failures: string[] = [];

const house = await startWatchedHouse();
const pager = await startWebhookReceiver();
const team = await startSmtpSink();
const node = await startNodeExporter();
const alertmanager = await startAlertmanager({
  pagerUrl: pager.url,
  smtpPort: team.port,
  factor: FACTOR,
});
const targets = {
  'voltige-site': [house.first.metricsPort, house.second.metricsPort],
  'voltige-worker': [house.worker.metricsPort],
  'voltige-desk': [house.desk.metricsPort],
  node: [node.port],
};
const prometheus = await startPrometheus({
  targets,
  alertmanagerPort: alertmanager.port,
  factor: FACTOR,
});

const firing = async () => (await prometheus.alerts()).filter(({ state }) => state === 'firing');
const namesFiring = async () => new Set((await firing()).map(({ labels }) => labels.alertname));

async function everyTargetRead(): Promise<void> {
  const count = Object.values(targets).flat().length;
  const start = Date.now();
  while ((await prometheus.query('up == 1')) < count) {
    if (Date.now() - start > STARTED_WITHIN_MS) throw new Error('Not every target can be read.');
    await pause(500);
  }
}

/** When each of them was first seen so, in seconds; undefined for those that never were. */
async function secondsUntil(alerts: string[], isFiring: boolean): Promise<Map<string, number>> {
  const start = Date.now();
  const reached = new Map<string, number>();
  while (reached.size < alerts.length && Date.now() - start < WITHIN_MS) {
    const now = await namesFiring();
    for (const alert of alerts) {
      if (!reached.has(alert) && now.has(alert) === isFiring) {
        reached.set(alert, (Date.now() - start) / 1000);
      }
    }
    await pause(500);
  }
  return reached;
}

async function tryCause({ words, alerts, untold = [], begin, end }: Cause): Promise<void> {
  await secondsUntil(alerts, false);
  process.stdout.write(`${alerts.join(', ')}: ${words} …\n`);
  const [paged, mailed] = [pagedAlerts().length, mailedAlerts().length];
  const beganMs = Date.now();
  const broken = await Promise.resolve()
    .then(begin)
    .catch((error: Error) => error);
  const beginSeconds = (Date.now() - beganMs) / 1000;
  if (broken instanceof Error) {
    failures.push(`'${words}' could not be brought about: ${broken.message}`);
    return;
  }
  const fired = await secondsUntil(alerts, true);
  // So that Alertmanager tells of it.
  await pause(TOLD_MS);
  for (const { labels, annotations } of await firing()) {
    const bad = Object.values(annotations).find((text) => /error expanding|<no value>/.test(text));
    if (bad !== undefined) failures.push(`${labels.alertname}: ${bad}`);
  }
  const told = [...pagedAlerts().slice(paged), ...mailedAlerts().slice(mailed)];
  for (const alert of untold.filter((one) => told.includes(one))) {
    failures.push(`${alert} was told beside ${alerts[0]}.`);
  }
  const endedMs = Date.now();
  await end();
  const endSeconds = (Date.now() - endedMs) / 1000;
  const cleared = await secondsUntil(alerts, false);
  for (const alert of alerts) {
    const at = (reached: Map<string, number>, more: number) => {
      const seconds = reached.get(alert);
      return seconds === undefined ? 'never' : `${(seconds + more).toFixed(0)} s`;
    };
    const row = {
      alert,
      cause: words,
      'fired after': at(fired, beginSeconds),
      'cleared after': at(cleared, endSeconds),
    };
    seen.push(row);
    if (Object.values(row).includes('never')) failures.push(`${alert}, when ${words}`);
  }
}

async function tryAll(causes: Cause[]): Promise<void> {
  for (const cause of causes) {
    if (wanted.length > 0 && !cause.alerts.some((alert) => wanted.includes(alert))) continue;
    await tryCause(cause);
  }
}

async function tryDashboard(): Promise<number> {
  const queries = dashboardQueries();
  for (const { title, expr } of queries) {
    const asked = shortened(expr.replaceAll('$__rate_interval', '5m'), FACTOR);
    const found = await prometheus.query(asked).catch((error: Error) => error.message);
    if (found === 0 || typeof found === 'string') {
      failures.push(`The dashboard's '${title}' finds ${found || 'nothing'}: ${expr}`);
    }
  }
  return queries.length;
}

/** By webhook and by mail: the name of each alert that was told. */
const pagedAlerts = (): string[] =>
  pager.received.map(({ body }) => JSON.parse(body).groupLabels.alertname);
const mailedAlerts = (): string[] =>
  team.mails.map(({ raw }) => /^Subject: .*\] (\w+)/m.exec(raw)?.[1] ?? '');

function tryRouting(): void {
  const [paged, mailed] = [new Set(pagedAlerts()), new Set(mailedAlerts())];
  for (const { alert, labels } of ALERTS) {
    const [wrong, right] = labels.severity === 'page' ? [mailed, paged] : [paged, mailed];
    if (wrong.has(alert)) failures.push(`${alert}, a ${labels.severity}, was told the other way.`);
    const hasFired = seen.some((row) => row.alert === alert);
    if (hasFired && !right.has(alert)) failures.push(`${alert} was told to nobody.`);
  }
  console.log(`${paged.size} alerts to the pager, ${mailed.size} by mail to the team`);
}

try {
  await everyTargetRead();
  // What fired while they started is over by then: from here on it is an ordinary day.
  await pause(10_000);
  const atRest = await namesFiring();
  if (atRest.size > 0) failures.push(`While all was well: ${[...atRest].join(', ')}`);
  const parts = { house, prometheus, targets };
  await Promise.all([
    tryAll(deliveryCauses(parts)),
    tryAll(processCauses(parts)),
    tryAll(quietCauses(parts)),
    tryAll(deskCauses(parts)),
  ]);
  const queries = await tryDashboard();
  await tryAll(houseCauses(parts));
  await pause(TOLD_MS);
  tryRouting();
  console.table(seen);
  console.log(`${queries} queries of the dashboard`);
  const untried = ALERTS.filter(({ alert }) => !seen.some((row) => row.alert === alert));
  if (wanted.length === 0 && untried.length > 0) {
    failures.push(`Without a cause: ${untried.map(({ alert }) => alert).join(', ')}`);
  }
} finally {
  await prometheus.stop();
  await Promise.all([alertmanager.stop(), node.stop(), pager.stop(), team.stop()]);
  await house.stop();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
