import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../measuring/measure.ts';
import { measure, startNodeServers } from './node-servers.ts';
import { addressesOfVisit, getRequest } from './visit.ts';

/**
 * Of bare Node's CPU time for a visit to ours. With Fastify in the way it is 0.65; without, 0.81 to 1.13 on a machine
 * with six times as much to do as it has processors.
 */
const LIMIT = 0.7;
const ROUNDS = 7;
const SECONDS = 1.2;
const WARM_UP_SECONDS = 2;

/**
 * Whether a visit still costs our server about what it costs bare Node. CPU time and not visits a second, and both
 * at once, because other programs then take the same away from both.
 */
export async function guardPages(): Promise<void> {
  const addresses = addressesOfVisit();
  const servers = await startNodeServers(addresses, {
    NODE_OPTIONS: '--import ./bench/pages/collect-garbage.ts',
  });
  const visit = { requests: addresses.map((address) => getRequest(address)), expected: '200' };
  const round = async (seconds: number) => {
    const [site, bare] = await Promise.all([
      measure(servers.site, visit, seconds),
      measure(servers.bare, visit, seconds),
    ]);
    return bare.cpuMsEach / site.cpuMsEach;
  };
  await round(WARM_UP_SECONDS);
  for (const { pid } of [servers.site, servers.bare]) process.kill(pid, 'SIGUSR2');
  await pause(COLLECTED_MS);
  const ratios: number[] = [];
  while (ratios.length < ROUNDS) ratios.push(await round(SECONDS));
  const ratio = median(ratios);
  const said = `For a visit bare node:http takes ${ratio.toFixed(2)} of our CPU time; at least ${LIMIT} is expected`;
  if (ratio < LIMIT) throw new Error(`${said}: something made our server slower.`);
  console.log(`${said}.`);
}

const COLLECTED_MS = 300;
