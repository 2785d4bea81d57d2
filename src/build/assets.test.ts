import { expect, test } from 'vitest';
import { assetType } from './assets.ts';

test.each([
  ['/assets/root-1.css', 'text/css; charset=utf-8', true],
  ['/assets/boot-1.js', 'text/javascript; charset=utf-8', true],
  ['/favicon.svg', 'image/svg+xml', true],
  ['/robots.txt', 'text/plain; charset=utf-8', true],
  ['/sitemap.xml', 'application/xml; charset=utf-8', true],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', true],
  ['/en/blog/atom.xml', 'application/atom+xml; charset=utf-8', true],
  ['/assets/inter-1.woff2', 'font/woff2', false],
])('%s is served as %s, with compressed twins: %s', (file, contentType, compressed) => {
  expect(assetType(file)).toEqual({ contentType, compressed });
});

test.each(['/assets/photo.bmp', '/assets/LOUD.CSS', '/assets/no-extension', '/.css', ''])(
  'a file of unknown kind stops the build, by its name: %j',
  (file) => {
    expect(() => assetType(file)).toThrow(`No content type is known for ${file}.`);
  },
);
