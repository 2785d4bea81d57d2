import { existsSync, globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PAGE_IDS, type PageId } from '#domain/site/routes.ts';

/** In a folder of its own name, as 'src/app/pages/faq/faq.tsx', or in one that it shares with others. */
export function pageModule(page: PageId | 'not-found'): string {
  const own = `src/app/pages/${page}/${page}.tsx`;
  const [file] = existsSync(own) ? [own] : globSync(`src/app/pages/*/${page}.tsx`);
  if (file === undefined) throw new Error(`The page ${page} has no file.`);
  return file;
}

const NAME = 'virtual:pages';

/** What src/app/routing/load-page.ts imports by this name: a function for each page that loads its module. */
export function pageModules(): Plugin {
  const lines = [...PAGE_IDS, 'not-found' as const].map(
    (page) => `'${page}': () => import('/${pageModule(page)}'),`,
  );
  return {
    name: 'page-modules',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const PAGES = {\n${lines.join('\n')}\n};` : undefined,
  };
}
