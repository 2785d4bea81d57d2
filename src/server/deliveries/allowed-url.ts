import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Destination } from './destinations.ts';

export interface UrlPolicy {
  production: boolean;
  webhookHosts: readonly string[];
}

type Target = Pick<Destination, 'url' | 'private'>;

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Against SSRF: https on a listed host; http only to a destination marked as private, or to this machine outside production. */
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

/** Never link-local addresses, where clouds serve their metadata. */
const INSIDE = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']);

/** What is given out for the Internet: the rest of 'unicast' holds '::7f00:1', an old way to write this machine's. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

function rangeOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  // process(), not parse(): '::ffff:127.0.0.1' is this machine.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  const isUnknown = range === 'unicast' && parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_IPV6);
  return isUnknown ? undefined : range;
}

/** An address of this machine or of a network that strangers are not in. */
export function isPrivateAddress(address: string): boolean {
  const range = rangeOf(address);
  return range !== undefined && INSIDE.has(range);
}

export interface AddressPolicy {
  production: boolean;
  /** The destination is marked as private. */
  isInside?: boolean | undefined;
}

/** Only unicast addresses are public: all others lead to private networks, this machine or a cloud's metadata. */
export function allowedAddress(
  address: string,
  { production, isInside = false }: AddressPolicy,
): boolean {
  const range = rangeOf(address);
  if (range === 'unicast' || (isInside && isPrivateAddress(address))) return true;
  return range === 'loopback' && !production;
}

export class AddressRefused extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC';
}

type LookUpAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks the name up when the connection is made, so that a name cannot answer differently between a
 * check and its use.
 */
export function publicLookup(policy: AddressPolicy, lookUpAll: LookUpAll = lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookUpAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allowedAddress(address, policy))) {
        return callback(new AddressRefused(), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
