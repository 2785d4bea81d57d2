import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLATION } from '../process/release.ts';
import { StartRefused } from '../process/run-process.ts';
import { readConfig } from '../startup/configuration/read-config.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startDemo } from './start-demo.ts';

const BUILD = ['run', 'build'];
const BUILD_DESK = ['exec', '--', 'vite', 'build', '--config', 'vite.desk.config.ts'];

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

/** Builds what has no build yet; an existing one is used as it is. What a build prints matters if it fails. */
async function ensureBuild(siteDir: string, signal: AbortSignal): Promise<void> {
  const missing = missingBuild(siteDir);
  if (missing === undefined) return;
  console.log(`npm ${missing.join(' ')}: once, it takes a minute or two …`);
  const build = spawn('npm', missing, {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    // The bundler would keep what it compiled among the demo's temporary files, of which nothing is kept.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  let printed = '';
  for (const output of [build.stdout, build.stderr]) {
    output.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const [code] = await once(build, 'close').catch((error: Error) => [error.message]);
  if (signal.aborted) throw new StartRefused('The build was stopped.');
  if (code !== 0) throw new StartRefused(`${printed}\nThe site could not be built (${code}).`);
}

function missingBuild(siteDir: string): string[] | undefined {
  if (!existsSync(join(siteDir, 'site.json'))) return BUILD;
  return existsSync(join(INSTALLATION, 'dist/desk/index.html')) ? undefined : BUILD_DESK;
}
