import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the layout of this site may change; 'above' is one pixel more. */
const WIDTHS_PX = [480, 820, 1100, 1180, 1680];

/** Drawn before there was a system; whoever changes one takes it off this list. */
const NOT_YET = new Set([
  'src/app/forms/forms.module.css',
  'src/app/forms/pre-registration/pre-registration-form.module.css',
  'src/app/pages/banks/banks.module.css',
  'src/app/pages/banks/monthly-gains.module.css',
  'src/app/pages/banks/risk-evaluation.module.css',
  'src/app/pages/contact/contact.module.css',
  'src/app/pages/fleets/fleets.module.css',
  'src/app/pages/how-it-works/how-it-works.module.css',
  'src/app/pages/how-it-works/night-steps.module.css',
  'src/app/pages/how-it-works/step-panel.module.css',
  'src/app/pages/installers/charger-upkeep.module.css',
  'src/app/pages/installers/installers.module.css',
  'src/app/pages/installers/site-power.module.css',
  'src/app/pages/manufacturers/manufacturers.module.css',
  'src/app/pages/partners/partner-benefits.module.css',
  'src/app/pages/partners/partners.module.css',
  'src/app/pages/pre-registration/pre-registration.module.css',
]);

const STYLES = globSync('src/**/*.css').map((path) => path.replaceAll('\\', '/'));

const foreignWidths = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => [...query.matchAll(/(min|max)-width: *(\d+)px/g)])
    .map(([, end, px]) => ({ end, px: Number(px) }))
    .filter(({ end, px }) => !WIDTHS_PX.includes(end === 'min' ? px - 1 : px))
    .map(({ end, px }) => `${end}-width: ${px}px`);

test('styles are found', () => {
  expect(STYLES.length).toBeGreaterThan(50);
});

test.each([...NOT_YET])('%s still needs to stand on the list', (path) => {
  expect(foreignWidths(path)).not.toEqual([]);
});

test.each(STYLES.filter((path) => !NOT_YET.has(path)))(
  '%s changes at the widths of the system only',
  (path) => {
    expect(foreignWidths(path)).toEqual([]);
  },
);
