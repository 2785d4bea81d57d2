import ipaddr from 'ipaddr.js';

export interface UrlPolicy {
  production: boolean;
  webhookHosts: readonly string[];
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** https on a listed host; http only to this machine and never in production. */
export function allowedUrl(url: string, { production, webhookHosts }: UrlPolicy): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.username || parsed.password || !webhookHosts.includes(parsed.hostname)) return null;
  if (parsed.protocol === 'https:') return parsed;
  const here = !production && LOOPBACK_HOSTS.includes(parsed.hostname);
  return parsed.protocol === 'http:' && here ? parsed : null;
}

/** Anything but a unicast address leads inside: private networks, this machine, a cloud's metadata. */
export function allowedAddress(address: string, { production }: { production: boolean }): boolean {
  if (!ipaddr.isValid(address)) return false;
  // process(), not parse(): '::ffff:127.0.0.1' is this machine.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (range === 'loopback' && !production);
}
