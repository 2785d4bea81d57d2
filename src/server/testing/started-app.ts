import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { loadSite } from '../pages/load-site.ts';
import { writeFixtureSite } from './fixture-site.ts';

interface Wishes {
  staging?: boolean;
  /** More routes, before it starts. */
  extend?: (app: FastifyInstance) => void;
}

/** The fixture site on a free port. */
export async function startApp({ staging = false, extend = () => {} }: Wishes = {}) {
  const siteDir = writeFixtureSite();
  const site = loadSite({ siteDir, staging, origin: undefined });
  rmSync(siteDir, { recursive: true });
  const app = createApp({ site, staging, logLevel: 'silent' });
  extend(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, stop: () => app.close() };
}
