import ipaddr from 'ipaddr.js';

/**
 * Whom a limit counts: an IPv4 address, or the /64 that one household or office has of IPv6.
 *
 * clientNetwork('192.0.2.7')             // => '192.0.2.7'
 * clientNetwork('::ffff:192.0.2.7')      // => '192.0.2.7'
 * clientNetwork('2001:db8:1:2:3:4:5:6')  // => '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`);
  return `${network.toString()}/64`;
}
