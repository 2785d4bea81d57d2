import { freePort } from '#server/testing/postgres.ts';
import { generate, type Load } from '../measuring/load.ts';
import { cpuMs } from '../measuring/measure.ts';
import { startServer } from '../measuring/start-child.ts';

export interface PageServer {
  port: number;
  pid: number;
}

export interface Measured extends Load {
  /** CPU time of the server, for everything that one visit asks for. */
  cpuMsEach: number;
}

export interface Visit {
  requests: readonly string[];
  expected: string;
}

/** Ours, and a bare one that has the same answers. */
export async function startNodeServers(addresses: readonly string[], env = {}) {
  const site = await startServer('src/server/cli/cli-command.ts', ['site'], {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    API: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });
  const args = [String(site.port), ...addresses];
  return { site, bare: await startServer('bench/pages/bare-server.ts', args, env) };
}

export async function measure({ port, pid }: PageServer, visit: Visit, seconds: number) {
  const before = cpuMs(pid);
  const load = await generate({ ...visit, port, seconds });
  const visits = load.answered / visit.requests.length;
  return { ...load, cpuMsEach: (cpuMs(pid) - before) / visits };
}
