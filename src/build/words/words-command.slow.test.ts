import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['src/build/words/words-command.ts', ...args], { encoding: 'utf8' });

test('fix names each place and writes it; a second run changes nothing', () => {
  const file = join(folder, 'article.fr.mdx');
  writeFileSync(file, "# Titre\n\nL'heure : 15%\n");
  const first = run('fix', file);
  expect(first.stdout).toContain(`${file}:3\n  - L'heure : 15%\n  + L’heure⍽: 15⸱%\n`);
  expect(first.stdout).toContain('1 of 1 files changed.');
  expect(readFileSync(file, 'utf8')).toBe('# Titre\n\nL’heure\u00a0: 15\u202f%\n');
  expect(run('fix', file).stdout).toBe('0 of 1 files changed.\n');
});

test('find prints file, line and key', () => {
  expect(run('find', "S'inscrire").stdout).toMatch(
    /^src\/content\/fr\/shell\.ts:\d+ newsletter\.subscribe\n {4}S’inscrire$/m,
  );
});

test('find knows the articles, and the titles in their heads', () => {
  const title = 'Lire un contrat de flexibilité sans rien laisser passer.';
  expect(run('find', title).stdout).toBe(
    `src/content/articles/contract.fr.mdx:2 hero.title\n    ${title}\n`,
  );
});
