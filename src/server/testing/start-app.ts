import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { AnalysisProcess } from '../analysis/analysis-process.ts';
import type { ApiDependencies } from '../api/api-dependencies.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { createPool } from '../database/pool.ts';
import { loadSite } from '../pages/load-site.ts';
import { createApp } from '../startup/app.ts';
import { composedAnalyses } from './composed-analyses.ts';
import { type Answer, sendForm, sendJson } from './http-client.ts';
import { RAISED_LIMITS } from './raised-limits.ts';
import { storeSimulation } from './stored-rows.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

interface AppOptions {
  analyses?: Pick<AnalysisProcess, 'run'>;
  onDatabaseWatch?: (watch: DatabaseWatch) => void;
  staging?: boolean;
  api?: Partial<ApiDependencies>;
  trustedProxies?: string[];
  /** More routes, before it starts. */
  extend?: (app: FastifyInstance) => void;
}

export const API: ApiDependencies = {
  pool: undefined,
  origin: undefined,
  tokenSecrets: ['a secret for tests, which is long enough'],
  destinations: () => [],
  simulationWaitSeconds: 0,
  rateLimits: RAISED_LIMITS,
};

/** The fixture site on a free port. */
export async function startApp(options: AppOptions = {}) {
  const { staging = false, extend = () => {}, api = {}, ...others } = options;
  const site = loadSite({ siteDir: inject('siteDir'), staging, origin: undefined });
  const app = createApp({
    site,
    staging,
    logLevel: 'silent',
    instance: 'test',
    analyses: composedAnalyses,
    ...others,
    api: { ...API, ...api },
  });
  extend(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, stop: () => app.close() };
}

type ApiOptions = Parameters<typeof startApp>[0];

/** The site and its API on a migrated database of their own. */
export async function startApi(options: ApiOptions = {}) {
  const database: TestDatabase = await testDatabase();
  const pool = createPool({ url: database.apiUrl });
  const owner = createPool({ url: database.ownerUrl, max: 2 });
  const server = await startApp({ ...options, api: { pool, ...options.api } });

  const patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sendJson(server.port, path, body, headers, 'PATCH');

  return {
    ...server,
    database,
    pool,
    /** JSON with a fresh idempotency key, as our pages send it. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      sendJson(server.port, path, body, { 'Idempotency-Key': randomUUID(), ...headers }),
    patch,
    /** Links a simulation of the depot to a registration, as the browser that sent it does. */
    async linkSimulation({ id, token }: { id: string; token: string }): Promise<void> {
      const simulator_result_id = await storeSimulation(owner);
      const body = { simulator_completed: true, simulator_result_id };
      const headers = { Authorization: `Bearer ${token}` };
      const { status, text } = await patch(`/api/leads/${id}/simulator`, body, headers);
      if (status !== 200) throw new Error(text);
    },
    /** As a form without JavaScript sends it. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      sendForm(server.port, path, fields, headers),
    /** As the tables' owner: what is in them. */
    rows: async (statement: string, values: unknown[] = []) =>
      (await owner.query(statement, values)).rows,
    async stop() {
      await server.stop();
      await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}

export type StartedApi = Awaited<ReturnType<typeof startApi>>;

export function jsonOf(answer: Answer) {
  return JSON.parse(answer.text);
}
