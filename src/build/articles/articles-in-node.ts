import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileArticle } from './compile-article.ts';

/** Imported for its effect by what reads the words of articles outside Vite. */
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
