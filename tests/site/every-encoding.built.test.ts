import { afterAll, expect, test } from 'vitest';
import { PREFIXES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { ask } from '#server/testing/http-client.ts';
import { startBuiltSite } from './built-site.ts';

const site = await startBuiltSite();
afterAll(() => site.end());

const PAGES = PREFIXES.flatMap((prefix) => PAGE_IDS.map((page) => pathTo(page, prefix)));

test.each(['br', 'gzip', 'identity'])(
  'every page and asset comes whole in %s',
  async (encoding) => {
    for (const path of [...PAGES, ...site.manifest.assets.map((asset) => asset.path)]) {
      const headers = { 'Accept-Encoding': encoding };
      const full = await ask(site.port, path, { headers });
      expect([path, full.status]).toEqual([path, 200]);
      expect(full.headers['content-length']).toBe(String(full.bytes.length));
      const plain = await ask(site.port, path);
      expect(full.text).toBe(plain.text);
    }
  },
);
