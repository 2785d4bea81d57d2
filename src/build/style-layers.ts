import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ORDER = '@layer base, ui, sections, page, print, forced;';

const LAYERS = [
  [/^src\/ui\/(?:tokens|fonts|base)\.css$/, 'base'],
  [/^src\/ui\/print\.css$/, 'print'],
  [/^src\/ui\//, 'ui'],
  [/^src\/(?:app\/pages|desk)\//, 'page'],
] as const;

/**
 * Puts each style sheet into the cascade layer of its folder. A rule of a page then wins over one of a section,
 * and that over one of a control, whatever their selectors and whichever sheet arrived last. A sheet that names
 * layers itself is left as it is.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        if (code.includes('@layer')) return undefined;
        const layer = layerOf(relative(process.cwd(), id));
        // Said by the sheets that every document loads first.
        const order = layer === 'base' ? ORDER : '';
        return { code: `${order}@layer ${layer} {\n${code}\n}\n`, map: null };
      },
    },
  };
}

/** layerOf('src/ui/button.module.css') // => 'ui' */
function layerOf(file: string): string {
  return LAYERS.find(([folder]) => folder.test(file))?.[1] ?? 'sections';
}
