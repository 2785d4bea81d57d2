import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language.ts';
import { canonicalPath, INDEXED_PAGES } from '#domain/routes.ts';
import { gpcJson, llmsTxt, securityTxt, webManifest } from './site-files.ts';

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
