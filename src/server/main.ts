import { BRAND } from '#domain/brand.ts';
import { eventRelayFor } from './analytics/event-relay.ts';
import { watchRelay } from './analytics/relay-metrics.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createPool } from './database/pool.ts';
import { deliveryRegistry } from './deliveries/metrics.ts';
import { startWorker } from './deliveries/worker.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { loadSite } from './pages/load-site.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (running) => {
  const config = readConfig(process.env);
  const { databases, metricsPort, host } = config;
  const site = loadSite(config);
  const relay = eventRelayFor(site, config.analyticsSecret);
  const pool = databases && createPool({ url: databases.api, max: config.databaseConnections });
  const metrics = metricsPort === undefined ? undefined : createMetrics(pool, deliveryRegistry);
  const { destinations } = config.deliveries;
  if (relay !== undefined && metrics !== undefined) watchRelay(relay, metrics.registry);
  const api = { ...config, pool, destinations, relay, observe: metrics?.observe };
  const app = createApp({ ...config, site, api });
  const parts: { stop(): Promise<void> }[] = [];
  const stopApp = gracefulStop(app);
  running({
    log: app.log,
    stop: async () => {
      await Promise.all([stopApp(), ...parts.map((part) => part.stop())]);
      relay?.stop();
      await pool?.end();
    },
  });
  if (metrics !== undefined && metricsPort !== undefined) {
    parts.push(await serveMetrics(metrics.registry, { host, port: metricsPort }));
  }
  console.log(`${BRAND.name} listens on ${await listen(app, config)}`);
  if (config.worker && databases !== undefined) {
    parts.push(await startWorker({ ...config, databaseUrl: databases.worker, log: app.log }));
  }
});
