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

test('an English dictionary of the same shape compiles, whatever its texts, and no other does', () => {
  expect(Object.keys(WHOLE)).toEqual(Object.keys(FRENCH));
  // @ts-expect-error title is missing
  expect({ menu, steps, entries } satisfies English).not.toHaveProperty('title');
  const others = [
    // @ts-expect-error back is missing from the menu
    { ...WHOLE, menu: { home: 'Home' } } satisfies English,
    // @ts-expect-error the second entry has no name
    { ...WHOLE, entries: [{ name: 'One' }, {}] } satisfies English,
    // @ts-expect-error French has no subtitle
    { ...WHOLE, subtitle: 'More' } satisfies English,
    // @ts-expect-error French has no search in its menu
    { ...WHOLE, menu: { ...menu, search: 'Search' } } satisfies English,
    // @ts-expect-error two steps instead of three
    { ...WHOLE, steps: ['Plug in', 'Wait'] } satisfies English,
    // @ts-expect-error four steps instead of three
    { ...WHOLE, steps: [...steps, 'Come back'] } satisfies English,
    // @ts-expect-error the menu is a group
    { ...WHOLE, menu: 'Menu' } satisfies English,
    // @ts-expect-error the title is a text
    { ...WHOLE, title: { text: 'Hello' } } satisfies English,
  ];
  for (const other of others) expect(other).not.toEqual(WHOLE);
});
