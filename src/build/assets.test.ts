import { expect, test } from 'vitest';
import { assetType } from './assets.ts';

test.each([
  ['/assets/root-1.css', 'text/css; charset=utf-8'],
  ['/assets/boot-1.js', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/en/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
])('%s is served as %s, with compressed twins', (file, contentType) => {
  expect(assetType(file)).toEqual({ contentType, compressed: true });
});

test('a font is served without further compression', () => {
  expect(assetType('/assets/inter-1.woff2')).toEqual({
    contentType: 'font/woff2',
    compressed: false,
  });
});

test.each(['/assets/photo.bmp', '/assets/LOUD.CSS', '/assets/no-extension', '/.css', ''])(
  'a file of unknown kind stops the build, by its name: %j',
  (file) => {
    expect(() => assetType(file)).toThrow(`No content type is known for ${file}.`);
  },
);
