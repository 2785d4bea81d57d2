import { setTimeout as pause } from 'node:timers/promises';
import { type Cause, inParallel, type Parts, repeatedly } from './cause.ts';
import { otherRelease, webhook } from './watched-house.ts';

/** Of the second process of the site, one after the other. */
export function processCauses({ house }: Parts): Cause[] {
  const { second } = house;
  const restart = async (more: Record<string, string> = {}, folder = '.') => {
    await second.kill();
    second.start(more, folder);
  };
  let stop = async () => {};
  let removeCopy = () => {};
  /** Many people behind one proxy. */
  const visitor = () => {
    const from = `203.0.113.${Math.ceil(Math.random() * 250)}`;
    return house.lead(second.port, { 'X-Forwarded-For': from }).then(() => pause(20));
  };
  return [
    {
      words: 'one of two processes is killed',
      alerts: ['SiteProcessDown'],
      begin: () => second.kill(),
      end: () => second.start(),
    },
    {
      words: 'a process is killed and started three times',
      alerts: ['ProcessRestarting'],
      begin: async () => {
        for (let nth = 0; nth < 3; nth += 1) {
          await restart();
          await pause(6_000);
        }
      },
      end: () => {},
    },
    {
      words: 'TRUSTED_PROXIES does not name the proxy of 250 visitors',
      alerts: ['RateLimitStorm'],
      begin: async () => {
        stop = repeatedly(inParallel(4, visitor));
      },
      end: async () => {
        await restart({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: '{"ip_per_hour": 1000}' });
        await pause(15_000);
        await stop();
      },
    },
    {
      words: 'the process is stopped for 0.4 s again and again (SIGSTOP, SIGCONT)',
      alerts: ['EventLoopLag'],
      begin: () => {
        stop = repeatedly(async () => {
          second.signal('SIGSTOP');
          await pause(400);
          second.signal('SIGCONT');
          await pause(300);
        });
      },
      end: () => stop(),
    },
    {
      words: 'a leak grows to nine tenths of the heap',
      alerts: ['MemoryNearLimit'],
      begin: () =>
        restart({
          NODE_OPTIONS: '--max-old-space-size=160 --import ./tests/alerts/leaking-memory.ts',
        }),
      end: () => restart(),
    },
    {
      words: "a site's WEBHOOKS names a destination that the worker's does not",
      alerts: ['DestinationWithoutWorker'],
      begin: () =>
        restart({
          WEBHOOKS: JSON.stringify([
            webhook('crm', house.crm.url),
            webhook('forgotten', house.crm.url),
          ]),
        }),
      end: () => restart(),
    },
    {
      words: 'a process of another release runs beside the others',
      alerts: ['TwoVersions'],
      begin: async () => {
        const other = otherRelease();
        removeCopy = () => other.remove();
        await restart({}, other.folder);
      },
      end: async () => {
        await restart();
        removeCopy();
      },
    },
  ];
}
