import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');
const THREATS = [...DOCUMENT.matchAll(/^\|([STRIDE])\|(.+?)\|(.+?)\|(.+?)\|$/gm)].map(
  ([, letter, threat, , holders = '']) => ({
    threat: `${letter}: ${threat}`,
    holders: holders.split(/; (?=`)/).map((holder) => {
      const [, file = '', titles = ''] = /^`([^`]+)` (\*.+\*)$/.exec(holder) ?? [];
      return { holder, file, titles: titles.slice(1, -1).split('*, *') };
    }),
  }),
);

/** The title of a test, as it is written there; of the deployment's, the name of a step. */
function isTitleIn(source: string, title: string): boolean {
  return title !== '' && ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}

test('every threat names a test that is there, by its title', () => {
  expect(THREATS.length).toBeGreaterThan(35);
  const unheld = THREATS.flatMap(({ threat, holders }) =>
    holders
      .filter(({ file, titles }) => {
        if (!/^(?:src|tests|bench)\/.*\.ts$/.test(file) || !existsSync(file)) return true;
        const source = readFileSync(file, 'utf8');
        return !titles.every((title) => isTitleIn(source, title));
      })
      .map(({ holder }) => `${threat}: ${holder}`),
  );
  expect(unheld).toEqual([]);
});

test('every row of the tables of threats has its four cells', () => {
  const [, chapter = ''] = DOCUMENT.split('\n## Threats\n');
  const [threats = ''] = chapter.split('\n## ');
  const rows = threats.split('\n').filter((line) => /^\|[A-Z]\|/.test(line));
  expect(rows).toHaveLength(THREATS.length);
});

test('README and SECURITY.md lead to it', () => {
  for (const file of ['README.md', 'SECURITY.md']) {
    expect(readFileSync(file, 'utf8')).toContain('(docs/security.md)');
  }
});
