import { readFileSync } from 'node:fs';
import { type Plugin, transformWithOxc } from 'vite';

const SYMBOL = /<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs;
const USE = /<use href="#([\w-]+)"(?: x="(\d+)" y="(\d+)")?\/>/g;

/**
 * `depot.svg?id=van&part` is one symbol of a drawing: a page loads the parts it shows, and no more. As elements,
 * because Trusted Types refuse markup that a script puts into the page.
 */
export function svgParts(): Plugin {
  return {
    name: 'svg-parts',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?id=[\w-]+&part$/ },
      async handler(id) {
        const [file = '', query] = id.split('?');
        const name = new URLSearchParams(query).get('id') ?? '';
        this.addWatchFile(file);
        const lines = symbolOf(readFileSync(file, 'utf8'), name).replaceAll(
          ' class=',
          ' className=',
        );
        const { code } = await transformWithOxc(`export default <>${lines}</>;`, `${name}.jsx`);
        return code;
      },
    },
  };
}

/** What it uses is drawn into it: an id would not be unique on a page. */
function symbolOf(drawing: string, name: string): string {
  const [, , lines] = [...drawing.matchAll(SYMBOL)].find(([, id]) => id === name) ?? [];
  if (lines === undefined) throw new Error(`The drawing has no symbol '${name}'.`);
  return lines
    .replaceAll(/\n\s*/g, '')
    .replaceAll(
      USE,
      (_, used: string, x = '0', y = '0') =>
        `<g transform="translate(${x} ${y})">${symbolOf(drawing, used)}</g>`,
    );
}
