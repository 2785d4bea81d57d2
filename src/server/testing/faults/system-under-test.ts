import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../startup/migrate.ts';
import { writeFixtureSite } from '../fixture-site.ts';
import { ask } from '../http-client.ts';
import { freePort, ROLES, startPostgres } from '../postgres.ts';
import { RAISED_LIMITS } from '../raised-limits.ts';
import { type SmtpMail, startSmtpSink } from '../smtp-sink.ts';
import { restartingProcess } from './restarting-process.ts';
import { moveToSmallDisk } from './small-disk.ts';

/** API, worker, database and receiver, each in its own process that can be killed. */
export async function startSystemUnderTest() {
  if (!existsSync('src/server/analysis/fonts')) {
    throw new Error("The fonts of the analyses are not built: run 'npm run build' first.");
  }
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return await started(stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
export type SystemUnderTest = Awaited<ReturnType<typeof startSystemUnderTest>>;

async function started(stops: (() => unknown)[], stop: () => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-faults-'));
  const receivedFile = join(folder, 'received');
  writeFileSync(receivedFile, '');
  const siteDir = writeFixtureSite();
  stops.push(() => [folder, siteDir].map((path) => rmSync(path, { recursive: true })));
  const postgres = await startPostgres();
  stops.push(() => postgres.stop());
  const mails: SmtpMail[] = [];
  const onMail = (mail: SmtpMail) => void mails.push(mail);
  let sink = await startSmtpSink({ onMail });
  stops.push(() => sink.stop());
  const { port: smtpPort } = sink;
  const [port, receiverPort, metricsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const destinations = [{ name: 'crm', url: `http://127.0.0.1:${receiverPort}/in`, secrets }];
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker, destinations });
  const smallDisk = await moveToSmallDisk(postgres);
  // Once the server is gone that has its files there.
  stops.unshift(() => smallDisk?.remove());

  const environment = {
    SITE_DIR: siteDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKER: 'off',
    LOG_LEVEL: 'debug',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    RATE_LIMITS: JSON.stringify(RAISED_LIMITS),
    WEBHOOKS: JSON.stringify(destinations),
    SMTP_URL: sink.url,
    SALES_EMAIL: 'ventes@voltige.example',
    /** Gaps of 0, 0.01 s, 0.6 s, 3.6 s, 14 s and so on. */
    DELIVERY_TIME_SCALE: '0.002',
  };
  const api = restartingProcess('src/server/startup/main.ts', {
    ...environment,
    METRICS_PORT: String(metricsPort),
  });
  const worker = restartingProcess('src/server/startup/worker-command.ts', environment);
  const receiver = restartingProcess('src/server/testing/faults/receiver-process.ts', {
    PORT: String(receiverPort),
    RECEIVED_FILE: receivedFile,
  });
  for (const part of [receiver, api, worker]) {
    part.start();
    stops.push(() => part.stop());
  }
  await untilAnswers(port).catch((error: Error) => {
    throw new Error(`${error.message} ${api.log()}`);
  });

  return {
    port,
    metricsPort,
    postgres,
    smallDisk,
    mails,
    /** No mail server at all for a while; what was being sent is cut off. */
    async withoutSmtp(during: Promise<unknown>): Promise<void> {
      const stopped = sink.stop();
      await during;
      await stopped;
      sink = await startSmtpSink({ port: smtpPort, onMail });
    },
    receivedFile,
    api,
    worker,
    receiver,
    logs: () => [api, worker, receiver].map((part) => part.log()).join('\n'),
    stop,
  };
}

async function untilAnswers(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await ask(port, '/healthz').catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error('The API did not start.');
}
