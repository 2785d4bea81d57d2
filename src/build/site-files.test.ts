import { expect, test } from 'vitest';
import { lastChanged } from '#domain/site/articles.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, INDEXED_PAGES } from '#domain/site/routes.ts';
import { isWellFormed } from '../../tests/site/well-formed-xml.ts';
import { gpcJson, llmsTxt, robots, securityTxt, sitemap, webManifest } from './site-files.ts';

const ORIGIN = 'https://www.site.example';
const BUILT_AT = new Date('2026-11-15T00:00:00Z');

test('security.txt names a contact and is good for a year', () => {
  const text = securityTxt(ORIGIN, BUILT_AT);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain('Expires: 2027-11-15T00:00:00.000Z');
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
});

test('P21: gpc.json says that the signal is honoured, and since when', () => {
  expect(gpcJson('2026-11-15')).toBe('{"gpc":true,"lastUpdate":"2026-11-15"}');
});

test('the manifest is JSON with a name and an icon', () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    start_url: '/',
    icons: [{ src: '/favicon.svg' }],
  });
});

test('llms.txt lists every page search engines may list, in both languages', async () => {
  const text = await llmsTxt(ORIGIN);
  for (const page of INDEXED_PAGES) {
    for (const language of LANGUAGES) {
      expect(text).toContain(`](${ORIGIN}${canonicalPath(page, language)}): `);
    }
  }
});

const XML = sitemap(ORIGIN);

const entries = [...XML.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  alternates: new Map(
    [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', address = '']) => [language, address],
    ),
  ),
}));

test('it is well-formed XML', () => {
  expect(XML).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect(isWellFormed(XML)).toBe(true);
});

test('it lists every page search engines may list, once in each language, and no other', () => {
  const expected = INDEXED_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => ORIGIN + canonicalPath(page, language)),
  );
  expect(entries.map(({ address }) => address).sort()).toEqual(expected.sort());
  expect(new Set(expected).size).toBe(expected.length);
});

test('alternates in the sitemap name each other, French for who reads neither', () => {
  for (const { address, alternates } of entries) {
    expect([...alternates.keys()]).toEqual([...LANGUAGES, 'x-default']);
    expect([...alternates.values()]).toContain(address);
    expect(alternates.get('x-default')).toBe(alternates.get('fr'));
    for (const other of alternates.values()) {
      const back = entries.find((entry) => entry.address === other);
      expect(back?.alternates).toEqual(alternates);
    }
  }
});

test('it dates the pages that date themselves, the others not at all', () => {
  const changed = new Map(entries.map((entry) => [entry.address, entry.changed]));
  for (const page of INDEXED_PAGES) {
    for (const language of LANGUAGES) {
      expect(changed.get(ORIGIN + canonicalPath(page, language))).toBe(lastChanged(page));
    }
  }
  expect([...changed.values()].filter(Boolean)).not.toHaveLength(0);
});

test('robots are shown the sitemap and kept out of the API', () => {
  expect(robots(ORIGIN)).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(robots(ORIGIN)).toContain('User-agent: *\nDisallow: /api/\n');
});
