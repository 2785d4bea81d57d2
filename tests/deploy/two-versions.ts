import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, startPostgres } from '#server/testing/postgres.ts';
import { answers, until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import { startShippedNginx } from './shipped-nginx.ts';
import type { MadePackage } from './two-packages.ts';
import { startVisitors } from './visitors.ts';

const TOGETHER_MS = 120_000;

/**
 * Two versions at once behind an nginx that serves no file itself: a page of one asks the other for its scripts. The
 * tables are those of the newer one, so the older one shows that it can work on them.
 */
export async function runTwoVersions(
  { step, expectThat, settings }: Deployment,
  versions: readonly [MadePackage, MadePackage],
): Promise<void> {
  await step('two versions for two minutes', async () => {
    const postgres = await startPostgres();
    const kept = mkdtempSync(join(tmpdir(), 'voltige-kept-'));
    const ports = [await freePort(), await freePort()] as const;
    const environment = {
      ...settings,
      ...{ PATH: '/usr/bin:/bin', HOST: '127.0.0.1', KEPT_ASSETS_DIR: kept, WORKER: 'off' },
      DATABASE_URL: postgres.ownerUrl,
      API_DATABASE_URL: postgres.apiUrl,
      WORKER_DATABASE_URL: postgres.workerUrl,
    };
    const start = ({ file }: MadePackage, args: string[], port = 0) =>
      spawn(join(file.replace(/\.tar\.gz$/, ''), 'bin/voltige'), args, {
        ...{ env: { ...environment, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] },
      });
    await once(start(versions[1], ['migrate']), 'exit');
    const sites = versions.map((version, nth) => start(version, ['site'], ports[nth]));
    const nginx = await startShippedNginx(undefined, ports);
    try {
      for (const port of ports) await until(() => answers(port), 30);
      const visitors = startVisitors(nginx.httpsPort);
      await pause(TOGETHER_MS);
      const { requests, accepted, failures } = await visitors.stop();
      expectThat(failures.length === 0, `visitors noticed: ${failures.join('; ')}`);
      const db = new Client(postgres.ownerUrl);
      await db.connect();
      const { rows } = await db.query(
        'SELECT count(*)::int FROM lead_submissions WHERE id = ANY($1)',
        [accepted],
      );
      await db.end();
      expectThat(rows[0]?.count === accepted.length, 'accepted leads are missing');
      return `${requests} requests, 0 failed; ${accepted.length} leads, all kept`;
    } finally {
      for (const site of sites) site.kill('SIGTERM');
      await Promise.all(sites.map((site) => once(site, 'exit')));
      await nginx.stop();
      await postgres.stop();
      rmSync(kept, { recursive: true });
    }
  });
}
