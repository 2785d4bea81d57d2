import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, INDEXED_PAGES } from '#domain/site/routes.ts';

const FOLDER = 'pagefind';

/**
 * One index per language over what the pages say between header and footer. Each page counts once,
 * at its canonical address.
 */
export async function writeSearchIndex(client: string): Promise<string[]> {
  const output = join(client, FOLDER);
  rmSync(output, { recursive: true, force: true });
  const { index } = await pagefind.createIndex({ rootSelector: 'main' });
  if (index === undefined) throw new Error('The search index could not be started.');
  for (const page of INDEXED_PAGES) {
    for (const language of LANGUAGES) {
      const url = canonicalPath(page, language);
      const html = readFileSync(join(client, url, 'index.html'), 'utf8');
      const { errors } = await index.addHTMLFile({ url, content: asIndexed(html) });
      if (errors.length > 0) throw new Error(`${url} could not be indexed: ${errors.join('; ')}`);
    }
  }
  await index.writeFiles({ outputPath: output });
  await pagefind.close();
  return filesNeededBySearch(output);
}

function asIndexed(html: string): string {
  const name = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return (
    html
      // A headline says what a page claims, its title which page it is.
      .replace('<h1', `<h1 data-pagefind-meta="page:${name}"`)
      // It leads to a heading with an address of its own, and that of a question stands around it.
      .replace(/<summary id="([^"]+)"><h3/g, '<summary><h3 id="$1"')
      // That of a fold stands inside it, so that the browser opens it.
      .replace(/<summary><h2(.+?<\/summary><section) id="([^"]+)"/g, '<summary><h2 id="$2"$1')
      // It parts words at a straight apostrophe only: "l’usure" would not be found by "usure".
      .replaceAll('’', "'")
      // It runs what stands side by side together: "Efficacité de gestion97 % Pointe du site275".
      .replaceAll('</dt>', ' </dt>')
      .replaceAll('</time>', '</time> ')
      .replaceAll('</a><a', '</a> <a')
      .replace(/(?<=[\p{L}\p{N}%€])<\/dd>/gu, '.</dd>')
  );
}

/** Its ready-made interface, styles and workers are left out: we bring our own and need none. */
function filesNeededBySearch(output: string): string[] {
  const wanted =
    /(^pagefind\.js|\.pf_meta|\.pf_index|\.pf_fragment|^wasm\..*\.pagefind|pagefind-entry\.json)$/;
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file.split('/').at(-1) ?? ''))
    .filter((file) => existsSync(join(output, file)))
    .map((file) => `/${FOLDER}/${file}`);
}
