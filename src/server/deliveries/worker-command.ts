import { fastify } from 'fastify';
import { readConfig } from '../configuration/read-config.ts';
import { siteOrigin } from '../configuration/site-origin.ts';
import { probeDatabase } from '../database/admission.ts';
import { createPool } from '../database/pool.ts';
import { logOptions } from '../http/log.ts';
import { processMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { exitRefused, runProcess } from '../run-process.ts';
import { StartRefused } from '../start-refused.ts';
import { admitWorker } from './admit-worker.ts';
import { deliveryRegistry } from './metrics.ts';
import { startWorker } from './worker.ts';

await runProcess(async (running) => {
  const config = readConfig(process.env, 'worker');
  const { metricsPort, metricsHost, databases } = config;
  if (databases === undefined) {
    throw new StartRefused('WORKER_DATABASE_URL is missing: there is nothing to work on.');
  }
  // The log of the site, with its rules about what may be written.
  const { log } = fastify({ logger: logOptions(config.logLevel, config.instance) });
  const { origin } = siteOrigin(config);
  const admit = admitWorker(config);
  await probeDatabase(databases.worker, admit);
  const parts: { stop(): Promise<void> }[] = [];
  running({
    log,
    stop: async () => {
      for (const part of parts.toReversed()) await part.stop();
    },
  });
  if (metricsPort !== undefined) {
    const pool = createPool({ url: databases.worker, max: 1 });
    const registry = processMetrics({ ...config, pool }, deliveryRegistry);
    parts.push(await serveMetrics(registry, { host: metricsHost, port: metricsPort }));
    parts.push({ stop: () => pool.end() });
  }
  const databaseUrl = databases.worker;
  parts.push(
    await startWorker({ ...config, origin, admit, databaseUrl, log, onRefused: exitRefused }),
  );
});
