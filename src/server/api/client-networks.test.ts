import { expect, test } from 'vitest';
import { clientNetworks } from './rate-limits.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/48']],
  ['nonsense', ['unknown']],
])('%s counts as %j', (address, names) => {
  expect(clientNetworks(address).map(({ name }) => name)).toEqual(names);
});
