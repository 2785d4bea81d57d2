import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLES } from '#domain/site/articles.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, pageAt } from '#domain/site/routes.ts';
import type { SitePage } from '#server/pages/site-manifest.ts';
import { builtPages } from './built-site.ts';
import { normalised, visibleText } from './visible-text.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const htmlOf = ({ file }: Pick<SitePage, 'file'>) => readFileSync(join('dist', file), 'utf8');

const thingsOn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** For machines only: addresses, days, and names out of the vocabulary. */
const FOR_MACHINES = /^(?:https?:\/\/|\d{4}-\d\d-\d\d$)/;
const VOCABULARY = ['@type', '@context', 'inLanguage'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return FOR_MACHINES.test(value) ? [] : value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([property]) => !VOCABULARY.includes(property))
    .flatMap(([, entry]) => textsIn(entry));
}

const PAGES = builtPages();
const INDEXED = PAGES.filter(({ indexed }) => indexed);

test.each(PAGES)('$path has no structured data that its reader does not see', (page) => {
  const html = htmlOf(page);
  const visible = visibleText(html);
  const unseen = thingsOn(html)
    .flatMap(textsIn)
    .filter((text) => !visible.includes(normalised(text)));
  expect(unseen).toEqual([]);
});

test.each(INDEXED)('$path says what it is and where it stands', (page) => {
  const types = thingsOn(htmlOf(page)).map((thing) => thing['@type']);
  const id = pageAt(page.path)?.page;
  if (id === 'home') expect(types).toEqual(['Organization', 'WebSite']);
  else expect(types).toContain('BreadcrumbList');
  expect(types.includes('FAQPage')).toBe(id === 'faq');
  expect(types.includes('Article')).toBe(ARTICLES.some((article) => article.page === id));
});

describe.each(LANGUAGES)('the FAQ in %s', (language) => {
  const html = htmlOf({ file: join('client', canonicalPath('faq', language), 'index.html') });

  test('has every question and the whole of its answer as structured data, word for word', () => {
    const faq = thingsOn(html).find((thing) => thing['@type'] === 'FAQPage');
    const shown = [...html.matchAll(/<details.*?<\/details>/gs)]
      .filter(([block]) => block.includes('<h3'))
      .map(([block]) => ({
        question: visibleText(/<h3[^>]*>.*?<\/h3>/s.exec(block)?.[0] ?? ''),
        answer: [...block.matchAll(/<p[ >].*?<\/p>/gs)].map(([text]) => visibleText(text)),
      }));
    expect(shown.length).toBeGreaterThanOrEqual(20);
    const entries = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(
      entries.map(({ name, acceptedAnswer }) => ({
        question: normalised(name),
        answer: acceptedAnswer.text.split('\n').map(normalised),
      })),
    ).toEqual(shown);
  });
});

test('a text that is only in the structured data is found', () => {
  const thing = { '@type': 'Thing', name: 'a', url: 'https://b.example', part: [{ text: 'c\nd' }] };
  expect(textsIn(thing)).toEqual(['a', 'c', 'd']);
});
