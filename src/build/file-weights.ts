import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FileWeights,
  filesOfAllRoutes,
  type RouterManifest,
} from '#domain/site/page-files.ts';

/** The script in which the router lists the files of every route. */
export function readRouterManifest(client: string): { text: string; manifest: RouterManifest } {
  const assets = join(client, 'assets');
  const [name] = readdirSync(assets).filter((file) => /^manifest-[\da-f]+\.js$/.test(file));
  if (name === undefined) throw new Error('There is no manifest: has the router changed?');
  const text = readFileSync(join(assets, name), 'utf8');
  const json = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text)?.[1];
  if (json === undefined) throw new Error('The manifest is no JSON: has the router changed?');
  return { text, manifest: JSON.parse(json) as RouterManifest };
}

/** Read off the compressed copies, which the server sends to any browser of today. */
export function fileWeights(
  client: string,
  manifest: RouterManifest,
  data: { version: string; texts: ReadonlyMap<string, string> },
): FileWeights {
  const weight = (path: string) => statSync(join(client, `${path}.br`)).size;
  const names = [...data.texts.keys()];
  return {
    files: filesOfAllRoutes(manifest).map(weight),
    data: Object.fromEntries(
      names.map((name) => [name, weight(`/assets/${name}-${data.version}.json`)]),
    ),
  };
}
