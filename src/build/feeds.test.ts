import { expect, test } from 'vitest';
import { ARTICLES, changedOn, feedPath, NEWEST_FIRST } from '#domain/site/articles.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath } from '#domain/site/routes.ts';
import { isWellFormed } from '../../tests/site/well-formed-xml.ts';
import { feeds } from './feeds.ts';

const ORIGIN = 'https://www.site.example';
const FEEDS = await feeds(ORIGIN);

const xmlAt = (path: string) => FEEDS.find((feed) => feed.path === path)?.xml ?? '';
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);

test('each language has an RSS and an Atom feed, well-formed', () => {
  expect(FEEDS.map(({ path }) => path).sort()).toEqual(
    LANGUAGES.flatMap((language) => [feedPath('rss', language), feedPath('atom', language)]).sort(),
  );
  for (const { path, xml } of FEEDS) expect(isWellFormed(xml), path).toBe(true);
  expect(isWellFormed('<a><b></a>')).toBe(false);
  expect(isWellFormed('<a>R&D</a>')).toBe(false);
});

test.each(LANGUAGES)('the feeds in %s list every article once, newest first', (language) => {
  const addresses = NEWEST_FIRST.map(({ page }) => ORIGIN + canonicalPath(page, language));
  expect(all(xmlAt(feedPath('rss', language)), /<guid isPermaLink="true">(.*?)</g)).toEqual(
    addresses,
  );
  expect(all(xmlAt(feedPath('atom', language)), /<entry>\n<title>.*\n<id>(.*?)</g)).toEqual(
    addresses,
  );
});

test.each(LANGUAGES)('the feeds in %s say where they are and in which language', (language) => {
  const rss = xmlAt(feedPath('rss', language));
  const atom = xmlAt(feedPath('atom', language));
  expect(rss).toContain(`<language>${language}</language>`);
  expect(rss).toContain(`<atom:link href="${ORIGIN}${feedPath('rss', language)}" rel="self"`);
  expect(atom).toContain(`xml:lang="${language}"`);
  expect(atom).toContain(`<link href="${ORIGIN}${feedPath('atom', language)}" rel="self"`);
});

test('dates are written as each format asks', () => {
  const rss = xmlAt('/blog/rss.xml');
  const atom = xmlAt('/blog/atom.xml');
  expect(all(rss, /<pubDate>(.*?)</g)).toContain('Tue, 06 Oct 2026 00:00:00 GMT');
  expect(all(atom, /<published>(.*?)</g)).toContain('2026-10-06T00:00:00.000Z');
  const days = ARTICLES.map(({ page }) => changedOn(page));
  const [last] = days.toSorted((a, b) => b.localeCompare(a));
  expect(atom).toContain(`<updated>${last}T00:00:00.000Z</updated>\n<author>`);
});
