import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES, linkPrefix } from '#domain/site/language.ts';
import { canonicalPath, type PageId, pathTo } from '#domain/site/routes.ts';

type Target = PageId | `${PageId}#${string}` | 'call';

/**
 * Where the buttons of each page lead (specification, section 2), and how many links there must be at
 * least. What depends on an answer, on script or on history is walked in the browser.
 */
const SPECIFIED: [page: PageId, links: Partial<Record<Target, number>>][] = [
  ['home', { 'pre-registration': 2, simulator: 1, 'how-it-works': 1, contact: 1 }],
  ['simulator', { 'simulator-method': 1 }],
  ['how-it-works', { contact: 2, 'pre-registration': 1 }],
  ['faq', { contact: 1, call: 1 }],
  ['solutions', { contact: 4 }],
  ['fleets', { simulator: 1, contact: 1 }],
  ['aggregators', { contact: 2 }],
  ['energy', { contact: 4 }],
  ['partners', { contact: 4, 'partners#contact': 1 }],
  ['banks', { contact: 2 }],
  ['manufacturers', { contact: 2 }],
  ['installers', { contact: 2 }],
  ['contact', { 'contact#formulaire': 1, 'pre-registration': 1 }],
  ['pre-registration-thanks', { simulator: 1 }],
  ['confirmation', { home: 1, solutions: 1 }],
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SPECIFIED)('%s leads where the specification says', (page, links) => {
    const file = join('dist/client', canonicalPath(page, language), 'index.html');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(readFileSync(file, 'utf8')) ?? [];
    const hrefs = [...main.matchAll(/<a [^>]*href="([^"?]*)/g)].map(([, href]) => href);
    const missing = (Object.entries(links) as [Target, number][]).filter(([target, least]) => {
      const href = addressOf(target, linkPrefix('', language));
      return hrefs.filter((found) => found === href).length < least;
    });
    expect(missing).toEqual([]);
  });
});

test.each(LANGUAGES)('of the questions of the FAQ one is open at a time, in %s', (language) => {
  const page = readFileSync(
    join('dist/client', canonicalPath('faq', language), 'index.html'),
    'utf8',
  );
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
  const questions = [...main.matchAll(/<details ([^>]*)>/g)].map(
    ([, attributes = '']) => attributes,
  );
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(questions.filter((attributes) => !attributes.includes('name="faq"'))).toEqual([]);
  expect(questions.filter((attributes) => /\bopen\b/.test(attributes)).length).toBeLessThanOrEqual(
    1,
  );
});

function addressOf(target: Target, prefix: ReturnType<typeof linkPrefix>): string {
  if (target === 'call') return `tel:${BRAND.phone.international}`;
  const [page, anchor] = target.split('#') as [PageId, string | undefined];
  return pathTo(page, prefix, anchor);
}
