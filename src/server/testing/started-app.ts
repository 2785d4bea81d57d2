import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../api/parts.ts';
import { createApp } from '../app.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { loadSite } from '../pages/load-site.ts';
import type { PageCounts } from '../pages/page-counts.ts';
import { writeFixtureSite } from './fixture-site.ts';

interface Wishes {
  counts?: PageCounts;
  onDatabaseWatch?: (watch: DatabaseWatch) => void;
  staging?: boolean;
  api?: Partial<ApiParts>;
  trustedProxies?: string[];
  /** More routes, before it starts. */
  extend?: (app: FastifyInstance) => void;
}

/** Limits so high that only a test of limits meets them. */
const MANY = 1_000_000;
export const API: ApiParts = {
  pool: undefined,
  origin: undefined,
  tokenSecrets: ['a secret for tests, which is long enough'],
  destinations: () => [],
  rateLimits: {
    ip_per_minute: MANY,
    ip_per_hour: MANY,
    email_per_hour: MANY,
    simulations_per_minute: MANY,
    requests_per_minute: MANY,
    signals_per_minute: MANY,
  },
};

/** The fixture site on a free port. */
export async function startApp(wishes: Wishes = {}) {
  const { staging = false, extend = () => {}, api = {}, ...others } = wishes;
  const siteDir = writeFixtureSite();
  const site = loadSite({ siteDir, staging, origin: undefined });
  rmSync(siteDir, { recursive: true });
  const app = createApp({
    site,
    staging,
    logLevel: 'silent',
    instance: 'test',
    ...others,
    api: { ...API, ...api },
  });
  extend(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, stop: () => app.close() };
}
