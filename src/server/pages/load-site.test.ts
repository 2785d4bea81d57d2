import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_ORIGIN, writeFixtureSite } from '../testing/fixture-site.ts';
import { loadSite } from './load-site.ts';
import type { SiteManifest } from './site-manifest.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = writeFixtureSite();
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const load = (origin?: string) => loadSite({ siteDir, staging: false, origin });

function changeManifest(change: (manifest: SiteManifest) => unknown): void {
  const file = join(siteDir, 'site.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

test('a complete build is taken into memory', () => {
  const site = load(FIXTURE_ORIGIN);
  expect(site.resources.get('/en/faq')?.en.br.status).toBe(200);
  expect(site.notFound.fr.fr.identity.status).toBe(404);
  expect(site.resources.has('/404')).toBe(false);
});

test('the English file lies in memory once, although it answers at two addresses', () => {
  const { resources } = load();
  expect(resources.get('/faq')?.en.br.body).toBe(resources.get('/en/faq')?.en.br.body);
});

test('without a build the operator is asked to build', () => {
  rmSync(join(siteDir, 'site.json'));
  expect(() => load()).toThrow(`${siteDir}/site.json is missing: run 'npm run build' first.`);
});

test('a site built for another host is not served', () => {
  expect(() => load('https://other.example')).toThrow(
    `SITE_ORIGIN is 'https://other.example': it must be '${FIXTURE_ORIGIN}', for which the site was built.`,
  );
});

test('a build that lost a file is not served', () => {
  rmSync(join(siteDir, 'faq/index.html.br'));
  expect(() => load()).toThrow(/faq\/index\.html\.br is missing: site\.json lists it/);
});

test('a build that cannot be read says why', () => {
  const file = join(siteDir, 'faq/index.html.br');
  rmSync(file);
  mkdirSync(file);
  expect(() => load()).toThrow(/faq\/index\.html\.br cannot be read \(EISDIR\)/);
});

test('a build that does not know all our routes is not served', () => {
  changeManifest((manifest) => ({
    ...manifest,
    pages: manifest.pages.filter((page) => page.path !== '/en/contact'),
  }));
  expect(() => load()).toThrow("The built site lacks '/en/contact': run 'npm run build' again.");
});

test('a build without its not-found pages is not served', () => {
  changeManifest((manifest) => ({ ...manifest, notFound: [] }));
  expect(() => load()).toThrow("The built site lacks '/404': run 'npm run build' again.");
});

test.each(['{', '{"origin":1}'])('a damaged manifest is not served: %s', (json) => {
  writeFileSync(join(siteDir, 'site.json'), json);
  expect(() => load()).toThrow(/site\.json is damaged: run 'npm run build' again\.$/);
});
