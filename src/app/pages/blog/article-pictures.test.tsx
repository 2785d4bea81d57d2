import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '#content/en/blog.ts';
import fr from '#content/fr/blog.ts';
import { ARTICLES, type ArticleId } from '#domain/site/articles.ts';
import { ArticlePicture } from './article-pictures.tsx';

const pictureOf = (page: ArticleId, words: typeof fr | typeof en = fr) =>
  renderToStaticMarkup(
    <ArticlePicture page={page} words={words.pictures} language={words === fr ? 'fr' : 'en'} />,
  );

test('an article without a picture of its own stands in the list without one', () => {
  expect(pictureOf('article-winter' as ArticleId)).toBe('');
});

test.each(Object.keys(fr.pictures) as (keyof typeof fr.pictures)[])(
  '%s is drawn for both widths, with its conclusion in words',
  (page) => {
    expect(ARTICLES.map((article) => article.page)).toContain(page);
    for (const words of [fr, en]) {
      const html = pictureOf(page, words);
      expect(html.match(/<svg/g)).toHaveLength(2);
      expect(html).toContain(words.pictures[page].summary.slice(0, 20));
      expect(html).not.toContain('NaN');
      expect(html).not.toMatch(/(width|height)="-/);
    }
  },
);

test('the picture on grid charges has the prices of the article', () => {
  expect(pictureOf('article-turpe')).toMatch(/71,2.€\/MWh/);
  expect(pictureOf('article-turpe')).toMatch(/43,4.€\/MWh/);
});
