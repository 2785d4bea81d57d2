import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

export interface SourceImport {
  /** One of our files, or the package's name. */
  to: string;
  isPackage: boolean;
  /** Erased when it runs. */
  isType: boolean;
}

/** The file that a thread begins with is no import, and its address is written like one. */
const ENTRY_OF_THREAD = /new URL\(\s*'(\.[^']+)'/g;

/** Everything that a file of ours imports, dynamically and as the entry of a thread too. */
export function importsOf(file: string): SourceImport[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isType = ({ start }: { start: number }) =>
    /^(?:im|ex)port\s+type\b/.test(text.slice(start));
  const found = [
    ...staticImports.map((one) => ({ path: one.moduleRequest.value, isType: isType(one) })),
    ...staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ path: moduleRequest.value, isType: isType(one) }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, path] = /^'(.*)'$/.exec(text.slice(start, end)) ?? [];
      return path === undefined ? [] : [{ path, isType: false }];
    }),
    ...[...text.matchAll(ENTRY_OF_THREAD)].map(([, path = '']) => ({ path, isType: false })),
  ];
  return found.flatMap(({ path, isType: erased }) => {
    const [specifier = ''] = path.split('?');
    if (/^(?:node|virtual):/.test(specifier)) return [];
    const own = ownFile(file, specifier);
    return [{ to: own ?? packageName(specifier), isPackage: own === undefined, isType: erased }];
  });
}

function ownFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : undefined;
}

/** packageName('@scope/name/file') // => '@scope/name' */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
