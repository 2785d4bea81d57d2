import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface SourceImport {
  /** One of our files, or the package's name. */
  to: string;
  isPackage: boolean;
  /** Erased when it runs. */
  isType: boolean;
}

const IMPORT =
  /(?:\b(?:import|export)\s+(type)\b[^;']*?)?(?:\bfrom|\bimport)\s*\(?\s*'([#.@a-z][^'\s]*)'|new URL\(\s*'(\.[^']+)'/g;

/** Everything that a file of ours imports, dynamically and as the entry of a thread too. */
export function importsOf(file: string): SourceImport[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
    ([, type, imported = '', url = '']) => {
      const [specifier = ''] = (imported || url).split('?');
      if (specifier.startsWith('node:')) return [];
      const own = ownFile(file, specifier);
      return [
        {
          to: own ?? packageName(specifier),
          isPackage: own === undefined,
          isType: type === 'type',
        },
      ];
    },
  );
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
