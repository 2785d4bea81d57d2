import ipaddr from 'ipaddr.js';
import type { Destination } from './destination.ts';

export interface UrlPolicy {
  production: boolean;
  webhookHosts: readonly string[];
}

type Target = Pick<Destination, 'url' | 'private'>;

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** https on a listed host; http only inside, to a destination that is said to be there, or to this machine outside production. */
export function allowedUrl(
  { url, private: isInside = false }: Target,
  { production, webhookHosts }: UrlPolicy,
): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.username || parsed.password || !webhookHosts.includes(parsed.hostname)) return null;
  if (parsed.protocol === 'https:') return parsed;
  const here = isInside || (!production && LOOPBACK_HOSTS.includes(parsed.hostname));
  return parsed.protocol === 'http:' && here ? parsed : null;
}

/** Never a cloud's metadata (link-local), whatever is said. */
const INSIDE = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']);

export interface AddressPolicy {
  production: boolean;
  /** The destination was said to be inside. */
  isInside?: boolean | undefined;
}

/** Anything but a unicast address leads inside: private networks, this machine, a cloud's metadata. */
export function allowedAddress(
  address: string,
  { production, isInside = false }: AddressPolicy,
): boolean {
  if (!ipaddr.isValid(address)) return false;
  // process(), not parse(): '::ffff:127.0.0.1' is this machine.
  const range = ipaddr.process(address).range();
  if (range === 'unicast' || (isInside && INSIDE.has(range))) return true;
  return range === 'loopback' && !production;
}
