import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageAt } from '#domain/site/routes.ts';
import { filesOf, readClientManifest } from './client-files.ts';
import { pageModule } from './page-modules.ts';

export interface PageWeight {
  html: string[];
  /** What the HTML says, once more, as hydration asks for it. */
  words: string[];
  css: string[];
  js: string[];
  fonts: string[];
}

/** What every page runs beside its own module. */
const OF_ALL_PAGES = /(?:entry\.client|root|page-route)\.tsx(?:\?|$)/;

/**
 * The files a browser downloads for a page up to and including its hydration: what it links to, and
 * the boot file with everything that imports in turn. What waits for a click is left out.
 */
export function filesOfPage(client: string, page: string): PageWeight {
  const html = join(client, page, 'index.html');
  const text = readFileSync(html, 'utf8');
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path = '']) => join(client, path));
  const css = found(/<link rel="stylesheet" href="([^"#]+)/g);
  const fonts = css.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) =>
      join(url.startsWith('/') ? client : dirname(file), url),
    ),
  );
  const manifest = readClientManifest(client);
  const { scripts } = filesOf(manifest, [
    ...Object.keys(manifest).filter((key) => OF_ALL_PAGES.test(key)),
    pageModule(pageAt(`/${page}`)?.page ?? 'not-found'),
  ]);
  const routes = readdirSync(join(client, 'assets')).filter((name) =>
    /^manifest-\w+\.js$/.test(name),
  );
  return {
    html: [html],
    words: found(/"(\/assets\/[\w-]+\.json)"/g),
    css,
    js: [
      ...found(/import\("(\/assets\/boot-[^"]+)"\)/g),
      ...routes.map((name) => join(client, 'assets', name)),
      ...scripts.map((path) => join(client, path)),
    ],
    fonts,
  };
}

/** A chunk that waits for its moment, and everything it imports in turn. */
export function filesOfChunk(client: string, name: string): string[] {
  const manifest = readClientManifest(client);
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  return filesOf(manifest, keys).scripts.map((path) => join(client, path));
}
