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
