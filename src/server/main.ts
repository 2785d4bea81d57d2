import { BRAND } from '#domain/brand.ts';
import { eventRelayFor } from './analytics/event-relay.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createPool } from './database/pool.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './pages/load-site.ts';
import { StartRefused } from './start-refused.ts';

try {
  const config = readConfig(process.env);
  const pool = config.databases && createPool({ url: config.databases.api });
  const { destinations } = config.deliveries;
  const site = loadSite(config);
  const relay = eventRelayFor(site, config.analyticsSecret);
  const api = { ...config, pool, destinations, relay };
  const app = createApp({ ...config, site, api });
  app.addHook('onClose', async () => {
    relay?.stop();
    await pool?.end();
  });
  const stop = gracefulStop(app);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  console.log(`${BRAND.name} listens on ${await listen(app, config)}`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
