import ipaddr from 'ipaddr.js';

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
