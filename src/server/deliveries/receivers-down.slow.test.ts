import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startWorker } from '../startup/start-worker.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startApi } from '../testing/start-app.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import type { WorkerLog } from './attempt.ts';

const COUNT = 60;
/** The three rounds are compared with each other: on a busy machine all of them take long. */
const PATIENCE_MS = 120_000;

test(
  'R11: with mail and webhooks down a form is accepted as fast as ever',
  async () => {
    const [receiver, sink] = await Promise.all([startWebhookReceiver(), startSmtpSink()]);
    const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
    const destinations = [{ name: 'crm', url: receiver.url, secrets }];
    const api = await startApi({ api: { destinations: () => destinations } });
    const silent = { info() {}, warn() {}, error() {} } as WorkerLog;
    const worker = await startWorker({
      databaseUrl: api.database.workerUrl,
      origin: 'https://www.voltige.example',
      tokenSecrets: ['a secret for tests, long enough to be one'],
      log: silent,
      deliveries: {
        production: false,
        destinations,
        webhookHosts: ['127.0.0.1'],
        timeScale: 0.001,
        analysisApproval: false,
        mail: {
          smtpUrl: sink.url,
          from: 'bonjour@voltige.example',
          salesEmail: 'ventes@voltige.example',
          dkim: undefined,
        },
      },
    });

    let visitors = 0;
    async function medianMs(): Promise<number> {
      const times: number[] = [];
      for (let count = 0; count < COUNT; count += 1) {
        visitors += 1;
        const start = performance.now();
        const { status } = await api.post('/api/leads', {
          ...REGISTRATION,
          email: `visitor${visitors}@fret.example`,
        });
        times.push(performance.now() - start);
        expect(status).toBe(201);
      }
      return times.toSorted((a, b) => a - b)[Math.floor(COUNT / 2)] ?? 0;
    }

    await medianMs();
    const up = await medianMs();
    await Promise.all([receiver.stop(), sink.stop()]);
    const down = await medianMs();
    // Each would wait for a connection, or for a timeout of seconds; single slow ones are this machine's noise.
    expect(down).toBeLessThan(3 * up + 100);

    await worker.stop();
    await api.stop();
  },
  PATIENCE_MS,
);
