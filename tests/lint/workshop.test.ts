import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { DAWNS } from '#app/drawings/dawn.tsx';
import { CROPS } from '#app/drawings/depot.tsx';
import { ClosingShelf, DepotShelf } from '#app/workshop/picture-shelves.tsx';
import { loadPictureWords } from '#app/workshop/picture-words.ts';
import type { WorkshopWords } from '#app/workshop/workshop.tsx';
import { loadWords } from '#content/load-words.ts';
import { SOURCE_FILES, sourceImports } from './source-imports.ts';

const inWorkshop = (file: string) => file.startsWith('src/app/workshop/');
const DRAWINGS = /^src\/app\/(drawings|sections\/fleet-night)\/.*\.tsx$/;
const NAMED = /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g;

/** What the files for which `by` holds import by name from a file of drawings: 'src/app/drawings/depot.tsx CROPS'. */
function drawingsImported(by: (file: string) => boolean): Set<string> {
  const found = SOURCE_FILES.filter((file) => file.endsWith('.tsx') && by(file)).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(NAMED)].flatMap(([, names = '', path = '']) => {
      const to = normalize(join(dirname(from), path));
      if (!DRAWINGS.test(to) || dirname(to) === dirname(from)) return [];
      const originals = names.split(',').map((name) => name.trim().replace(/^type /, ''));
      return originals.filter(Boolean).map((name) => `${to} ${name.split(' as ')[0]}`);
    }),
  );
  return new Set(found);
}

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

test('every drawing that a page takes from the drawings or from the fleet’s night stands there too', () => {
  const taken = drawingsImported((file) => !inWorkshop(file));
  expect(taken.size).toBeGreaterThanOrEqual(10);
  const shown = drawingsImported(inWorkshop);
  expect([...taken].filter((drawing) => !shown.has(drawing))).toEqual([]);
});

test('so does every crop of the depot and every closing band', async () => {
  const words = {
    home: await loadWords('home', 'fr'),
    pictures: await loadPictureWords('fr'),
  } as WorkshopWords;
  const element = [DepotShelf, ClosingShelf].map((shelf) =>
    createElement(shelf, { key: shelf.name, words }),
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  for (const dawn of Object.keys(DAWNS)) {
    expect(html).toContain(`data-specimen="ClosingBand: ${dawn}"`);
    expect(html).toContain(`data-dawn="${dawn}"`);
  }
  for (const [crop, box] of Object.entries(CROPS)) {
    expect(html).toContain(`data-specimen="DepotPicture: ${crop}`);
    expect(html).toContain(`viewBox="${box.join(' ')}"`);
  }
});

test('nothing but its route knows the workshop', () => {
  const knowing = sourceImports().filter(({ from, to }) => inWorkshop(to) && !inWorkshop(from));
  expect(knowing).toEqual([]);
  expect(readFileSync('src/app/routes.ts', 'utf8')).toContain('process.env.WORKSHOP');
});
