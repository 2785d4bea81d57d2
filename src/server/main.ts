import { BRAND } from '#domain/brand.ts';
import { eventRelayFor } from './analytics/event-relay.ts';
import { watchRelay } from './analytics/relay-metrics.ts';
import { createApp } from './app.ts';
import { readConfig } from './configuration/read-config.ts';
import { siteOrigin } from './configuration/site-origin.ts';
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
  const settings = readConfig(process.env);
  const site = loadSite(settings);
  const config = { ...settings, origin: siteOrigin(settings).origin };
  const { databases, metricsPort, host } = config;
  const relay = eventRelayFor(site, config.analyticsSecret);
  const pool =
    !config.api || databases === undefined
      ? undefined
      : createPool({
          url: databases.api,
          max: config.databaseConnections,
          onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
        });
  const metrics = metricsPort === undefined ? undefined : createMetrics(pool, deliveryRegistry);
  const { destinations } = config.deliveries;
  if (relay !== undefined && metrics !== undefined) watchRelay(relay, metrics.registry);
  const api = { ...config, pool, destinations, relay, observe: metrics?.observe };
  const app = createApp({ ...config, site, api });
  const parts: { stop(): Promise<void> }[] = [];
  app.addHook('onClose', async () => {
    relay?.stop();
    await Promise.all(parts.map((part) => part.stop()));
    await pool?.end();
  });

  running({ log: app.log, stop: gracefulStop(app) });
  if (metrics !== undefined && metricsPort !== undefined) {
    parts.push(await serveMetrics(metrics.registry, { host, port: metricsPort }));
  }
  console.log(`${BRAND.name} listens on ${await listen(app, config)}`);
  if (config.worker && databases !== undefined) {
    parts.push(await startWorker({ ...config, databaseUrl: databases.worker, log: app.log }));
  }
});
