import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fr from '#content/fr/blog.ts';
import type { ArticleId } from '#domain/site/articles.ts';
import { ArticlePicture } from './article-pictures.tsx';

const pictureOf = (page: ArticleId) =>
  renderToStaticMarkup(<ArticlePicture page={page} words={fr.pictures} language="fr" />);

test('an article without a picture of its own stands in the list without one', () => {
  expect(pictureOf('article-winter' as ArticleId)).toBe('');
});

test('the picture on grid charges has the prices of the article', () => {
  expect(pictureOf('article-turpe')).toMatch(/71,2.€\/MWh/);
  expect(pictureOf('article-turpe')).toMatch(/43,4.€\/MWh/);
});
