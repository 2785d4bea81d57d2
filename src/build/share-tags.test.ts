import { expect, test } from 'vitest';
import { shareTags } from './share-tags.ts';

const ORIGIN = 'https://www.site.example';

test('a shared link shows the page’s own title, picture and language', () => {
  const tags = shareTags('faq', 'en', ORIGIN, {
    title: 'Questions',
    description: 'Short answers.',
  });
  expect(tags).toContain('<meta property="og:title" content="Questions"/>');
  expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/en/faq"/>`);
  expect(tags).toContain('<meta property="og:locale" content="en_GB"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="fr_FR"/>');
  expect(tags).toContain(`content="${ORIGIN}/share/faq-en.png"`);
});

test('a quotation mark in a title does not end the tag', () => {
  const tags = shareTags('faq', 'fr', ORIGIN, { title: '"<b>&', description: '' });
  expect(tags).toContain('content="&quot;&lt;b&gt;&amp;"');
});

test('the blog and its articles say where the feeds of their language are', () => {
  const words = { title: '', description: '' };
  for (const page of ['blog', 'article-night'] as const) {
    const tags = shareTags(page, 'en', ORIGIN, words);
    expect(tags).toContain(`type="application/rss+xml" href="${ORIGIN}/en/blog/rss.xml"`);
    expect(tags).toContain(`type="application/atom+xml" href="${ORIGIN}/en/blog/atom.xml"`);
  }
  expect(shareTags('faq', 'en', ORIGIN, words)).not.toContain('xml');
});
