import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { mailboxOf } from '#domain/leads/email-address.ts';
import type { RateLimit } from '../database/idempotent-insert.ts';
import type { ApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';

/** How many times the limit of one /64 all of a /48 may use: 65,536 of them are one customer's. */
const SHARE_OF_48 = 4;

export interface ClientNetwork {
  name: string;
  /** How many times a limit it may use. */
  share: number;
}

/**
 * Whom limits count, the narrowest first: an IPv4 address; or of IPv6 the /64 that one household or
 * office has, and the /48 that one customer of a host can send from.
 *
 * clientNetworks('192.0.2.7')             // => [{ name: '192.0.2.7', share: 1 }]
 * clientNetworks('2001:db8:1:2:3:4:5:6')
 * // => [{ name: '2001:db8:1:2::/64', share: 1 }, { name: '2001:db8:1::/48', share: 4 }]
 */
export function clientNetworks(address: string): [ClientNetwork, ...ClientNetwork[]] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', share: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), share: 1 }];
  const network = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return [
    { name: network(64), share: 1 },
    { name: network(48), share: SHARE_OF_48 },
  ];
}

const MINUTE_MS = 60_000;

/**
 * For what is not worth a row in the database: counted in this process, forgotten every minute, and
 * so never more than a minute of addresses in memory.
 */
export function limitPerMinute(most: number) {
  let counts = new Map<string, number>();
  let endsMs = 0;
  return async ({ ip }: FastifyRequest): Promise<void> => {
    // Not the time of day: set back by hours, it would lock everybody out for as long.
    const nowMs = performance.now();
    if (nowMs >= endsMs) {
      counts = new Map();
      endsMs = nowMs + MINUTE_MS;
    }
    let isWithin = true;
    for (const { name, share } of clientNetworks(ip)) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count > most * share) isWithin = false;
    }
    if (isWithin) return;
    throw new Refused({ kind: 'limited', retryAfterS: Math.ceil((endsMs - nowMs) / 1000) });
  };
}

/** For what takes long: so much of it may one network have under way in this process. */
export function limitUnderWay(most: number) {
  const counts = new Map<string, number>();
  const add = (name: string, one: 1 | -1) => {
    const count = (counts.get(name) ?? 0) + one;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  };
  return async <T>({ ip }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const networks = clientNetworks(ip);
    if (networks.some(({ name, share }) => (counts.get(name) ?? 0) >= most * share)) {
      throw new Refused({ kind: 'limited', retryAfterS: 5 });
    }
    for (const { name } of networks) add(name, 1);
    try {
      return await work();
    } finally {
      for (const { name } of networks) add(name, -1);
    }
  };
}

const MINUTE_S = 60;
const HOUR_S = 3600;

/**
 * A mailbox is counted for each network it is named from: what strangers send elsewhere must not lock
 * its owner out. Their mails to it have a limit of their own.
 */
export function databaseLimits(
  dependencies: ApiDependencies,
  { form, email }: { form: string; email?: string },
  networks: [ClientNetwork, ...ClientNetwork[]],
): RateLimit[] {
  const { rateLimits } = dependencies;
  const limits = networks.flatMap(({ name, share }): RateLimit[] => {
    const ip = keyedHash(dependencies, name);
    const perMinute = { key: `minute:${form}:${ip}`, seconds: MINUTE_S };
    if (form === 'simulation') {
      return [{ ...perMinute, most: rateLimits.simulations_per_minute * share }];
    }
    return [
      { ...perMinute, most: rateLimits.ip_per_minute * share },
      { key: `hour:${form}:${ip}`, most: rateLimits.ip_per_hour * share, seconds: HOUR_S },
    ];
  });
  if (email === undefined) return limits;
  const mailbox = keyedHash(dependencies, `${mailboxOf(email)} ${networks[0].name}`);
  return [...limits, { key: `email:${mailbox}`, most: rateLimits.email_per_hour, seconds: HOUR_S }];
}

/** So that the table of limits holds neither an IP nor an e-mail address. */
export function keyedHash({ tokenSecrets: [newest] }: ApiDependencies, text: string): string {
  return hash('sha256', `${newest}:limit:${text}`, 'base64url').slice(0, 22);
}
