import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { allowedAddress, allowedUrl, publicLookup } from './allowed-url.ts';

test.each([
  '10.0.0.8',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '172.16.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.8',
  'fd00::1',
  'fe80::1',
  '::2',
  // Ways to write or to reach an IPv4 address by an IPv6 one: here this machine's.
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::7f00:1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '4000::1',
  '5f00::1',
  '2001:db8::1',
  '3fff::1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '2130706433',
  '0x7f.1',
  'not an address',
])('S14: %s is not a public address', (address) => {
  expect(allowedAddress(address, { production: true })).toBe(false);
});

test('S14: public addresses are allowed, this machine only outside production', () => {
  expect(allowedAddress('203.0.114.9', { production: true })).toBe(true);
  expect(allowedAddress('2a01:e00::1', { production: true })).toBe(true);
  expect(allowedAddress('127.0.0.1', { production: false })).toBe(true);
  expect(allowedAddress('10.0.0.8', { production: false })).toBe(false);
});

test('S14: a host that is not listed is not called', () => {
  const policy = { production: true, webhookHosts: ['crm.example'] };
  expect(allowedUrl({ url: 'https://crm.example/in' }, policy)?.href).toBe(
    'https://crm.example/in',
  );
  expect(allowedUrl({ url: 'https://evil.example/in' }, policy)).toBeNull();
  expect(allowedUrl({ url: 'https://crm.example.evil.example/in' }, policy)).toBeNull();
  expect(allowedUrl({ url: 'https://crm.example@evil.example/in' }, policy)).toBeNull();
  expect(allowedUrl({ url: 'ftp://crm.example/in' }, policy)).toBeNull();
});

test('a destination inside our own network is called if it is said to be there, and only then', () => {
  const policy = { production: true, webhookHosts: ['crm.internal', '10.0.0.8'] };
  const inside = { url: 'http://crm.internal/in', private: true };
  expect(allowedUrl(inside, policy)?.href).toBe('http://crm.internal/in');
  expect(allowedUrl({ url: inside.url }, policy)).toBeNull();
  expect(allowedUrl({ url: 'http://other.internal/in', private: true }, policy)).toBeNull();
  for (const address of ['10.0.0.8', '192.168.1.1', 'fd00::1', '127.0.0.1']) {
    expect(allowedAddress(address, { production: true, isInside: true })).toBe(true);
    expect(allowedAddress(address, { production: true })).toBe(false);
  }
  for (const address of ['169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1']) {
    expect(allowedAddress(address, { production: true, isInside: true })).toBe(false);
  }
});

test('S14: a name of which one address is internal is not called', async () => {
  const outside = { address: '203.0.114.9', family: 4 };
  const inside = { address: '10.0.0.8', family: 4 };
  const lookedUp = (...given: LookupAddress[]) => {
    const lookup = publicLookup({ production: true }, (_host, _options, answer) =>
      answer(null, given),
    );
    return new Promise((resolve) =>
      lookup('crm.example', { all: true }, (error, found) => resolve(error?.code ?? found)),
    );
  };
  expect(await lookedUp(outside)).toEqual([outside]);
  expect(await lookedUp(outside, inside)).toBe('ADDRESS_NOT_PUBLIC');
  expect(await lookedUp(inside, outside)).toBe('ADDRESS_NOT_PUBLIC');
  expect(await lookedUp()).toBe('ADDRESS_NOT_PUBLIC');
});
