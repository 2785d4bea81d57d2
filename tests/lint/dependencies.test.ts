import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/dependencies.md', 'utf8');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const TABLES = [
  ['At run time', dependencies],
  ['To build and test', devDependencies],
] as const;

interface Row {
  packages: string[];
  reason: string;
}

function rowsBelow(title: string): Row[] {
  const [, chapter = ''] = DOCUMENT.split(`## ${title}\n`);
  return (chapter.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [, packages = '', reason = ''] = line.split('|').map((cell) => cell.trim());
      return { packages: packages.split(', '), reason };
    });
}

const covers = (named: string, installed: string): boolean =>
  named.endsWith('/*') ? installed.startsWith(named.slice(0, -1)) : named === installed;

test.each(TABLES)('%s: each package has its reason', (title, installed) => {
  const named = rowsBelow(title).flatMap(({ packages }) => packages);
  const unexplained = Object.keys(installed).filter(
    (name) => !named.some((one) => covers(one, name)),
  );
  expect(unexplained).toEqual([]);
  for (const { reason } of rowsBelow(title)) expect(reason).toMatch(/^\S.{15,}/);
});

test.each(TABLES)('%s: no row for a package that is gone, and none twice', (title, installed) => {
  const named = rowsBelow(title).flatMap(({ packages }) => packages);
  const gone = named.filter((one) => !Object.keys(installed).some((name) => covers(one, name)));
  expect(gone).toEqual([]);
  expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
});

test('versions are exact', () => {
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
