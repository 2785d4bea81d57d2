import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type AddressPolicy, allowedAddress } from './allowed-url.ts';

export class AddressRefused extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC';
}

/**
 * Looks the name up when the connection is made, so that a name cannot answer differently between a
 * check and its use.
 */
export function publicLookup(policy: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
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
