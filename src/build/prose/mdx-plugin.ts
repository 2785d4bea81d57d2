import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type CompileOptions, compileSync } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { footnotesAsSources } from './footnotes-as-sources.ts';

export const MDX_OPTIONS = {
  remarkPlugins: [remarkGfm, remarkFrontmatter, footnotesAsSources],
} satisfies CompileOptions;

/** Texts are written in MDX; src/content/prose.ts makes data of what it compiles to. */
export const prose = () => ({ ...mdx(MDX_OPTIONS), enforce: 'pre' }) as Plugin;

/** The same outside Vite, from then on. */
export function proseInNode(): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.mdx')) return next(url, context);
      const path = fileURLToPath(url);
      const { value } = compileSync({ path, value: readFileSync(path) }, MDX_OPTIONS);
      return { format: 'module', source: String(value), shortCircuit: true };
    },
  });
}
