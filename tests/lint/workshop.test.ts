import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceImports } from './source-imports.ts';

const inWorkshop = (file: string) => file.startsWith('src/app/workshop/');

test('every component of src/ui stands in the workshop', () => {
  const components = globSync('src/ui/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(10);
  const shown = new Set(
    sourceImports()
      .filter(({ from }) => inWorkshop(from))
      .map(({ to }) => to),
  );
  // The messages come with every page, once there is one; the workshop brings them about.
  const brought = ['src/ui/toaster.tsx'];
  expect(components.filter((file) => !shown.has(file) && !brought.includes(file))).toEqual([]);
});

test('nothing but its route knows the workshop', () => {
  const knowing = sourceImports().filter(({ from, to }) => inWorkshop(to) && !inWorkshop(from));
  expect(knowing).toEqual([]);
  expect(readFileSync('src/app/routes.ts', 'utf8')).toContain('process.env.WORKSHOP');
});
