import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { migrate } from '../startup/migrate.ts';
import { ask, sendJson } from '../testing/http-client.ts';
import { ROLES, startPostgres } from '../testing/postgres.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { startApp } from '../testing/start-app.ts';
import { startProcess } from '../testing/start-process.ts';

const postgres = await startPostgres();
const { ownerUrl } = postgres;
await migrate({ ownerUrl, apiUser: ROLES.api, workerUser: ROLES.worker });
afterAll(() => postgres.stop());

const register = (port: number, email: string) =>
  sendJson(port, '/api/leads', { ...REGISTRATION, email });

const startSite = () =>
  startProcess({
    SITE_DIR: inject('siteDir'),
    API_DATABASE_URL: postgres.apiUrl,
    WORKER: 'off',
  });

const readiness = (port: number) => async () => (await ask(port, '/readyz')).status;

test('R12: with the database gone the API says so, pages are served, and it comes back by itself', async () => {
  const pool = createPool({ url: postgres.apiUrl });
  const server = await startApp({ api: { pool } });
  expect((await register(server.port, 'before@fret.example')).status).toBe(201);
  expect((await ask(server.port, '/readyz')).status).toBe(200);

  await postgres.kill();
  for (const email of ['during@fret.example', 'again@fret.example']) {
    const answer = await register(server.port, email);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(answer.text)).toMatchObject({ title: 'Service Unavailable', status: 503 });
  }
  expect((await ask(server.port, '/faq')).status).toBe(200);
  expect((await ask(server.port, '/healthz')).status).toBe(200);
  await expect.poll(readiness(server.port), { timeout: 10_000 }).toBe(503);

  await postgres.restart();
  expect((await register(server.port, 'during@fret.example')).status).toBe(201);
  await expect.poll(readiness(server.port), { timeout: 10_000 }).toBe(200);
  const { rows } = await pool.query('SELECT email FROM crm_leads ORDER BY created_at');
  expect(rows.map(({ email }) => email)).toEqual(['before@fret.example', 'during@fret.example']);
  await server.stop();
  await pool.end();
});

test('R12: a server started before its database waits for it', async () => {
  await postgres.kill();
  const server = startSite();
  const port = await server.listening;
  expect((await register(port, 'early@fret.example')).status).toBe(503);
  await postgres.restart();
  expect((await register(port, 'early@fret.example')).status).toBe(201);
  await server.end();
});

test('a database that hangs is given up within seconds', async () => {
  const pool = createPool({ url: postgres.apiUrl });
  const server = await startApp({ api: { pool } });
  // Not one of our pools: those give an idle transaction up after the very seconds waited for here.
  const blocker = new Client({ connectionString: postgres.ownerUrl });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE crm_leads IN ACCESS EXCLUSIVE MODE');
  const start = Date.now();
  const waiting = register(server.port, 'hanging@fret.example');
  await pause(100);
  expect((await ask(server.port, '/faq')).status).toBe(200);
  expect((await waiting).status).toBe(503);
  expect(Date.now() - start).toBeLessThan(10_000);
  await blocker.end();
  await server.stop();
  await pool.end();
});

test('a client that aborts its request is not counted as an outage of the database', async () => {
  const server = startSite();
  const port = await server.listening;
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    for (const path of ['/api/leads', '/api/events', '/newsletter/confirmation']) {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => {
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`;
        socket.write(`${head}Content-Length: 900\r\n\r\n{"email":`, () => resolve());
      });
      await pause(50);
      socket.resetAndDestroy();
    }
  }
  // Each its own registration: a repeated one would still be read again when the site stops.
  for (const waitMs of [1, 4, 9]) {
    const gone = JSON.stringify({ ...REGISTRATION, email: `gone.after.${waitMs}@fret.example` });
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: ${gone.length}\r\n\r\n${gone}`);
    await pause(waitMs);
    socket.resetAndDestroy();
  }
  expect((await register(port, 'stays@fret.example')).status).toBe(201);
  server.signal('SIGTERM');
  await server.exited;
  expect(server.printed()).not.toMatch(/unavailable|failed/);
});
