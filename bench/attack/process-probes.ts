import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from '../../src/server/testing/http-client.ts';
import { freePort } from '../../src/server/testing/postgres.ts';
import { type House, type Probe, several } from './attacked-house.ts';

const REFUSED_WITHIN_MS = 12_000;

interface Ended {
  /** Null: it still ran when it should long have refused. */
  code: number | null;
  said: string;
  listened: boolean;
}

/** Starts a program of the product with these settings and nothing else, and sees whether it stays. */
async function started(file: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, ...env } });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let [out, said] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const deadline = Date.now() + REFUSED_WITHIN_MS;
  let code: number | null | undefined;
  void ended.then((with_) => {
    code = with_;
  });
  // Listening is not yet staying: the worker may still refuse.
  let listenedAt: number | undefined;
  while (code === undefined && Date.now() < (listenedAt ?? deadline)) {
    await pause(50);
    if (listenedAt === undefined && out.includes('listens on')) listenedAt = Date.now() + 2_500;
  }
  const refused = code ?? null;
  kill();
  await ended;
  process.off('exit', kill);
  return { code: refused, said, listened: out.includes('listens on') };
}

const isSentence = (said: string) => said.trim() !== '' && !/^\s+at /m.test(said);

function pem(bits: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function productionSettings({ postgres, sink, environment }: House): Record<string, string> {
  return {
    NODE_ENV: 'production',
    // The addresses below are ones that nobody can have.
    TRIAL: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    // The database knows erased addresses by it: a new one is rightly refused.
    TOKEN_SECRET: environment.TOKEN_SECRET ?? '',
    TRUSTED_PROXIES: 'none',
    SMTP_URL: sink.url,
    MAIL_FROM: 'bonjour@voltige.example',
    SALES_EMAIL: 'ventes@voltige.example',
    DKIM_SELECTOR: 'k1',
    DKIM_PRIVATE_KEY: pem(2048),
  };
}

const wrongSettings: Probe = {
  name: 'settings that would fail open are refused at start',
  limits: 'real',
  async run(house) {
    const right = productionSettings(house);
    const { ownerUrl } = house.postgres;
    const wrong: [name: string, settings: Record<string, string>][] = [
      ['NODE_ENV=Production', { NODE_ENV: 'Production', TOKEN_SECRET: '' }],
      ['NODE_ENV=prod', { NODE_ENV: 'prod' }],
      ["a secret of 32 x 'a'", { TOKEN_SECRET: 'a'.repeat(32) }],
      [
        'a DKIM key that is none',
        { DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\ngarbage\n-----END PRIVATE KEY-----' },
      ],
      ['a DKIM key of 512 bits', { DKIM_PRIVATE_KEY: pem(512) }],
      ["the owner's database URL", { API_DATABASE_URL: ownerUrl }],
      [
        'a remote database without TLS',
        { API_DATABASE_URL: 'postgresql://voltige_api:x@db.example.invalid/voltige' },
      ],
    ];
    const control = await started('src/server/startup/main.ts', right);
    const found: string[] = [];
    if (!control.listened || control.code !== null) {
      found.push(`the right settings were refused: ${control.said.trim().slice(0, 200)}`);
    }
    const ends = await several(wrong, 2, ([, settings]) =>
      started('src/server/startup/main.ts', { ...right, ...settings }),
    );
    for (const [at, { code, said }] of ends.entries()) {
      const name = wrong[at]?.[0];
      if (code === null) found.push(`started with ${name}`);
      else if (code === 0 || !isSentence(said))
        found.push(`${name}: ended with ${code}, no sentence`);
    }
    const refused = wrong.length - found.length;
    return {
      sent: wrong.length,
      found: [`${refused} refused`, ...found].join('; '),
      ok: found.length === 0,
    };
  },
};

const clearRefusals: Probe = {
  name: 'a port in use and two migrations at once say so in a sentence',
  limits: 'real',
  async run(house) {
    const found: string[] = [];
    const { METRICS_PORT: _, ...settings } = house.environment;
    const taken = String(house.server().port);
    for (const name of ['METRICS_PORT', 'PORT']) {
      const { code, said } = await started('src/server/startup/main.ts', {
        ...settings,
        [name]: taken,
      });
      if (code === null) found.push(`started with ${name} in use`);
      else if (!isSentence(said)) found.push(`${name} in use prints a stack`);
    }
    const admin = new Client(house.postgres.adminUrl);
    await admin.connect();
    await admin.query('CREATE DATABASE twice OWNER voltige_owner');
    const { apiUrl, workerUrl, ownerUrl } = house.postgres;
    const DATABASE_URL = ownerUrl.replace(/\/\w+$/, '/twice');
    const env = { API_DATABASE_URL: apiUrl, WORKER_DATABASE_URL: workerUrl, DATABASE_URL };
    const both = await Promise.all(
      [1, 2].map(() => started('src/server/startup/migrate-command.ts', env)),
    );
    await admin.query('DROP DATABASE twice WITH (FORCE)');
    await admin.end();
    if (both.some(({ code, said }) => code !== 0 && !isSentence(said))) {
      found.push('of two migrations at once one prints a stack');
    }
    if (both.every(({ code }) => code !== 0)) found.push('both migrations failed');
    return { sent: 4, found: found.join('; ') || 'sentences', ok: found.length === 0 };
  },
};

/** The lines of /metrics, none while it cannot be asked. */
async function metrics(house: House): Promise<string> {
  return ask(house.metricsPort, '/metrics').then(
    ({ text }) => text,
    () => '',
  );
}

async function untilReadiness(house: House, status: number, patienceMs: number): Promise<number> {
  const deadline = Date.now() + patienceMs;
  let last = 0;
  while (last !== status && Date.now() < deadline) {
    last = (await house.send('/readyz')).status;
    if (last !== status) await pause(300);
  }
  return last;
}

const DEAD = /^deliveries\{state="dead",/m;

const databaseFaults: Probe = {
  name: 'a database that is read-only or gone shows in /readyz and metrics',
  limits: 'real',
  errorsAreRight: true,
  async run(house) {
    const found: string[] = [];
    const admin = new Client(house.postgres.adminUrl);
    admin.on('error', () => {});
    await admin.connect();
    const readOnly = async (value: 'on' | 'off') => {
      await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await admin.query('SELECT pg_reload_conf()');
    };
    if (!DEAD.test(await metrics(house)))
      found.push('no deliveries{state="dead"} while all is well');
    await readOnly('on');
    const during = await untilReadiness(house, 503, 20_000);
    if (during !== 503) found.push(`/readyz says ${during} while the database is read-only`);
    await admin.query('SET default_transaction_read_only = off');
    await readOnly('off');
    await admin.end();
    const after = await untilReadiness(house, 200, 30_000);
    if (after !== 200) found.push(`/readyz says ${after} after it can be written again`);
    await house.postgres.kill();
    await pause(500);
    const down = await metrics(house);
    if (down === '') found.push('/metrics does not answer while the database is gone');
    if (DEAD.test(down)) found.push('deliveries{state="dead"} is told while the database is gone');
    await house.postgres.restart();
    const back = await untilReadiness(house, 200, 30_000);
    if (back !== 200) found.push(`/readyz says ${back} after the database is back`);
    return { sent: 2, found: found.join('; ') || 'both were told', ok: found.length === 0 };
  },
};

async function connects(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

const openMetrics: Probe = {
  name: '/metrics is not for everyone',
  limits: 'real',
  async run(house) {
    const found: string[] = [];
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status } = await ask(house.metricsPort, '/metrics', { method });
      if (status < 400) found.push(`${method} answered ${status}`);
    }
    const { status } = await ask(house.metricsPort, '/anything');
    if (status < 400) found.push(`/anything answered ${status}`);
    // Bound to every interface, as HOST is by default, it would answer on this one too.
    const { HOST: _, ...settings } = house.environment;
    const port = await freePort();
    const running = started('src/server/startup/main.ts', {
      ...settings,
      METRICS_PORT: String(port),
    });
    let own = false;
    let other = false;
    const deadline = Date.now() + REFUSED_WITHIN_MS;
    while (!own && Date.now() < deadline) {
      await pause(100);
      own = await connects('127.0.0.1', port);
      other ||= await connects('127.0.0.2', port);
    }
    await running;
    if (!own) found.push('not even on 127.0.0.1');
    if (other) found.push('served on every interface');
    return {
      sent: 5,
      found: found.join('; ') || 'GET /metrics on 127.0.0.1 only',
      ok: found.length === 0,
    };
  },
};

export const processProbes: Probe[] = [openMetrics, wrongSettings, clearRefusals, databaseFaults];
