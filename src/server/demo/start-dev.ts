import { rmSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { BRAND } from '#domain/site/brand.ts';
import { readTrackers } from '../pages/site-manifest.ts';
import { StartRefused } from '../process/run-process.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/postgres.ts';
import { startRestartingApi } from './restarting-api.ts';
import { startServices } from './start-services.ts';

interface DevOptions {
  /** Of the pages; what arrives is shown on the next one. 0 takes any two that are free. */
  port: number;
  /** As vite.config.ts reads them. */
  siteOrigin: string | undefined;
  trackers: string | undefined;
  print: (text: string) => void;
}

/** The demo's services, the pages from their sources with hot reload, and the API behind them. */
export async function startDev({ port, siteOrigin, trackers, print }: DevOptions) {
  const origin = siteOrigin ?? BRAND.defaultOrigin;
  const inboxPort = port === 0 ? 0 : port + 1;
  const services = await startServices({ inboxPort, siteOrigin: origin });
  const { inbox, databaseUrl, environment, stop } = services;
  try {
    // The API's process loads a whole site when it starts; here Vite has the pages, so it gets a small one.
    const siteDir = writeFixtureSite({ origin, trackers: [...readTrackers(trackers)] });
    services.beforeStop(async () => rmSync(siteDir, { recursive: true, force: true }));
    const apiPort = String(await freePort());
    const api = startRestartingApi({ ...environment, PORT: apiPort, SITE_DIR: siteDir }, print);
    services.beforeStop(() => api.stop());
    const vite = await startVite(port === 0 ? await freePort() : port, {
      target: `http://127.0.0.1:${apiPort}`,
      ready: api.ready,
      fileChanged: api.fileChanged,
    });
    services.beforeStop(() => vite.close());
    const site = `http://127.0.0.1:${vite.config.server.port}`;
    services.linkTo(site);
    if (!(await api.ready())) throw new StartRefused('The API did not start: see above.');
    return { site, inbox, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Behind {
  target: string;
  ready: () => Promise<boolean>;
  fileChanged: (file: string) => void;
}

async function startVite(port: number, { target, ready, fileChanged }: Behind) {
  // Read by src/app/routes.ts: the page of all components is there while someone works on them.
  process.env.WORKSHOP = '1';
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    clearScreen: false,
    plugins: [
      {
        name: 'tell-the-api',
        configureServer: ({ watcher }: ViteDevServer) => {
          watcher.on('all', (_event, file) => fileChanged(file));
        },
      },
    ],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        // The host stays as the browser sent it: the API compares the request's origin with it.
        '^/': {
          target,
          bypass: async ({ method = 'GET', url = '/' }) => {
            if (isForVite(method, url)) return url;
            await ready();
          },
        },
      },
    },
  });
  // Vite would end the process at once, before the API and the database have ended.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  try {
    return await vite.listen();
  } catch (error) {
    await vite.close();
    throw new StartRefused(`The pages cannot be served: ${(error as Error).message}.`);
  }
}

/** Forms without JavaScript are sent to the API or to the address of their own page. */
function isForVite(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}
