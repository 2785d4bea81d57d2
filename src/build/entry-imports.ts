import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Hands on what the files of the simulator export, and holds nothing itself. */
const SIMULATOR_ENTRY = 'src/domain/simulator/index.ts';

const IMPORT =
  /^import\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]*\/simulator\/index\.ts)['"];?/gm;
const HANDED_ON = /^export \* from '([^']+)'/gm;
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

let known: Map<string, string> | undefined;

/** The file that has each name which the entry hands on. */
function exporters(): Map<string, string> {
  if (known) return known;
  const files = [...readFileSync(SIMULATOR_ENTRY, 'utf8').matchAll(HANDED_ON)].map(
    ([, path = '']) => normalize(join(dirname(SIMULATOR_ENTRY), path)),
  );
  known = new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => [name, file]),
    ),
  );
  return known;
}

/** An import of the entry file as imports of the files that have the names; types are left out. */
export function directImports(code: string): string {
  const files = exporters();
  return code.replaceAll(IMPORT, (_, isType: string | undefined, names: string) => {
    if (isType) return '';
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const file = files.get(name.split(' ')[0] ?? '');
        if (!file) throw new Error(`${SIMULATOR_ENTRY} hands on no ${name}.`);
        return `import { ${name} } from '${resolve(file)}';`;
      })
      .join('\n');
  });
}

/** The bundler would load the whole simulator for one name of its entry: each page loads what it names. */
export function simulatorEntry(): Plugin {
  return {
    name: 'simulator-entry',
    apply: 'build',
    enforce: 'pre',
    transform: (code) =>
      code.includes('/simulator/index.ts') ? { code: directImports(code), map: null } : undefined,
  };
}
