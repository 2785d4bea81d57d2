import { expect, test } from 'vitest';
import {
  FOOTER_LEGAL,
  FOOTER_PARTNERS,
  FOOTER_RESOURCES,
  FOOTER_SOLUTIONS,
  PARTNERS_MENU,
  SOLUTIONS_MENU,
} from './navigation.ts';
import { PAGE_IDS, pageAt, pathTo, ROUTES } from './routes.ts';

const MENU = [...SOLUTIONS_MENU, ...PARTNERS_MENU];
const FOOTER = [...FOOTER_SOLUTIONS, ...FOOTER_RESOURCES, ...FOOTER_PARTNERS, ...FOOTER_LEGAL];

test.each(MENU)(
  'the menu entry $anchor leads to a part of its overview and to a page below it',
  ({ page, detail, anchor }) => {
    expect(PAGE_IDS).toEqual(expect.arrayContaining([page, detail]));
    const [path = '', hash] = pathTo(page, 'en', anchor).split('#');
    expect(pageAt(path)).toEqual({ page, prefix: 'en' });
    expect(hash).toBe(anchor);
    expect(ROUTES[detail].path.startsWith(`${ROUTES[page].path}/`)).toBe(true);
  },
);

test('the anchors are those of the specification, in its order', () => {
  expect(SOLUTIONS_MENU.map(({ anchor }) => anchor)).toEqual(['flottes', 'agregateurs', 'energie']);
  expect(PARTNERS_MENU.map(({ anchor }) => anchor)).toEqual([
    'banques',
    'concessionnaires',
    'installateurs',
  ]);
});

test('every page named in the footer exists and is named once', () => {
  expect(PAGE_IDS).toEqual(expect.arrayContaining(FOOTER));
  expect(new Set(FOOTER).size).toBe(FOOTER.length);
});
