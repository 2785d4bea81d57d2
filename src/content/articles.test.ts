import { expect, test } from 'vitest';
import { ARTICLES } from '#domain/site/articles.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { SOURCES } from '#domain/site/sources.ts';
import { loadProse } from './load-prose.ts';
import { elementsOf, type Prose, textOf } from './prose.ts';

const citedIn = (prose: readonly Prose[]): unknown[] =>
  prose
    .filter((one) => typeof one !== 'string')
    .flatMap(([type, props, ...children]) => (type === 'Cite' ? [props.id] : citedIn(children)));

const articles = await Promise.all(
  ARTICLES.flatMap(({ page }) =>
    LANGUAGES.map(async (language) => {
      const prose = await loadProse(page, language);
      return { name: `${language}/${page}`, prose, sources: elementsOf(prose, 'Source') };
    }),
  ),
);

test.each(articles)(
  '$name cites its sources in the order they are numbered, and no other',
  ({ prose, sources }) => {
    expect([...new Set(citedIn(prose))]).toEqual(sources.map(([, props]) => props.id));
    for (const [, props, ...children] of sources)
      expect(textOf(children), String(props.id)).not.toBe('');
    expect(JSON.stringify(prose), 'a footnote without a source').not.toContain('[^');
  },
);

test('every source is cited somewhere', () => {
  const cited = new Set(articles.flatMap(({ prose }) => citedIn(prose)));
  expect(Object.keys(SOURCES).filter((source) => !cited.has(source))).toEqual([]);
});
