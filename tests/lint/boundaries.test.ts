import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FORBIDDEN: [folder: string, imported: string, sentence: string][] = [
  ['src/domain', 'node:fs', 'src/domain is pure'],
  ['src/domain', 'react', 'src/domain is pure'],
  ['src/domain/simulator', '../../server/config.ts', 'Go from one room to another by its name'],
  ...['#domain/simulator/calculation.ts', '#domain/simulator/prices/tariffs.ts'].flatMap(
    (imported) =>
      ['content', 'app', 'app/pages', 'app/workshop', 'desk', 'server', 'build'].map(
        (room): [string, string, string] => [
          `src/${room}`,
          imported,
          'The simulator has one entry',
        ],
      ),
  ),
  ['src/domain/leads', '../simulator/inputs.ts', 'The simulator has one entry'],
  ['src/content', 'react', 'src/content holds words'],
  ['src/content', '#app/root.tsx', 'src/content holds words'],
  ['src/ui', '#domain/site/claims.ts', 'src/ui knows nothing of fleets'],
  ['src/ui', '#content/fr/home.ts', 'src/ui knows nothing of fleets'],
  ['src/app', '#server/config.ts', 'src/app runs in the browser'],
  ['src/app', 'node:fs', 'src/app runs in the browser'],
  ['src/app/sections', '#content/fr/home.ts', 'A section or a part of the layout gets its words'],
  ['src/app/sections', '../pages/home.tsx', 'Nothing imports a page'],
  ['src/app', './pages/home.tsx', 'Nothing imports a page'],
  ['src/app/workshop', '#server/config.ts', 'The workshop shows every picture'],
  ['src/desk', '#app/root.tsx', 'src/desk runs in the browser'],
  ['src/desk', '#server/config.ts', 'src/desk runs in the browser'],
  ['src/server', 'react', 'src/server imports domain'],
  ['src/server', '#ui/button.tsx', 'src/server imports domain'],
  ['src/build', '#server/config.ts', 'src/build makes files'],
];
const ALLOWED: [folder: string, imported: string][] = [
  ['src/domain', 'valibot'],
  ['src/content', '#domain/site/claims.ts'],
  ['src/content', '#domain/simulator/index.ts'],
  ['src/domain/leads', '../simulator/index.ts'],
  ['src/server', '#domain/simulator/prices/french-years.ts'],
  ['src/ui', 'react'],
  ['src/app', '#domain/site/routes.ts'],
  ['src/app/sections', '#ui/button.tsx'],
  ['src/app/sections', '#content/figures.ts'],
  ['src/app/workshop', '../pages/home/home-hero.tsx'],
  ['src/desk', '#ui/button.tsx'],
  ['src/server', 'fastify'],
  ['src/build', '#server/pages/site-manifest.ts'],
];

const PLAIN_OBJECT = "A plain object finds 'constructor'";
const PROBED_CODE: [code: string, sentence: string | null][] = [
  ["export const labels: Record<string, string> = { demo: 'Démo' };", PLAIN_OBJECT],
  ["export const labels: Readonly<Record<string, string>> = { demo: 'Démo' };", PLAIN_OBJECT],
  ['export const of = (t: T, word: string) => t[word as keyof T];', 'ask with lookUp()'],
  ["export const labels = new Map([['demo', 'Démo']]);", null],
  ['export const of = (at: Date) => at.toISOString().slice(0, 10);', 'the day in Paris'],
  ['export const of = (at: Date) => at.toISOString();', null],
];

const probes = [...FORBIDDEN, ...ALLOWED].map(([folder, imported], index) => ({
  file: `${folder}/probe-${index}.ts`,
  imported,
}));
const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
let report = '';

beforeAll(() => {
  const rules = JSON.parse(readFileSync('biome.json', 'utf8')) as { vcs: unknown };
  writeIn('biome.json', JSON.stringify({ ...rules, vcs: { enabled: false } }));
  cpSync('lint', join(project, 'lint'), { recursive: true });
  PROBED_CODE.forEach(([code], index) => {
    writeIn(`src/server/code-${index}.ts`, `${code}\n`);
  });
  for (const { file, imported } of probes) {
    writeIn(file, `import { probe } from '${imported}';\n\nexport const used = probe;\n`);
  }
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', 'src'];
  report = spawnSync(resolve('node_modules/.bin/biome'), args, {
    cwd: project,
    encoding: 'utf8',
  }).stdout;
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function writeIn(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

const saidOf = (folder: string, imported: string) => {
  const probe = probes.find(
    ({ file, imported: of }) => dirname(file) === folder && of === imported,
  );
  return report.split('\n').filter((line) => line.includes(`${probe?.file},`));
};

test.each(FORBIDDEN)('%s may not import %s', (folder, imported, sentence) => {
  expect(saidOf(folder, imported).join('\n')).toContain(sentence);
});

test.each(ALLOWED)('%s may import %s', (folder, imported) => {
  expect(saidOf(folder, imported)).toEqual([]);
});

test.each(PROBED_CODE)('the rules of lint/ on: %s', (code, sentence) => {
  const file = `src/server/code-${PROBED_CODE.findIndex(([of]) => of === code)}.ts`;
  const said = report.split('\n').filter((line) => line.includes(`${file},`));
  if (sentence === null) expect(said).toEqual([]);
  else expect(said.join('\n')).toContain(sentence);
});
