import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { canonicalPath, type PageId } from '#domain/site/routes.ts';
import { filesOfPage, type PageWeight } from './page-weight.ts';

/**
 * What a visitor downloads for some pages, compared with what it was when somebody last looked at it: where a page has
 * become heavier, the files that grew are named. `npm run size` does it;
 *
 *   node src/build/compare-weights.ts --write
 *
 * writes today's weights, for a growth that is wanted.
 */
const CLIENT = 'dist/client';
const KNOWN = 'src/build/page-weights.json';
const PAGES: readonly PageId[] = [
  ...(['home', 'faq', 'fleets', 'partners', 'simulator', 'contact'] as const),
  ...(['pre-registration', 'blog', 'article-value'] as const),
];

/** Bytes by file, by what it is, by page. */
export type Weights = Record<string, Record<string, Record<string, number>>>;

/** A growth below both passes: names of files change by a byte, and a sentence is no regression. */
const TOLERATED = { share: 0.01, bytes: 250 };

export function grownPages(known: Weights, now: Weights): string[] {
  return Object.entries(now).flatMap(([page, kinds]) =>
    Object.entries(kinds).flatMap(([kind, files]) => {
      const before = known[page]?.[kind] ?? {};
      const [was, is] = [sum(before), sum(files)];
      if (is - was <= Math.max(TOLERATED.bytes, was * TOLERATED.share)) return [];
      const grown = [...new Set([...Object.keys(before), ...Object.keys(files)])]
        .map((file) => ({ file, by: (files[file] ?? 0) - (before[file] ?? 0) }))
        .filter(({ by }) => by > 0)
        .sort((a, b) => b.by - a.by)
        .map(({ file, by }) => `${file} +${by}${before[file] === undefined ? ' (new)' : ''}`);
      return [`${page}, ${kind}: ${was} → ${is} bytes, by ${grown.join(', ')}`];
    }),
  );
}

const sum = (files: Record<string, number>) =>
  Object.values(files).reduce((total, bytes) => total + bytes, 0);

export function weighPages(client: string, pages: readonly PageId[] = PAGES): Weights {
  return Object.fromEntries(
    pages.map((page) => {
      const path = canonicalPath(page, 'fr').slice(1);
      const { html, words, css, js } = filesOfPage(client, path);
      const kinds: Partial<PageWeight> = { html, words, css, js };
      return [
        page,
        Object.fromEntries(Object.entries(kinds).map(([kind, files]) => [kind, weighFiles(files)])),
      ];
    }),
  );
}

/** By name without hash; of several with one name the heaviest comes first. */
function weighFiles(files: readonly string[]): Record<string, number> {
  const weighed = files
    .map((file) => ({
      name: basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, ''),
      bytes: statSync(`${file}.br`).size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const named: Record<string, number> = {};
  for (const { name, bytes } of weighed) {
    let unique = name;
    for (let number = 2; unique in named; number += 1) unique = name.replace('.', ` (${number}).`);
    named[unique] = bytes;
  }
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => a.localeCompare(b)));
}

if (import.meta.main) {
  const now = weighPages(CLIENT);
  if (process.argv.includes('--write')) {
    writeFileSync(KNOWN, `${JSON.stringify(now, null, 2)}\n`);
    console.log(`${KNOWN} written`);
  } else {
    const grown = grownPages(JSON.parse(readFileSync(KNOWN, 'utf8')), now);
    for (const line of grown) console.error(`Heavier: ${line}`);
    if (grown.length > 0)
      console.error("If it is wanted: 'node src/build/compare-weights.ts --write'.");
    else console.log(`${PAGES.length} pages are no heavier than they were.`);
    process.exitCode = grown.length > 0 ? 1 : 0;
  }
}
