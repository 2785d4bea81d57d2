import { fastify } from 'fastify';
import { readConfig } from '../configuration/read-config.ts';
import { siteOrigin } from '../configuration/site-origin.ts';
import { probeDatabase } from '../database/admission.ts';
import { logOptions } from '../http/log.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { runProcess } from '../run-process.ts';
import { StartRefused } from '../start-refused.ts';
import { admitWorker } from './admit-worker.ts';
import { deliveryRegistry } from './metrics.ts';
import { startWorker } from './worker.ts';

await runProcess(async (running) => {
  const config = readConfig(process.env, 'worker');
  const { metricsPort, host, databases } = config;
  if (databases === undefined) {
    throw new StartRefused('WORKER_DATABASE_URL is missing: there is nothing to work on.');
  }
  // The log of the site, with its rules about what may be written.
  const { log } = fastify({ logger: logOptions(config.logLevel) });
  const { origin } = siteOrigin(config);
  const admit = admitWorker(config);
  await probeDatabase(databases.worker, admit);
  const parts: { stop(): Promise<void> }[] = [];
  running({
    log,
    stop: async () => {
      for (const part of parts) await part.stop();
    },
  });
  parts.push(await startWorker({ ...config, origin, admit, databaseUrl: databases.worker, log }));
  if (metricsPort !== undefined) {
    parts.push(await serveMetrics(deliveryRegistry, { host, port: metricsPort }));
  }
});
