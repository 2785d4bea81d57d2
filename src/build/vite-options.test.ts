import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scopedClassName } from './vite-options.ts';

const files = globSync('src/**/*.module.css').map((file) => resolve(file));

test('a class says its name and one mark per file, the same in every build', () => {
  const file = resolve('src/ui/button.module.css');
  expect(scopedClassName('quiet', file)).toMatch(/^quiet-[\w-]{4}$/);
  expect(scopedClassName('quiet', `${file}?used`)).toBe(scopedClassName('quiet', file));
});

test('no two files share a mark', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map((file) => scopedClassName('x', file))).size).toBe(files.length);
});
