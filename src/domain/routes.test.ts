import { expect, test } from 'vitest';
import { PREFIXES } from './language.ts';
import { PAGE_IDS, pageAt, pathTo, prerenderPaths, ROUTES, redirectFor } from './routes.ts';

const everyPath = PREFIXES.flatMap((prefix) => PAGE_IDS.map((page) => pathTo(page, prefix)));

test('every page is found again at each of its three addresses', () => {
  for (const prefix of PREFIXES) {
    for (const page of PAGE_IDS) expect(pageAt(pathTo(page, prefix))).toEqual({ page, prefix });
  }
});

test('no address belongs to two pages', () => {
  const aliases = PAGE_IDS.flatMap((page) => ROUTES[page].aliases);
  const all = [...PAGE_IDS.map((page) => ROUTES[page].path), ...aliases];
  expect(new Set(all).size).toBe(all.length);
});

test('a canonical address is never redirected', () => {
  for (const path of everyPath) expect(redirectFor(path)).toBeUndefined();
});

test('every alias leads to its page in one step, whatever its prefix and form', () => {
  for (const prefix of PREFIXES) {
    for (const page of PAGE_IDS) {
      for (const alias of ROUTES[page].aliases) {
        const address = prefix === '' ? alias : `/${prefix}${alias}`;
        for (const form of [address, `${address}/`, address.toUpperCase(), `/${address}`]) {
          expect(redirectFor(form), form).toBe(pathTo(page, prefix));
        }
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
])('%s has one canonical form, %s', (given, canonical) => {
  expect(redirectFor(given)).toBe(canonical);
});

test.each(['/nope', '/nope/', '//evil.example', '/en/fr/faq', '/404', '/faq/../..'])(
  'an unknown address is not redirected: %s',
  (address) => {
    expect(redirectFor(address)).toBeUndefined();
  },
);

test('three files are written per page, and three for what is not found', () => {
  expect(prerenderPaths()).toEqual(
    expect.arrayContaining([...everyPath, '/404', '/fr/404', '/en/404']),
  );
  expect(prerenderPaths()).toHaveLength(3 * (PAGE_IDS.length + 1));
});
