import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface PageWeight {
  html: string[];
  /** What the HTML says, once more, as hydration asks for it. */
  words: string[];
  css: string[];
  js: string[];
  fonts: string[];
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+\.js)["']/g;

/**
 * The files a browser downloads for a page up to and including its hydration: what it links to, and
 * the boot file with everything that imports in turn. What waits for a click is left out.
 */
export function filesOfPage(client: string, page: string): PageWeight {
  const html = join(client, page, 'index.html');
  const text = readFileSync(html, 'utf8');
  const css = [...text.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(inside(client));
  const boot = [...text.matchAll(/import\("(\/assets\/boot-[^"]+)"\)/g)].map(inside(client));
  const words = [...text.matchAll(/fetch\("(\/assets\/words-[^"]+)"\)/g)].map(inside(client));
  const fonts = css.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) =>
      join(url.startsWith('/') ? client : dirname(file), url),
    ),
  );
  return { html: [html], words, css, js: withImports(client, boot), fonts };
}

/** A chunk that waits for its moment, and everything it imports in turn. */
export function filesOfChunk(client: string, name: string): string[] {
  const assets = join(client, 'assets');
  const chunks = readdirSync(assets).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  return withImports(
    client,
    chunks.map((file) => join(assets, file)),
  );
}

const inside =
  (client: string) =>
  ([, path = '']: RegExpExecArray) =>
    join(client, path);

function withImports(client: string, files: string[]): string[] {
  const found = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...staticImports(client, file));
  }
  return [...found];
}

/** The boot file imports the entry on purpose at its end; elsewhere an import() waits for its moment. */
function staticImports(client: string, file: string): string[] {
  const isBoot = posix.basename(file).startsWith('boot-');
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => isBoot || !statement.includes('('))
    .map(([, path = '']) =>
      path.startsWith('/') ? join(client, path) : join(dirname(file), path),
    );
}
