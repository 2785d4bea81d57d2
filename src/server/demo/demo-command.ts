import { once } from 'node:events';
import { BRAND } from '#domain/brand.ts';
import { readConfig } from '../configuration/read-config.ts';
import { siteOrigin } from '../configuration/site-origin.ts';
import { StartRefused } from '../start-refused.ts';
import { ensureBuild } from './ensure-build.ts';
import { startDemo } from './start-demo.ts';

const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ended.abort());
// The shell through which npm starts us may be ended without a word to us.
const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) ended.abort();
}, 500).unref();

try {
  const config = readConfig(process.env);
  const { port, siteDir } = config;
  await ensureBuild(siteDir, ended.signal);
  console.log('Starting a database, a mail server, a webhook receiver, the site and its worker …');
  const demo = await startDemo({ port, siteDir, siteOrigin: siteOrigin(config).origin });
  if (!ended.signal.aborted) {
    console.log(`
  ${BRAND.name.padEnd(14)}  ${demo.site}
  Mails           ${demo.inbox}/mails
  Webhooks        ${demo.inbox}/webhooks
  Command line    DATABASE_URL=${demo.databaseUrl} npm run -s ${BRAND.key} -- leads list

Send a form. Ctrl-C ends it all; nothing is kept.`);
    await Promise.race([once(ended.signal, 'abort'), demo.failed]);
  }
  await demo.stop();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
