import { resolve } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { styleLayers } from '#build/style-layers.ts';
import { scopedClassName } from '#build/vite-options.ts';

const brand = process.env.SAMPLE_BRAND ? ['sample-brand'] : [];

/** The desk's pages, apart from the site's: `npm run build` writes them to dist/desk. */
export default defineConfig({
  root: resolve('src/desk'),
  plugins: [styleLayers()],
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { generateScopedName: scopedClassName } },
  resolve: { conditions: [...defaultClientConditions, ...brand] },
  build: {
    outDir: resolve('dist/desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
});
