import type { Fault } from './sabotage-faults.ts';

/** A fault in what was built, and the test that must see it; `promise` begins with the names of its groups. */
export type LookFault = Pick<Fault, 'name' | 'test' | 'promise'> &
  (
    | { css: string }
    /** `file` in the build's client folder, with `*` for its hash. */
    | Pick<Fault, 'file' | 'find' | 'replace'>
  );

const BANNER = 'section[aria-labelledby][tabindex="-1"]';
const HOME_NIGHT = 'main > section:first-child > figure:has([data-layout])';

export const LOOK_FAULTS: readonly LookFault[] = [
  {
    name: 'the banner is 60 px higher on a phone',
    css: `@media (max-width: 820px) { ${BANNER} { padding-top: 70px !important; } }`,
    test: 'tests/e2e/consent-banner.spec.ts',
    promise:
      'on a phone the banner takes at most 16 % of the height, from its first frame, over home in fr',
  },
  {
    name: 'the banner covers home’s number on a phone',
    css: `@media (max-width: 820px) { ${BANNER} { bottom: 45vh !important; } }`,
    test: 'tests/e2e/home-first-screen.spec.ts',
    promise:
      'with the banner open at 390 pixels it hides none of heading, secondButton, calculation, number, cost',
  },
  {
    name: 'the banner covers home’s card on a desktop',
    css: `@media (min-width: 1101px) { ${BANNER} { bottom: 60vh !important; } }`,
    test: 'tests/e2e/home-first-screen.spec.ts',
    promise: 'with the banner open on a desktop the whole card stands above it',
  },
  {
    name: 'home’s night begins lower on a desktop',
    css: `@media (min-width: 1101px) { ${HOME_NIGHT} { margin-top: 200px !important; } }`,
    test: 'tests/e2e/home-first-screen.spec.ts',
    promise: 'the first screen of a desktop holds text, actions, card and bars',
  },
  {
    name: 'home’s night begins lower on a phone',
    css: `@media (max-width: 820px) { ${HOME_NIGHT} { margin-top: 200px !important; } }`,
    test: 'tests/e2e/home-first-screen.spec.ts',
    promise: 'the first screen of a phone holds text, actions, card and bars',
  },
  {
    name: 'the night’s slider is 30 px high',
    css: `${HOME_NIGHT} input[type="range"] { height: 30px !important; }`,
    test: 'tests/e2e/home-night.spec.ts',
    promise: 'on a phone the slider is 44 pixels high and its thumb follows a pointer',
  },
  {
    name: 'a text of home’s night is cut off',
    css: '[data-layout="narrow"] [data-part="planCost"] { translate: 120px; }',
    test: 'tests/e2e/home-night.spec.ts',
    promise: 'the night is one drawing at every width, whole, and says its costs, in fr',
  },
  {
    name: 'the marks of home’s night are invisible in forced colours',
    css: '@media (forced-colors: active) { [data-layout] * { fill: Canvas !important; stroke: Canvas !important; } }',
    test: 'tests/e2e/home-night.spec.ts',
    promise: 'forced colours, dark: marks and texts stand out from the ground',
  },
  {
    name: 'the marks of the fleet’s night are invisible in forced colours',
    css: '@media (forced-colors: active) { main figure svg[role="img"] path { fill: Canvas !important; stroke: Canvas !important; } }',
    test: 'tests/e2e/fleet-night.spec.ts',
    promise: 'with forced colours, dark, every mark stands out from the ground',
  },
  {
    name: 'the depot keeps its own colours in forced colours',
    css: '@media (forced-colors: active) { [data-dawn] svg * { stroke: #f6f4ee !important; } }',
    test: 'tests/e2e/partner-first-screen.spec.ts',
    promise: "with forced colours, light installers draws the depot in the system's colours",
  },
  {
    name: 'the labels of the fleet’s night are 10 px',
    css: 'main figure svg[role="img"] text { font-size: 10px !important; }',
    test: 'tests/e2e/fleet-night.spec.ts',
    promise: 'every label is legible and apart from the others at any width, en',
  },
  {
    name: 'the header does not return',
    css: 'body > header, header:has([popovertarget]) { position: relative !important; }',
    test: 'tests/e2e/returning-header.spec.ts',
    promise: 'the header leaves on the way down and returns on the way up, 1440 wide',
  },
  {
    name: 'a partner’s gain begins below the first screen',
    css: 'main > section:first-child dl:first-of-type { padding-top: 60vh; }',
    test: 'tests/e2e/partner-first-screen.spec.ts',
    promise:
      "before anything was agreed to banks in fr opens with the partner's gain, above the cookie banner",
  },
  {
    name: 'a partner’s gain is there but not seen',
    css: 'main > section:first-child dl:first-of-type { visibility: hidden; }',
    test: 'tests/e2e/partner-first-screen.spec.ts',
    promise:
      "before anything was agreed to banks in fr opens with the partner's gain, above the cookie banner",
  },
  {
    name: 'contact’s form begins below the first screen',
    css: 'main form { margin-top: 50vh !important; }',
    test: 'tests/e2e/form-first-screen.spec.ts',
    promise: "contact's whole form and what comes next stand in the first screen, in fr",
  },
  {
    name: 'a heading is as wide as it likes',
    css: 'main h1 { width: 480px !important; max-width: none !important; }',
    test: 'tests/e2e/text-size.spec.ts',
    promise: 'faq has room for text of twice the size',
  },
  {
    name: 'the focus has no ring',
    css: ':focus-visible { outline: none !important; }',
    test: 'tests/e2e/keyboard-focus.spec.ts',
    promise: 'the focus can be seen at every stop through home and is never covered, wide',
  },
  {
    name: 'keys do not reach the comparison',
    file: 'assets/scenario-table-*.js',
    find: 'tabIndex:0',
    replace: 'tabIndex:-1',
    test: 'tests/e2e/simulator-links.spec.ts',
    promise: 'keys reach the comparison on a small phone and scroll it',
  },
  {
    name: 'two pages close with the same picture',
    file: 'faq/index.html',
    find: 'data-dawn="cup"',
    replace: 'data-dawn="bay"',
    test: 'tests/site/closing-bands.test.ts',
    promise: 'closing bands in fr each shows its own part of the depot, under its own heading',
  },
];
