import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As Vite writes it: `build.manifest` of vite.config.ts. */
interface Chunk {
  file: string;
  /** What it is called without its hash. */
  name?: string;
  css?: string[];
  /** Keys of other chunks. */
  imports?: string[];
}

export type ClientManifest = Readonly<Record<string, Chunk>>;

export const readClientManifest = (client: string): ClientManifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

interface ClientFiles {
  scripts: string[];
  styles: string[];
}

/** The addresses of what some modules of ours became, with all that they import; what is imported comes first. */
export function filesOf(manifest: ClientManifest, modules: readonly string[]): ClientFiles {
  const chunks = new Set<Chunk>();
  const visited = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The browser has no file with ${key}.`);
    if (visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(add);
    chunks.add(chunk);
  };
  modules.forEach(add);
  const address = (file: string) => `/${file}`;
  return {
    scripts: [...chunks].map(({ file }) => address(file)),
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))].map(address),
  };
}
