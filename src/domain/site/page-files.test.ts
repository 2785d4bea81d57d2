import { expect, test } from 'vitest';
import { filesOfAllRoutes, scriptsOf, stylesOf } from './page-files.ts';

const FAQ = {
  id: 'faq',
  module: '/faq.js',
  imports: ['/shell.js'],
  css: ['/faq.css', '/shell.css#'],
};
const BLOG = { id: 'blog', module: '/blog.js', imports: ['/shell.js'] };

test('a route needs its script, what that imports, and its style sheets', () => {
  expect(scriptsOf(FAQ)).toEqual(['/faq.js', '/shell.js']);
  expect(stylesOf(FAQ)).toEqual(['/faq.css', '/shell.css']);
  expect(stylesOf(BLOG)).toEqual([]);
});

test('all files stand once and in one order, whatever the order of the routes', () => {
  const files = ['/blog.js', '/faq.css', '/faq.js', '/shell.css', '/shell.js'];
  expect(filesOfAllRoutes({ routes: { faq: FAQ, blog: BLOG } })).toEqual(files);
  expect(filesOfAllRoutes({ routes: { blog: BLOG, faq: FAQ, gone: undefined } })).toEqual(files);
});
