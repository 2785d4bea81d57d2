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
