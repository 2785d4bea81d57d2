import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import { type Answer, ask } from '#server/testing/http-client.ts';
import { RAISED_LIMITS } from '#server/testing/raised-limits.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startProcess } from '#server/testing/start-process.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';

const REPEATS = 3;
/** What is said inside the process is here a moment later. */
const HEARD_MS = 50;
/** A delivery may be given up, such as one to an address that nobody has, and an analysis on a busy machine. */
const ERROR_LINE = /^\{"level":[56]0,(?!.*("delivery is dead"|analysis-process)).*$/gm;

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The site and its worker in a process of their own, on the fixture site and a database of their own. */
export async function startAttackedSite() {
  const database = await testDatabase();
  const owner = createPool({ url: database.ownerUrl, max: 2 });
  const [sink, receiver] = await Promise.all([startSmtpSink(), startWebhookReceiver()]);
  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const watch = new URL('loop-watch.ts', import.meta.url).href;
  const site = startProcess({
    NODE_OPTIONS: `--import ${watch}`,
    SITE_DIR: inject('siteDir'),
    API_DATABASE_URL: database.apiUrl,
    WORKER_DATABASE_URL: database.workerUrl,
    WEBHOOKS: JSON.stringify([{ name: 'crm', url: receiver.url, secrets }]),
    SMTP_URL: sink.url,
    SALES_EMAIL: 'ventes@voltige.example',
    TRUSTED_PROXIES: '127.0.0.1',
    // Every body gets through to the code behind them.
    RATE_LIMITS: JSON.stringify(RAISED_LIMITS),
    // Gaps of 0.03 s between mails, so that one which cannot be sent is dead after seconds.
    DELIVERY_TIME_SCALE: '0.0001',
  });
  const port = await site.listening;
  const timesHeld = () => site.complained().match(/held the event loop/g)?.length ?? 0;

  return {
    port,
    /** From a network of its own each time; status 0: it was never answered. */
    async send(
      path: string,
      { headers, ...sent }: Sent = {},
    ): Promise<Pick<Answer, 'status' | 'text'>> {
      const from = [10, ...randomBytes(3)].join('.');
      const all = { 'X-Forwarded-For': from, 'Content-Type': 'application/json', ...headers };
      return ask(port, path, {
        method: sent.body === undefined ? 'GET' : 'POST',
        headers: all,
        ...sent,
      }).catch(() => ({ status: 0, text: '' }));
    },
    /** Whether this holds up everybody else every time: once may be another program's doing. */
    async holdsTheLoop(act: () => Promise<unknown>): Promise<boolean> {
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const before = timesHeld();
        await act();
        await pause(HEARD_MS);
        if (timesHeld() === before) return false;
      }
      return true;
    },
    /** How many deliveries have not ended, but for analyses, which take seconds each. */
    async waiting(): Promise<number> {
      const { rows } = await owner.query(
        `SELECT count(*)::int AS count FROM deliveries
         WHERE state = 'pending' AND kind NOT LIKE 'analysis%'`,
      );
      return rows[0].count;
    },
    /** Whatever was sent, it must still answer, have logged no error and not taken the database for dead. */
    async isUnharmed(): Promise<void> {
      expect((await ask(port, '/healthz')).status).toBe(200);
      expect(site.printed().match(ERROR_LINE) ?? []).toEqual([]);
      expect(site.printed()).not.toContain('unavailable');
    },
    async stop(): Promise<void> {
      site.signal('SIGTERM');
      await site.exited;
      await owner.end();
      await Promise.all([sink.stop(), receiver.stop()]);
      await database.drop();
    },
  };
}

/** Runs all of them, so many at once. */
export async function several<Item>(
  items: readonly Item[],
  width: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
