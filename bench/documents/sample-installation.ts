import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Client } from 'pg';
import { referenceOf } from '#domain/leads/reference.ts';
import { startServices } from '#server/demo/start-services.ts';
import { freePort } from '#server/testing/postgres.ts';
import { CONTACT, REGISTRATION } from '#server/testing/sample-forms.ts';
import { SAMPLE_ISSUE } from '#server/testing/start-newsletter.ts';
import { startProcess } from '#server/testing/start-process.ts';
import { storeAnalysis } from '#server/testing/store-analysis.ts';
import { storeConfirmedSubscriber } from '#server/testing/stored-rows.ts';
import type { Needs, Placeholders } from './command-rules.ts';

/** Ada's lead and request, a reader, a delivery that was given up, and a folder with an issue and a key. */
export async function startSampleInstallation() {
  const services = await startServices({ inboxPort: 0, siteOrigin: 'https://www.voltige.example' });
  const folder = mkdtempSync(join(tmpdir(), 'voltige-documents-'));
  for (const language of ['fr', 'en']) {
    cpSync(`${SAMPLE_ISSUE}.${language}.mdx`, join(folder, `name.${language}.mdx`));
  }
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(join(folder, 'key.pem'), privateKey);
  mkdirSync(join(folder, 'backups'), { mode: 0o700 });
  symlinkSync(resolve('bin/voltige'), join(folder, 'voltige'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const metricsPort = await freePort();
  const environment: Record<string, string> = {
    ...services.environment,
    PATH: [folder, resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    SITE_DIR: resolve('dist'),
    BACKUP_DIR: join(folder, 'backups'),
    DKIM_SELECTOR: 'voltige',
    DKIM_PRIVATE_KEY_FILE: join(folder, 'key.pem'),
    LOG_LEVEL: 'info',
  };

  let site: ReturnType<typeof startProcess> | undefined;
  let siteAddress = '';
  const start = async () => {
    if (site !== undefined) return;
    site = startProcess(environment);
    siteAddress = `127.0.0.1:${await site.listening}`;
  };
  const stop = async () => {
    site?.signal('SIGTERM');
    await site?.exited;
    site = undefined;
  };
  const adminUrl = Object.assign(new URL(services.databaseUrl), {
    username: 'postgres',
    pathname: '/postgres',
  }).href;
  const connected = async <Row>(url: string, work: (db: Client) => Promise<Row>): Promise<Row> => {
    const db = new Client(url);
    await db.connect();
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  };
  const asOwner = <Row>(work: (db: Client) => Promise<Row>) =>
    connected(services.databaseUrl, work);
  const makeDrillDatabase = () =>
    connected(adminUrl, async (db) => {
      const { rowCount } = await db.query(
        "SELECT 1 FROM pg_database WHERE datname = 'voltige_drill'",
      );
      if (rowCount === 0) await db.query('CREATE DATABASE voltige_drill OWNER voltige_owner');
    });

  async function storeWaitingAnalysis(db: Client): Promise<void> {
    const { rows } = await db.query<{ id: string }>('SELECT id FROM lead_submissions LIMIT 1');
    await storeAnalysis(db, rows[0]?.id ?? '', { approval: 'waiting' });
  }

  async function sent(path: string, body: object): Promise<string> {
    const answer = await fetch(`http://${siteAddress}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    const { id } = (await answer.json()) as { id: string };
    return referenceOf(id);
  }

  const destination = JSON.parse(services.environment.WEBHOOKS)[0].name;
  await start();
  const leadReference = await sent('/api/leads', { ...REGISTRATION, email: CONTACT.email });
  const requestReference = await sent('/api/form-submission', CONTACT);
  const deadDelivery = await asOwner(async (db) => {
    await storeConfirmedSubscriber(db, { email: 'ana@fret.example' });
    await db.query("INSERT INTO disabled_destinations VALUES ($1, 'HTTP 410')", [destination]);
    const { rows } = await db.query<{ id: string }>(
      `UPDATE deliveries SET state = 'dead', last_error = 'HTTP 500' WHERE kind = 'webhook'
       RETURNING id`,
    );
    return rows[0]?.id ?? '';
  });

  const placeholders = (): Placeholders => ({
    ...{ leadReference, requestReference, deadDelivery, destination, folder, siteAddress },
    metricsAddress: `127.0.0.1:${metricsPort}`,
  });
  return {
    folder,
    environment,
    placeholders,
    /** As PostgreSQL's superuser. */
    adminUrl,
    async prepare(needs: Needs | undefined): Promise<void> {
      if (needs === 'site') await start();
      if (needs === 'nobody' || needs === 'empty database') await stop();
      if (needs === 'empty database') {
        await asOwner((db) => db.query('DROP OWNED BY CURRENT_USER CASCADE'));
      }
      if (needs === 'drill database') await makeDrillDatabase();
      if (needs === 'waiting analysis') await asOwner(storeWaitingAnalysis);
    },
    async stop(): Promise<void> {
      await stop();
      await services.stop();
      remove();
      process.off('exit', remove);
    },
  };
}
export type SampleInstallation = Awaited<ReturnType<typeof startSampleInstallation>>;
