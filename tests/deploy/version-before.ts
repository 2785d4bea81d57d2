import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ask } from '#server/testing/http-client.ts';
import { freePort, startPostgres } from '#server/testing/postgres.ts';
import { CONTACT, NEWSLETTER } from '#server/testing/sample-forms.ts';
import { answers, until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import { jsonHeaders, registration } from './visitors.ts';

/**
 * The sources as they were before the newest migration, on the tables as they are after it: what runs while an upgrade
 * is on its way, and after a rollback.
 */
export async function runVersionBefore({
  step,
  expectThat,
  settings,
  webhooks,
  mails,
}: Deployment): Promise<void> {
  await step('the version before on the new tables', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const newest = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'migrations');
    const [added] = git(
      'show',
      '--diff-filter=A',
      '--name-only',
      '--format=',
      newest,
      '--',
      'migrations',
    ).split('\n');
    const folder = mkdtempSync(join(tmpdir(), 'voltige-before-'));
    const archive = execFileSync('git', ['archive', `${newest}^`], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { writeFixtureSite, FIXTURE_ORIGIN } = await import(
      join(folder, 'src/server/testing/fixture-site.ts')
    );
    const siteDir: string = writeFixtureSite();

    const postgres = await startPostgres();
    const port = await freePort();
    const environment = {
      ...settings,
      // As if they were left out: the fixture has not the origin that production asks for.
      ...{ NODE_ENV: '', TRIAL: '' },
      ...{ PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: String(port), SITE_DIR: siteDir },
      DATABASE_URL: postgres.ownerUrl,
      API_DATABASE_URL: postgres.apiUrl,
      WORKER_DATABASE_URL: postgres.workerUrl,
    };
    execFileSync(join('bin', 'voltige'), ['migrate'], { env: environment, stdio: 'pipe' });
    const site = spawn(process.execPath, [join(folder, 'src/server/startup/main.ts')], {
      ...{ cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
    });
    const before = webhooks.received.length;
    try {
      await until(() => answers(port), 30);
      for (const [path, body] of [
        ['/api/leads', registration('before')],
        ['/api/form-submission', CONTACT],
        ['/api/form-submission', NEWSLETTER],
      ] as const) {
        const { status, text } = await ask(port, path, {
          ...{
            method: 'POST',
            headers: { ...jsonHeaders(), Origin: FIXTURE_ORIGIN },
            body: JSON.stringify(body),
          },
        });
        expectThat(status < 300, `${path} was answered ${status}: ${text}`);
      }
      await until(() => webhooks.received.length >= before + 2, 20);
      await until(() => mails.mails.some(({ to }) => to.includes('before@fret.example')), 20);
      return `${newest.slice(0, 7)}^ on ${added ?? ''}: forms kept, webhooks and mails sent`;
    } finally {
      site.kill('SIGTERM');
      await once(site, 'exit');
      await postgres.stop();
      for (const gone of [folder, siteDir]) rmSync(gone, { recursive: true });
    }
  });
}
