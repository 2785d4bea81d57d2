import { expect, test } from 'vitest';
import { PREFIXES } from './language.ts';
import { ALIASES, redirectFor } from './redirects.ts';
import { PAGE_IDS, pathTo } from './routes.ts';

test('a canonical address is never redirected', () => {
  for (const prefix of PREFIXES) {
    for (const page of PAGE_IDS) expect(redirectFor(pathTo(page, prefix))).toBeUndefined();
  }
});

test('every alias leads to its page in one step, whatever its prefix and form', () => {
  for (const prefix of PREFIXES) {
    for (const [alias, page] of Object.entries(ALIASES)) {
      const address = prefix === '' ? alias : `/${prefix}${alias}`;
      for (const form of [address, `${address}/`, address.toUpperCase(), `/${address}`]) {
        expect(redirectFor(form), form).toBe(pathTo(page, prefix));
      }
    }
  }
});

test.each([
  ['/faq/', '/faq'],
  ['/en/', '/en'],
  ['/EN', '/en'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/en/faq/index.html', '/en/faq'],
  ['//faq', '/faq'],
  ['/nope', undefined],
  ['/nope/', undefined],
  ['//evil.example', undefined],
  ['/en/fr/faq', undefined],
  ['/404', undefined],
  ['/faq/../..', undefined],
])('%s leads to %s, an unknown address nowhere', (given, canonical) => {
  expect(redirectFor(given)).toBe(canonical);
});
