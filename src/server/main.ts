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
import { processMetrics, siteMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { loadSite } from './pages/load-site.ts';
import { pageCounts } from './pages/page-counts.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (running) => {
  const config = readConfig(process.env);
  const { databases, metricsPort, metricsHost } = config;
  const site = loadSite(config);
  const relay = eventRelayFor(site, config.analyticsSecret);
  const pool = databases && createPool({ url: databases.api, max: config.databaseConnections });
  const counts = metricsPort === undefined ? undefined : pageCounts();
  const measured = counts && siteMetrics(counts);
  const { destinations } = config.deliveries;
  if (relay !== undefined && measured !== undefined) watchRelay(relay, measured.registry);
  const api = { ...config, pool, destinations, relay, observe: measured?.observe };
  const app = createApp({ ...config, site, api, counts });
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
  if (measured !== undefined && metricsPort !== undefined) {
    const registry = processMetrics({ ...config, pool }, measured.registry, deliveryRegistry);
    parts.push(await serveMetrics(registry, { host: metricsHost, port: metricsPort }));
  }
  console.log(`${BRAND.name} listens on ${await listen(app, config)}`);
  if (config.worker && databases !== undefined) {
    parts.push(await startWorker({ ...config, databaseUrl: databases.worker, log: app.log }));
  }
});
