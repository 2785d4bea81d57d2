import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PARTS = ['tokens.css', 'fonts.css', 'private-page.css', 'private-controls.css'];

/**
 * The stylesheet of the pages that the server composes, named after its content and kept by browsers for ever like
 * any other of our files. The fonts are those that the site's own pages have already fetched: `assets` are the names
 * that the build has given them.
 */
export function privateStyle(assets: readonly string[]): { path: string; text: string } {
  const source = PARTS.map((part) => readFileSync(`src/ui/${part}`, 'utf8')).join('\n');
  const text = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\("\.\/fonts\/(\w+)\.woff2"\)/g, (_, face: string) => {
      const built = assets.find((name) => name.startsWith(`/assets/${face}-`));
      if (built === undefined) throw new Error(`The build has no file of the font ${face}.`);
      return `url("${built}")`;
    })
    .replaceAll(/\s+/g, ' ');
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/assets/private-page-${name}.css`, text };
}
