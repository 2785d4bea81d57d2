import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Words } from './words.ts';

const FRENCH = {
  title: 'Bonjour',
  menu: { home: 'Accueil', back: 'Retour' },
  steps: ['Brancher', 'Attendre', 'Partir'],
  entries: [{ name: 'Une' }, { name: 'Deux' }],
} as const;

type English = Words<typeof FRENCH>;

const menu = { home: 'Home', back: 'Back' };
const steps = ['Plug in', 'Wait', 'Leave'] as const;
const entries = [{ name: 'One' }, { name: 'Two' }] as const;
const WHOLE = { title: 'Hello', menu, steps, entries } satisfies English;

// The samples below are checked by `npm run check:types`: one that compiled would be an error there.

test('an English dictionary of the same shape compiles, whatever its texts', () => {
  expect(Object.keys(WHOLE)).toEqual(Object.keys(FRENCH));
});

test('a missing entry does not compile', () => {
  // @ts-expect-error title is missing
  expect({ menu, steps, entries } satisfies English).not.toHaveProperty('title');
  // @ts-expect-error back is missing from the menu
  expect({ ...WHOLE, menu: { home: 'Home' } } satisfies English).not.toEqual(WHOLE);
  // @ts-expect-error the second entry has no name
  expect({ ...WHOLE, entries: [{ name: 'One' }, {}] } satisfies English).not.toEqual(WHOLE);
});

test('a surplus entry does not compile', () => {
  // @ts-expect-error French has no subtitle
  expect({ ...WHOLE, subtitle: 'More' } satisfies English).not.toEqual(WHOLE);
  // @ts-expect-error French has no search in its menu
  expect({ ...WHOLE, menu: { ...menu, search: 'Search' } } satisfies English).not.toEqual(WHOLE);
});

test('a shorter or longer list does not compile', () => {
  // @ts-expect-error two steps instead of three
  expect({ ...WHOLE, steps: ['Plug in', 'Wait'] } satisfies English).not.toEqual(WHOLE);
  // @ts-expect-error four steps instead of three
  expect({ ...WHOLE, steps: [...steps, 'Come back'] } satisfies English).not.toEqual(WHOLE);
});

test('a text where French has a group, or a group where it has a text, does not compile', () => {
  // @ts-expect-error the menu is a group
  expect({ ...WHOLE, menu: 'Menu' } satisfies English).not.toEqual(WHOLE);
  // @ts-expect-error the title is a text
  expect({ ...WHOLE, title: { text: 'Hello' } } satisfies English).not.toEqual(WHOLE);
});

test.each(readdirSync('src/content/fr'))(
  'the English of %s is held to the shape of its French',
  (file) => {
    expect(readFileSync(`src/content/fr/${file}`, 'utf8')).toContain('} as const;');
    const english = readFileSync(`src/content/en/${file}`, 'utf8');
    expect(english).toContain(`import type fr from '../fr/${file}';`);
    expect(english).toContain('} as const satisfies Words<typeof fr>;');
  },
);
