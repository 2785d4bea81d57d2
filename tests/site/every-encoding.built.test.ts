import { afterAll, beforeAll, expect, test } from 'vitest';
import { PREFIXES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { ask } from '#server/testing/http-client.ts';
import { startBuiltSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site?.end());

const PAGES = PREFIXES.flatMap((prefix) => PAGE_IDS.map((page) => pathTo(page, prefix)));

test.each(['br', 'gzip', 'identity'])(
  'every page and asset comes in %s, once unless changed',
  async (encoding) => {
    for (const path of [...PAGES, ...site.manifest.assets.map((asset) => asset.path)]) {
      const headers = { 'Accept-Encoding': encoding };
      const full = await ask(site.port, path, { headers });
      expect([path, full.status]).toEqual([path, 200]);
      expect(full.headers['content-length']).toBe(String(full.bytes.length));
      const plain = await ask(site.port, path);
      expect(full.text).toBe(plain.text);

      const head = await ask(site.port, path, { headers, method: 'HEAD' });
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
      expect(head.bytes.length).toBe(0);

      const known = { ...headers, 'If-None-Match': `W/${full.headers.etag}` };
      const again = await ask(site.port, path, { headers: known });
      expect(again.status).toBe(304);
      expect(again.headers).toMatchObject({ etag: full.headers.etag });
      expect(again.headers.vary).toBe(full.headers.vary);
    }
  },
);
