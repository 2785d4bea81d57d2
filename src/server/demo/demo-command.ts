import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../process/run-process.ts';
import { readConfig } from '../startup/configuration/read-config.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startDemo } from './start-demo.ts';

await runUntilEnded(
  async (signal) => {
    const config = readConfig(process.env);
    const { port, siteDir } = config;
    await ensureBuild(siteDir, signal);
    console.log(
      'Starting a database, a mail server, a webhook receiver, the site, its worker and the desk …',
    );
    return startDemo({ port, siteDir, siteOrigin: siteOrigin(config).origin });
  },
  { advice: 'Send a form.' },
);

/** Builds the pages if there is no build yet; an existing one is used as it is. */
async function ensureBuild(siteDir: string, signal: AbortSignal): Promise<void> {
  if (existsSync(join(siteDir, 'site.json'))) return;
  const build = spawn('npm', ['run', 'build'], { stdio: 'inherit', signal });
  const [code] = await once(build, 'exit').catch(() => [null]);
  if (code !== 0) throw new StartRefused('The site could not be built: see above.');
}
