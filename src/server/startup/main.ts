import { BRAND } from '#domain/site/brand.ts';
import { eventRelayFor, watchRelay } from '../analytics/event-relay.ts';
import {
  type Admission,
  loggedAdmission,
  probeDatabase,
  refuseExcessRights,
} from '../database/admission.ts';
import { createPool } from '../database/pool.ts';
import { knownDestinations } from '../deliveries/destinations.ts';
import { logStart } from '../http/log.ts';
import { gracefulStop, listen } from '../http/server-lifecycle.ts';
import { processMetrics, siteMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { loadSite } from '../pages/load-site.ts';
import { runProcess } from '../process/run-process.ts';
import { createApp } from './app.ts';
import { readConfig } from './configuration/read-config.ts';
import { siteOrigin } from './configuration/site-origin.ts';

const HOUR_MS = 3_600_000;

await runProcess(async (running) => {
  const settings = readConfig(process.env);
  const site = loadSite(settings);
  const config = { ...settings, origin: siteOrigin(settings).origin };
  const { databases, metricsPort, metricsHost } = config;
  const relay = eventRelayFor(site, config.analyticsSecret);
  const destinations = knownDestinations(config.deliveries.destinations, () => app.log);
  const admitApi: Admission = async (db) => {
    if (config.production) await refuseExcessRights(db, 'API_DATABASE_URL');
    await destinations.load(db);
  };
  const pool =
    !config.api || databases === undefined
      ? undefined
      : createPool({
          url: databases.api,
          max: config.databaseConnections,
          admit: loggedAdmission(admitApi, () => app.log),
        });
  const measured = metricsPort === undefined ? undefined : siteMetrics();
  if (relay !== undefined && measured !== undefined) watchRelay(relay, measured.registry);
  const api = {
    ...config,
    pool,
    countEvents: measured?.countEvents,
    relay,
    observe: measured?.observe,
    destinations: destinations.current,
  };
  const app = createApp({
    ...config,
    site,
    api,
    onDatabaseWatch: measured?.watchDatabase,
  });
  const services: { stop(): Promise<void> }[] = [];
  // A folder that is full or cannot be written costs old tabs their files, not visitors the site.
  const keepAssets = () => {
    try {
      site.kept?.refresh();
    } catch (error) {
      app.log.error({ err: error, setting: 'KEPT_ASSETS_DIR' }, 'files of this release not kept');
    }
  };
  keepAssets();
  const keeping = setInterval(keepAssets, HOUR_MS).unref();
  const stopApp = gracefulStop(app);
  running({
    log: app.log,
    stop: async () => {
      await Promise.all([stopApp(), ...services.map((service) => service.stop())]);
      relay?.stop();
      clearInterval(keeping);
      destinations.stop();
      await pool?.end();
    },
  });
  if (config.api && databases && config.production) await probeDatabase(databases.api, admitApi);
  let startWork: (() => Promise<{ stop(): Promise<void> }>) | undefined;
  if (config.worker && databases !== undefined) {
    // Loaded here because queues and mail are a third of the modules, which pages alone do without.
    const { admitWorker, startWorker } = await import('./start-worker.ts');
    const databaseUrl = databases.worker;
    const admit = admitWorker(config);
    await probeDatabase(databaseUrl, admit);
    startWork = () => startWorker({ ...config, admit, databaseUrl, log: app.log });
  }
  if (measured !== undefined && metricsPort !== undefined) {
    const registry = processMetrics({ ...config, pool }, measured.registry);
    services.push(
      await serveMetrics(registry, { host: metricsHost, port: metricsPort, log: app.log }),
    );
  }
  logStart(app.log, config.release, `${BRAND.name} listens on ${await listen(app, config)}`);
  if (pool !== undefined) destinations.watch(pool);
  if (startWork !== undefined) services.push(await startWork());
});
