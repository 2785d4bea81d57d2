import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** The pages are built once; a build that is there is taken as it is. */
export async function ensureBuild(siteDir: string, signal: AbortSignal): Promise<void> {
  if (existsSync(join(siteDir, 'site.json'))) return;
  const build = spawn('npm', ['run', 'build'], { stdio: 'inherit', signal });
  const [code] = await once(build, 'exit').catch(() => [null]);
  if (code !== 0) throw new StartRefused('The site could not be built: see above.');
}
