import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type WorkOptions } from 'pg-boss';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import { type AnalysisProcess, analysisProcess } from '../analysis/analysis-process.ts';
import { type Admission, DatabaseRefused, refuseExcessRights } from '../database/admission.ts';
import { isUnavailable, watchDatabase } from '../database/database-watch.ts';
import { createPool, type Queryable } from '../database/pool.ts';
import {
  type AttemptDependencies,
  attemptDelivery,
  type WorkerLog,
} from '../deliveries/attempt.ts';
import type { AttemptJob } from '../deliveries/attempt-statements.ts';
import { recordDestinations, SEEN_EVERY_MS } from '../deliveries/destinations.ts';
import {
  ALERT_QUEUE,
  ANALYSIS_MAIL_QUEUE,
  ANALYSIS_QUEUE,
  ERASURE_QUEUE,
  ensureQueues,
  MAIL_QUEUE,
  SWEEP_QUEUE,
  webhookQueue,
} from '../deliveries/queues.ts';
import { sweepDeliveries } from '../deliveries/requeue.ts';
import { webhookSender } from '../deliveries/send-webhook.ts';
import { analysisMaker } from '../lead-analyses/make-analysis.ts';
import { remindOfWaiting } from '../lead-analyses/stored-analyses.ts';
import { sendDeadNotice } from '../mail/dead-notice.ts';
import { mailSender } from '../mail/send-mail.ts';
import { refuseUnreadableList } from '../mail/suppression.ts';
import { carryOutErasures } from '../my-data/carry-out-erasures.ts';
import { installedRelease } from '../process/release.ts';
import { StartRefused } from '../process/run-process.ts';
import { scheduleRetention } from '../retention/run-retention.ts';
import type { DeliverySettings } from './configuration/delivery-settings.ts';

export interface WorkerConfig {
  databaseUrl: string;
  deliveries: DeliverySettings;
  /** The site's, for links. */
  origin: string;
  /** The desk's, for the team's links. */
  deskOrigin?: string | undefined;
  tokenSecrets: readonly string[];
  /** Left out, those of the brand file. */
  statements?: Statements;
  /** Left out, a process of its own. */
  analyses?: AnalysisProcess;
  /** Whether the database is one to work with; asked until it is. */
  admit?: Admission;
  log: WorkerLog;
  /** Called when it cannot start as things are; without it that is logged, and it tries again. */
  onRefused?: (refused: StartRefused) => void;
}

/** The schema version of pg-boss's tables; a test compares it with the package. */
export const KNOWN_SCHEMA_VERSION = 43;
const START_AGAIN_MS = 2_000;
const STOP_TIMEOUT_MS = 8_000;
/** Of a batch all are sent at once; two batches per queue, so that one slow answer stops nobody. */
const WORK = {
  batchSize: 20,
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** One after the other in a process beside this one. All of a batch are made, or given back, before their lease ends. */
const ANALYSIS_WORK = { ...WORK, batchSize: 4, localConcurrency: 1 } as const;
const LONGEST_ANALYSIS_WAIT_MS = 30_000;

/** Starts as soon as the database answers; until then it keeps trying and the site runs on. */
export async function startWorker(config: WorkerConfig): Promise<{ stop(): Promise<void> }> {
  const { log, databaseUrl } = config;
  // In the site's own process pages and API go on, and the worker starts when the tables are right.
  const { onRefused = ({ message }) => log.error(message) } = config;
  const db = createPool({ url: databaseUrl });
  const database = watchDatabase({ pool: db, log, probe: { text: 'SELECT 1' } });
  const { analyses = analysisProcess({ log, longestWaitMs: LONGEST_ANALYSIS_WAIT_MS }) } = config;
  const ending = new AbortController();
  let boss: PgBoss | undefined;
  let recording: NodeJS.Timeout | undefined;
  const record = () => recordDestinations(db, config.deliveries.destinations);

  const running = (async () => {
    while (!ending.signal.aborted) {
      const attempt = bossOn(databaseUrl, (error) => {
        if (isUnavailable(error)) database.failed(error);
        else log.warn({ err: error }, 'queue error');
      });
      try {
        await config.admit?.(db);
        await requireKnownQueues(db);
        await attempt.start();
        await startWork(attempt, db, analyses, config);
        boss = attempt;
        recording = setInterval(() => void record().catch(() => {}), SEEN_EVERY_MS);
        log.info({ ...installedRelease() }, 'worker started');
        return;
      } catch (error) {
        if (error instanceof StartRefused) onRefused(error);
        else if (error instanceof DatabaseRefused) onRefused(new StartRefused(error.message));
        else if (isUnavailable(error)) database.failed(error);
        else log.warn({ err: error }, 'worker could not start, trying again');
        await attempt.stop({ graceful: false }).catch(() => {});
        await pause(START_AGAIN_MS, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  })();

  return {
    async stop() {
      ending.abort();
      await running;
      clearInterval(recording);
      // What is being sent may finish; what does not is tried again elsewhere when its lease ends.
      await boss?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }).catch(() => {});
      await analyses.stop();
      database.stop();
      await db.end();
      log.info('worker stopped');
    },
  };
}

/**
 * pg-boss says of any other version only that the database 'requires migrations', also when it is this
 * process that is too old.
 */
async function requireKnownQueues(db: Queryable): Promise<void> {
  const { rows } = await db.query("SELECT to_regclass('pgboss.version') IS NOT NULL AS installed");
  if (!rows[0]?.installed) {
    throw new StartRefused('The database has no queues: run voltige migrate.');
  }
  const [found] = (await db.query('SELECT version FROM pgboss.version')).rows;
  const version = Number(found?.version);
  if (version === KNOWN_SCHEMA_VERSION) return;
  const which = `The queues in the database are of version ${version}, this worker knows ${KNOWN_SCHEMA_VERSION}`;
  throw new StartRefused(
    version > KNOWN_SCHEMA_VERSION
      ? `${which}: it is older than the database, install the release that migrated it.`
      : `${which}: run voltige migrate.`,
  );
}

/** The worker's role may not change tables: `voltige migrate` has made pg-boss's. */
function bossOn(connectionString: string, onError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    connectionString,
    max: 5,
    migrate: false,
    createSchema: false,
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3600,
  });
  // Of a worker's error it emits a copy, which is no Error.
  boss.on('error', (given) =>
    onError(given instanceof Error ? given : Object.assign(new Error(), given)),
  );
  return boss;
}

async function startWork(
  boss: PgBoss,
  db: ReturnType<typeof createPool>,
  analyses: AnalysisProcess,
  config: WorkerConfig,
): Promise<void> {
  const { deliveries, tokenSecrets, log, origin, deskOrigin } = config;
  const { statements = BRAND.statements } = config;
  const { destinations, mail, timeScale } = deliveries;
  const common = { db, log, timeScale, random: Math.random };
  const webhooks = {
    ...common,
    ...webhookSender({ db, destinations, policy: deliveries, links: { origin, tokenSecrets } }),
  };
  const sender = mailSender({ db, mail, origin, deskOrigin, tokenSecrets, statements });
  const mails = { ...common, ...sender };

  const needsApproval = deliveries.analysisApproval;
  const making = {
    ...common,
    ...analysisMaker({ db, analyses, origin, statements, needsApproval }),
  };

  await ensureQueues(boss, destinations);
  await recordDestinations(db, destinations);
  for (const { name } of destinations) await workOn(boss, webhookQueue(name), webhooks);
  await workOn(boss, MAIL_QUEUE, mails);
  await workOn(boss, ANALYSIS_QUEUE, making, ANALYSIS_WORK);
  await workOn(boss, ANALYSIS_MAIL_QUEUE, mails);

  await boss.work(ALERT_QUEUE, { includeMetadata: true }, async (jobs) => {
    for (const job of jobs) await sendDeadNotice({ db, mail }, job);
  });
  const erase = () => carryOutErasures({ db, log, mail, tokenSecrets, destinations });
  await boss.work(ERASURE_QUEUE, { pollingIntervalSeconds: 1 }, async () => void (await erase()));
  await boss.work(SWEEP_QUEUE, async () => {
    const { enqueued, dead } = await sweepDeliveries(db, destinations);
    if (enqueued + dead > 0) log.warn({ enqueued, dead }, 'deliveries without a job were found');
    const reminded = await remindOfWaiting(db);
    if (reminded > 0) log.warn({ reminded }, 'analyses wait to be approved');
    await erase();
  });
  await boss.send(SWEEP_QUEUE);
  await boss.schedule(SWEEP_QUEUE, '* * * * *');
  await scheduleRetention({ boss, db, log });
}

async function workOn(
  boss: PgBoss,
  queue: string,
  dependencies: AttemptDependencies,
  options: WorkOptions & { perJobResults: true } = WORK,
): Promise<void> {
  await boss.work<AttemptJob, never, typeof options>(queue, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await attemptDelivery(dependencies, queue, data);
          return { id, status: 'completed' as const };
        } catch (error) {
          dependencies.log.error(
            {
              err: error,
              delivery: data.delivery_id,
              ...(isUnavailable(error) && { why: 'the database does not answer' }),
            },
            'attempt not recorded',
          );
          return { id, status: 'failed' as const };
        }
      }),
    ),
  );
}

interface AdmissionSettings {
  production: boolean;
  tokenSecrets: readonly string[];
}

/** What a worker must find before it sends anything. */
export function admitWorker({ production, tokenSecrets }: AdmissionSettings): Admission {
  return async (db) => {
    if (production) await refuseExcessRights(db, 'WORKER_DATABASE_URL');
    await refuseUnreadableList(db, tokenSecrets);
  };
}
