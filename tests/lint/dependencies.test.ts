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

test.each(TABLES)(
  '%s: each package has its reason, and no row is for none or twice',
  (title, installed) => {
    const rows = rowsBelow(title);
    const named = rows.flatMap(({ packages }) => packages);
    const names = Object.keys(installed);
    expect(names.filter((name) => !named.some((one) => covers(one, name)))).toEqual([]);
    for (const { reason } of rows) expect(reason).toMatch(/^\S.{15,}/);
    expect(named.filter((one) => !names.some((name) => covers(one, name)))).toEqual([]);
    expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
  },
);
