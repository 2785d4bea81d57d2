import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrate } from '#server/startup/migrate.ts';
import { ROLES, startPostgres } from '#server/testing/postgres.ts';
import { startProcess } from '#server/testing/start-process.ts';

/** Two site processes on a database of their own, which take turns with every request. */
export async function startTwoProcesses(siteDir: string) {
  const postgres = await startPostgres({ inMemory: true });
  await migrate({ ownerUrl: postgres.ownerUrl, apiUser: ROLES.api, workerUser: ROLES.worker });
  const many = { ip_per_minute: 1000, ip_per_hour: 1000, signals_per_minute: 1000 };
  const start = () =>
    startProcess({
      SITE_DIR: siteDir,
      LOG_LEVEL: 'warn',
      WORKER: 'off',
      RATE_LIMITS: JSON.stringify(many),
      DATABASE_URL: postgres.ownerUrl,
      API_DATABASE_URL: postgres.apiUrl,
      WORKER_DATABASE_URL: postgres.workerUrl,
    });
  const sites = [start(), start()];
  const ports = await Promise.all(sites.map(({ listening }) => listening));

  let turn = 0;
  /** What browsers told about visits; Playwright does not show what a beacon holds. */
  const told: string[] = [];
  const proxy = createServer((asked, answer) => {
    turn += 1;
    const { url: path, method, headers } = asked;
    const onward = request({ port: ports[turn % 2], path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
    if (path === '/api/events') {
      let body = '';
      asked.on('data', (chunk) => {
        body += chunk;
      });
      asked.on('end', () => told.push(body));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const stopped = async (index: number) => {
    sites[index]?.signal('SIGTERM');
    return sites[index]?.exited;
  };
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ownerUrl: postgres.ownerUrl,
    told,
    /** As at a release: one is stopped in good order and another takes its place. */
    async replaceFirst() {
      const next = start();
      const port = await next.listening;
      const [before] = sites;
      ports[0] = port;
      sites[0] = next;
      before?.signal('SIGTERM');
      return before?.exited;
    },
    /** Their exit codes. */
    stopSites: () => Promise.all([stopped(0), stopped(1)]),
    async end() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(sites.map((site) => site.end()));
      await postgres.stop();
    },
  };
}
