import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '#domain/site/brand.ts';
import { StartRefused } from '../process/run-process.ts';
import { readConfig } from '../startup/configuration/read-config.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { startDemo } from './start-demo.ts';

const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ended.abort());
// The shell through which npm starts us may end without sending us a signal.
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

/** Builds the pages if there is no build yet; an existing one is used as it is. */
async function ensureBuild(siteDir: string, signal: AbortSignal): Promise<void> {
  if (existsSync(join(siteDir, 'site.json'))) return;
  const build = spawn('npm', ['run', 'build'], { stdio: 'inherit', signal });
  const [code] = await once(build, 'exit').catch(() => [null]);
  if (code !== 0) throw new StartRefused('The site could not be built: see above.');
}
