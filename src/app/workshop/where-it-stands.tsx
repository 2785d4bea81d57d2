import type { Prefix } from '#domain/site/language.ts';
import { PAGE_IDS, type PageId, pathTo } from '#domain/site/routes.ts';
import { Shelf } from './specimen.tsx';
import styles from './workshop.module.css';

/** What pages are made of, each file with its text. */
const SOURCES = import.meta.glob<string>(
  ['/src/{app,ui}/**/*.tsx', '!**/*.test.tsx', '!/src/app/workshop/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** '/src/app/sections/gain-line.tsx': what no page has for itself alone. */
export const SHARED = Object.keys(SOURCES).filter((file) =>
  /^\/src\/(ui|app\/(sections|drawings))\//.test(file),
);

const IMPORTED = /(?:from |import\()'([.#][^']+)'/g;

const IMPORTERS = Map.groupBy(
  Object.entries(SOURCES).flatMap(([from, source]) =>
    [...source.matchAll(IMPORTED)].map(([, to = '']) => ({ from, to: fileAt(to, from) })),
  ),
  ({ to }) => to,
);

function fileAt(path: string, from: string): string {
  return new URL(path.replace('#', '/src/'), `file://${from}`).pathname;
}

const pageOf = (file: string): PageId | undefined =>
  PAGE_IDS.find((page) => file.startsWith('/src/app/pages/') && file.endsWith(`/${page}.tsx`));

/** On which a file is seen: it is one of them, or they import it, or import what does. */
export function pagesWith(file: string, seen = new Set<string>()): PageId[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const importing = IMPORTERS.get(file)?.flatMap(({ from }) => pagesWith(from, seen)) ?? [];
  return PAGE_IDS.filter((page) => page === pageOf(file) || importing.includes(page));
}

/** What looks on a page as it always does has its pages here; the other shelves have states that none shows. */
export function SharedShelf({ prefix }: { prefix: Prefix }) {
  return (
    <Shelf id="shared" title="Where each part stands">
      {SHARED.map((file) => (
        <p key={file} className={styles.links}>
          {file.replace('/src/', '')}
          {pagesWith(file).map((page) => (
            <a key={page} href={pathTo(page, prefix)}>
              {page}
            </a>
          ))}
        </p>
      ))}
    </Shelf>
  );
}
