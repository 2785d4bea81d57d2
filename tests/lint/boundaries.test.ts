import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

const FORBIDDEN: [file: string, imported: string, sentence: string][] = [
  ['src/domain/x.ts', 'node:fs', 'src/domain is pure'],
  ['src/domain/x.ts', 'react', 'src/domain is pure'],
  [
    'src/domain/simulator/x.ts',
    '../../server/config.ts',
    'Go from one room to another by its name',
  ],
  ['src/content/x.ts', 'react', 'src/content holds words'],
  ['src/content/x.ts', '#app/root.tsx', 'src/content holds words'],
  ['src/ui/x.ts', '#domain/claims.ts', 'src/ui knows nothing of fleets'],
  ['src/ui/x.ts', '#content/fr/home.ts', 'src/ui knows nothing of fleets'],
  ['src/app/x.ts', '#server/config.ts', 'src/app runs in the browser'],
  ['src/app/x.ts', 'node:fs', 'src/app runs in the browser'],
  [
    'src/app/sections/x.ts',
    '#content/fr/home.ts',
    'A section or a part of the layout gets its words',
  ],
  ['src/app/sections/x.ts', '../pages/home.tsx', 'Nothing imports a page'],
  ['src/app/x.ts', './pages/home.tsx', 'Nothing imports a page'],
  ['src/server/x.ts', 'react', 'src/server imports domain'],
  ['src/server/x.ts', '#ui/button.tsx', 'src/server imports domain'],
  ['src/build/x.ts', '#server/config.ts', 'src/build makes files'],
];

let written = '';
afterEach(() => rmSync(written, { force: true }));

function lint(file: string, imported: string): string {
  written = file.replace('x.ts', 'boundary-probe.ts');
  writeFileSync(written, `import { probe } from '${imported}';\nexport const used = probe;\n`);
  const run = spawnSync('node_modules/.bin/biome', ['lint', written], { encoding: 'utf8' });
  return run.stdout + run.stderr;
}

test.each(FORBIDDEN)('%s may not import %s', (file, imported, sentence) => {
  expect(lint(file, imported).replace(/\s+/g, ' ')).toContain(sentence);
});

test.each([
  ['src/domain/x.ts', 'valibot'],
  ['src/content/x.ts', '#domain/claims.ts'],
  ['src/ui/x.ts', 'react'],
  ['src/app/x.ts', '#domain/routes.ts'],
  ['src/app/sections/x.ts', '#ui/button.tsx'],
  ['src/server/x.ts', 'fastify'],
  ['src/build/x.ts', '#server/pages/site-manifest.ts'],
])('%s may import %s', (file, imported) => {
  const said = lint(file, imported);
  expect(said).toContain('Checked 1 file');
  expect(said).not.toContain('noRestrictedImports');
});
