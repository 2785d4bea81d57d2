import { BRAND } from '#domain/brand.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createPool } from './database/pool.ts';
import { startWorker } from './deliveries/worker.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './pages/load-site.ts';
import { StartRefused } from './start-refused.ts';

try {
  const config = readConfig(process.env);
  const pool =
    config.databases && createPool({ url: config.databases.api, max: config.databaseConnections });
  const { destinations } = config.deliveries;
  const api = { ...config, pool, destinations };
  const app = createApp({ ...config, site: loadSite(config), api });
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  app.addHook('onClose', async () => {
    await worker?.stop();
    await pool?.end();
  });
  const stop = gracefulStop(app);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  console.log(`${BRAND.name} listens on ${await listen(app, config)}`);
  // After it: a process that cannot listen must end, and a worker would keep it alive.
  if (config.worker && config.databases) {
    worker = await startWorker({ ...config, databaseUrl: config.databases.worker, log: app.log });
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
