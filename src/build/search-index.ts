import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { LANGUAGES } from '#domain/language.ts';
import { canonicalPath, INDEXED_PAGES } from '#domain/routes.ts';

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
      // It parts words at a straight apostrophe only: "l’usure" would not be found by "usure".
      // And it runs terms and definitions together: "Efficacité de gestion97 % Pointe du site275".
      const content = html
        .replaceAll('’', "'")
        .replaceAll('</dt>', ' </dt>')
        .replace(/(?<=[\p{L}\p{N}%€])<\/dd>/gu, '.</dd>');
      const { errors } = await index.addHTMLFile({ url, content });
      if (errors.length > 0) throw new Error(`${url} could not be indexed: ${errors.join('; ')}`);
    }
  }
  await index.writeFiles({ outputPath: output });
  await pagefind.close();
  return filesNeededBySearch(output);
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
