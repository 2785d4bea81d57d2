import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecipes } from '../../bench/recipe-steps.ts';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const ARCHITECTURE = readFileSync('ARCHITECTURE.md', 'utf8');

/** Files that a recipe adds. */
const INVENTED = readRecipes(readFileSync('CONTRIBUTING.md', 'utf8'))
  .flatMap(({ steps }) => steps)
  .flatMap((step) => (step.kind === 'new file' ? [step.file] : []));

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(
    /(?:src|tests|bench|docs|lint|migrations)\/[\w./-]*\w\.(?:tsx?|css|json|md|sql|grit)\b/g,
  );
  const gone = [...named].map(([path]) => path).filter((path) => !existsSync(path));
  expect(gone.filter((path) => !INVENTED.includes(path))).toEqual([]);
});

test('README names commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync('README.md', 'utf8').matchAll(/`npm run (?:-s )?([\w:-]+)/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(['domain', 'app', 'server'])('ARCHITECTURE lists the rooms of %s as they are', (top) => {
  const [, table = ''] =
    new RegExp(`\\| \`src/${top}\`([\\s\\S]*?)\\n\\n`).exec(ARCHITECTURE) ?? [];
  const rooms = table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)\/`/g)])
    .map(([, room = '']) => room);
  const folders = readdirSync(`src/${top}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(rooms.sort()).toEqual(folders.sort());
});

test.each([
  ['From a slider to its figure', 12],
  ['From a field to the webhook', 25],
])('%s, in at most %i files that are there', (walk, most) => {
  const [, steps = ''] =
    new RegExp(`### ${walk}[^\\n]*\\n([\\s\\S]*?)\\n##`).exec(ARCHITECTURE) ?? [];
  const files = [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
