import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileArticle } from './compile-article.ts';

/** Articles are written in MDX and imported as words. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source, path) => ({
        code: compileArticle(source, path),
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/** The same outside Vite, from then on. */
export function articlesInNode(): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.mdx')) return next(url, context);
      const path = fileURLToPath(url);
      return {
        format: 'module',
        source: compileArticle(readFileSync(path, 'utf8'), path),
        shortCircuit: true,
      };
    },
  });
}
