import { fastify } from 'fastify';
import { probeDatabase } from '../database/admission.ts';
import { createPool } from '../database/pool.ts';
import { logOptions } from '../http/log.ts';
import { processMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { exitRefused, runProcess, StartRefused } from '../process/run-process.ts';
import { readConfig } from './configuration/read-config.ts';
import { siteOrigin } from './configuration/site-origin.ts';
import { admitWorker, startWorker } from './start-worker.ts';

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
  const services: { stop(): Promise<void> }[] = [];
  running({
    log,
    stop: async () => {
      for (const service of services.toReversed()) await service.stop();
    },
  });
  if (metricsPort !== undefined) {
    const pool = createPool({ url: databases.worker, max: 1 });
    const registry = processMetrics({ ...config, pool });
    services.push(await serveMetrics(registry, { host: metricsHost, port: metricsPort, log }));
    services.push({ stop: () => pool.end() });
  }
  const databaseUrl = databases.worker;
  services.push(
    await startWorker({ ...config, origin, admit, databaseUrl, log, onRefused: exitRefused }),
  );
});
