import { fastify } from 'fastify';
import { readConfig } from '../configuration/read-config.ts';
import { siteOrigin } from '../configuration/site-origin.ts';
import { probeDatabase } from '../database/admission.ts';
import { logOptions } from '../http/log.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { StartRefused } from '../start-refused.ts';
import { admitWorker } from './admit-worker.ts';
import { deliveryRegistry } from './metrics.ts';
import { startWorker } from './worker.ts';

try {
  const config = readConfig(process.env, 'worker');
  if (config.databases === undefined) {
    throw new StartRefused('WORKER_DATABASE_URL is missing: there is nothing to work on.');
  }
  // The log of the site, with its rules about what may be written.
  const { log } = fastify({ logger: logOptions(config.logLevel) });
  const { origin } = siteOrigin(config);
  const admit = admitWorker(config);
  await probeDatabase(config.databases.worker, admit);
  const worker = await startWorker({
    ...config,
    origin,
    admit,
    databaseUrl: config.databases.worker,
    log,
  });
  const { metricsPort, host } = config;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await serveMetrics(deliveryRegistry, { host, port: metricsPort });
  const stop = async () => {
    await worker.stop();
    await metrics?.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
