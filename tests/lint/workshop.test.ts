import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesWith, SHARED } from '#app/workshop/where-it-stands.tsx';
import { SOURCE_FILES, sourceImports } from './source-imports.ts';

const inWorkshop = (file: string) => file.startsWith('src/app/workshop/');

test('every control, section and drawing is listed there, with the pages that show it', () => {
  const parts = SOURCE_FILES.filter((file) =>
    /^src\/(ui|app\/(sections|drawings))\/.*\.tsx$/.test(file),
  );
  expect(parts.length).toBeGreaterThan(30);
  expect(SHARED.toSorted()).toEqual(parts.map((file) => `/${file}`).toSorted());
  // Messages come with every page, once there is one; the workshop brings them about.
  const brought = ['/src/ui/toaster.tsx'];
  expect(SHARED.filter((file) => pagesWith(file).length === 0)).toEqual(brought);
  expect(pagesWith('/src/app/pages/faq/faq.tsx')).toEqual(['faq']);
  expect(pagesWith('/src/ui/heading.tsx')).toContain('faq');
});

test('nothing but its route knows the workshop', () => {
  const knowing = sourceImports().filter(({ from, to }) => inWorkshop(to) && !inWorkshop(from));
  expect(knowing).toEqual([]);
  expect(readFileSync('src/app/routes.ts', 'utf8')).toContain('process.env.WORKSHOP');
});
