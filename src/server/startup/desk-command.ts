import { join } from 'node:path';
import { BRAND } from '#domain/site/brand.ts';
import {
  type Admission,
  loggedAdmission,
  probeDatabase,
  refuseExcessRights,
} from '../database/admission.ts';
import { createPool } from '../database/pool.ts';
import { createDesk } from '../desk/desk-app.ts';
import { openIdProvider } from '../desk/provider.ts';
import { logStart } from '../http/log.ts';
import { gracefulStop, listen } from '../http/server-lifecycle.ts';
import { processMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { INSTALLATION } from '../process/release.ts';
import { runProcess, StartRefused } from '../process/run-process.ts';
import { readConfig } from './configuration/read-config.ts';
import { siteOrigin } from './configuration/site-origin.ts';

await runProcess(async (running) => {
  const config = readConfig(process.env, 'desk');
  const { desk, metricsPort, metricsHost } = config;
  if (desk === undefined) throw new StartRefused('The desk is not configured (docs/desk.md).');
  const admit: Admission = async (db) => {
    if (config.production) await refuseExcessRights(db, 'DESK_DATABASE_URL');
  };
  const pool = createPool({
    url: desk.databaseUrl,
    admit: loggedAdmission(admit, () => app.log),
  });
  const app = createDesk({
    ...config,
    origin: desk.origin,
    filesDir: join(INSTALLATION, 'dist/desk'),
    pool,
    provider: openIdProvider(desk.provider),
    site: { origin: siteOrigin(config).origin, statements: BRAND.statements },
  });
  const services: { stop(): Promise<void> }[] = [];
  const stopApp = gracefulStop(app);
  running({
    log: app.log,
    stop: async () => {
      await Promise.all([stopApp(), ...services.map((service) => service.stop())]);
      await pool.end();
    },
  });
  if (config.production) await probeDatabase(desk.databaseUrl, admit);
  if (metricsPort !== undefined) {
    // The figures of deliveries are for roles that may read all of them.
    const registry = processMetrics({ ...config, pool: undefined });
    services.push(
      await serveMetrics(registry, { host: metricsHost, port: metricsPort, log: app.log }),
    );
  }
  const address = await listen(app, desk);
  const text = `${BRAND.name}'s desk listens on ${address} for ${desk.origin}`;
  logStart(app.log, config.release, text);
});
