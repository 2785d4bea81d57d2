import { globSync } from 'node:fs';
import { importsOf } from '#build/source-imports.ts';

export interface Import {
  from: string;
  to: string;
}

/** The files of src that make up the product, tests aside. */
export const SOURCE_FILES = globSync('src/**/*.{ts,tsx,css}', {
  exclude: ['**/*.test.*', '**/*.d.ts'],
}).sort();

/** Every import from one of our files to another, dynamic ones and the entries of threads included. */
export function sourceImports(): Import[] {
  return SOURCE_FILES.filter((file) => !file.endsWith('.css')).flatMap((from) =>
    importsOf(from).flatMap(({ to, isPackage }) => (isPackage ? [] : [{ from, to }])),
  );
}

/** roomOf('src/app/forms/use-form.ts') // => 'app/forms'; files of app itself put the rooms together. */
export function roomOf(file: string): string {
  const [, top = '', folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? `${top}/${folder}` : top;
}

/** A way from a room back to itself, as the imports that lead there; undefined where there is none. */
export function cycleAmong(imports: readonly Import[]): string[] | undefined {
  const arrows = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [a, b] = [roomOf(one.from), roomOf(one.to)];
    if (a === b) continue;
    const out = arrows.get(a) ?? new Map<string, Import>();
    arrows.set(a, out.set(b, out.get(b) ?? one));
  }
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (room: string): string[] | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room];
    if (done.has(room)) return undefined;
    path.push(room);
    for (const next of arrows.get(room)?.keys() ?? []) {
      const cycle = walk(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(room);
    return undefined;
  };
  for (const room of arrows.keys()) {
    const cycle = walk(room);
    if (cycle === undefined) continue;
    return cycle.slice(1).map((to, index) => {
      const example = arrows.get(cycle[index] ?? '')?.get(to);
      return `${cycle[index]} -> ${to}: ${example?.from} imports ${example?.to}`;
    });
  }
  return undefined;
}
