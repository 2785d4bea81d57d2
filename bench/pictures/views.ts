import { PAGE_STATES, stateAddress } from '#app/workshop/page-states.ts';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { DEFAULT_STATE, encodeState } from '#domain/simulator/index.ts';
import { joinPrefix, type Prefix } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, PAGE_IDS, pathTo } from '#domain/site/routes.ts';

/** A page at one width in one language. */
export interface View {
  name: string;
  path: string;
  width: number;
  height?: number;
  prefix: Prefix;
  /** Pressed before the picture is taken. */
  press?: string | undefined;
  /** Whether the choice about cookies has yet to be made. */
  asked?: boolean;
  /** Only what a visitor sees without scrolling. */
  firstScreen?: boolean;
}

const PREFIXES: readonly Prefix[] = ['', 'en'];

type Page = Omit<View, 'width' | 'prefix'>;
const everyWay = (widths: readonly number[], pages: (prefix: Prefix) => Page[]): View[] =>
  PREFIXES.flatMap((prefix) =>
    widths.flatMap((width) =>
      pages(prefix).map((page) => ({
        ...{ ...page, width, prefix },
        name: `${page.name}-${prefix || 'fr'}-${width}`,
      })),
    ),
  );

export const siteViews = (widths: readonly number[]): View[] =>
  everyWay(widths, (prefix) => [
    ...PAGE_IDS.map((page) => ({ name: page, path: pathTo(page, prefix) })),
    ...PAGE_IDS.map((page) => ({
      ...{ name: `${page}-first-screen`, path: pathTo(page, prefix) },
      ...{ asked: true, firstScreen: true },
    })),
    { name: 'not-found', path: joinPrefix(prefix, NOT_FOUND_PATH) },
    ...PAGE_STATES.map((state) => ({
      ...{ name: state.name, path: stateAddress(state, prefix), press: state.press },
    })),
  ]);

/** Each page of the desk, and what the first row of it leads to. */
export const deskViews = (widths: readonly number[], rows: 'empty' | 'filled'): View[] =>
  everyWay(widths, () =>
    Object.entries(DESK_PAGES).flatMap(([page, { path }]) => [
      { name: `desk-${page}-${rows}`, path },
      ...(rows === 'filled' ? [{ name: `desk-${page}-first`, path, press: FIRST_ROW }] : []),
    ]),
  );
const FIRST_ROW = 'main table tbody a';

const FLEET = `?${encodeState({ ...DEFAULT_STATE, fleet: KNOWN_FLEETS.delivery })}`;

/** Those in README. */
export const README_VIEWS: readonly View[] = (
  [
    ['home', pathTo('home', 'en'), 1280, 975],
    ['simulator', pathTo('simulator', 'en') + FLEET, 1280, 1200],
    ['simulator-phone', pathTo('simulator', 'en') + FLEET, 390, 780],
  ] as const
).map(([name, path, width, height]) => ({
  ...{ name, path, width, height, prefix: 'en', firstScreen: true },
}));
