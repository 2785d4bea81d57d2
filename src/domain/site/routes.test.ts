import { expect, test } from 'vitest';
import { PREFIXES } from './language.ts';
import { ALIASES } from './redirects.ts';
import { PAGE_IDS, pageAt, pathTo, prerenderPaths, ROUTES } from './routes.ts';

const everyPath = PREFIXES.flatMap((prefix) => PAGE_IDS.map((page) => pathTo(page, prefix)));

test('every page is found again at each of its three addresses', () => {
  for (const prefix of PREFIXES) {
    for (const page of PAGE_IDS) expect(pageAt(pathTo(page, prefix))).toEqual({ page, prefix });
  }
});

test('no address belongs to two pages', () => {
  const all = [...PAGE_IDS.map((page) => ROUTES[page].path), ...Object.keys(ALIASES)];
  expect(new Set(all).size).toBe(all.length);
});

test('three files are written per page, and three for what is not found', () => {
  expect(prerenderPaths()).toEqual(
    expect.arrayContaining([...everyPath, '/404', '/fr/404', '/en/404']),
  );
  expect(prerenderPaths()).toHaveLength(3 * (PAGE_IDS.length + 1));
});
