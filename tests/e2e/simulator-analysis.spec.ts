import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amountsOf, propertiesOf } from '#server/testing/read-pdf.ts';
import { TWELVE_FLEETS } from '../fleets/twelve-fleets.ts';
import { openTables, readPage } from './page-amounts.ts';
import { openSimulator } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

async function downloaded(page: Page, name: string): Promise<[pdf: Buffer, file: string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return [Buffer.concat(parts), download.suggestedFilename()];
}

/** Every number of what the page says, whatever it is called. */
const numbersIn = (read: unknown): number[] =>
  typeof read === 'number'
    ? [read]
    : Object.values((read ?? {}) as object).flatMap((one) => numbersIn(one));

/** All twelve in both languages in `e2e:all`. */
for (const [nth, { name, mode, inputs }] of TWELVE_FLEETS.entries()) {
  for (const language of LANGUAGES) {
    const isSampled = (nth === 2 && language === 'fr') || (nth === 5 && language === 'en');
    const tag = isSampled ? [] : '@sweep';
    test(`the analysis says what the page says: ${name}, ${language}`, { tag }, async ({
      page,
    }) => {
      const { actions } = await loadWords('simulator', language);
      const query = encodeState({ mode, fleet: inputs });
      await openSimulator(page, `${pathTo('simulator', language)}?${query}`);
      await expect(page.locator('[data-figure="range"] text')).toHaveCount(2, { timeout: 15_000 });
      await openTables(page);
      const { monthly: _, waterfall, low, high, ...read } = await readPage(page, language);
      const [pdf, file] = await downloaded(page, actions.analysis);
      expect(file).toMatch(new RegExp(`^voltige-anal\\w+-${inputs.vehicles}\\.pdf$`));
      expect(propertiesOf(pdf).Pages).toBe('4');
      const printed = amountsOf(pdf);
      const { created, lines } = waterfall;
      const range = read.gain > 0 ? [low, high] : [];
      const said = numbersIn([
        read.gain,
        read.before,
        read.paid,
        read.fleetGain,
        read.months,
        read.years,
        range,
      ]);
      const drawn =
        read.before > 0 ? numbersIn([created, lines]).filter((euros) => euros !== 0) : [];
      expect(said.length).toBeGreaterThan(20);
      expect(
        [...said, ...drawn.map(Math.abs)].filter(
          (euros) => !printed.map(Math.abs).includes(Math.abs(euros)),
        ),
      ).toEqual([]);
    });
  }
}

test('a visitor without scripts gets the analysis of the fleet that is shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { actions } = await loadWords('simulator', 'fr');
  await page.goto('/fr/simulateur');
  const [pdf] = await downloaded(page, actions.analysis);
  expect(propertiesOf(pdf).Pages).toBe('4');
  await context.close();
});

for (const status of [429, 503]) {
  test(`answered ${status}, the page says so and can be asked again`, async ({ page, faults }) => {
    faults.expect(/Failed to load resource/);
    const { actions } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/fr/simulateur');
    await page.route('**/api/analysis?*', (route) => route.fulfill({ status }), { times: 1 });
    await page.getByRole('link', { name: actions.analysis }).click();
    await expect(page.getByText(actions.busyText, { exact: true })).toBeVisible();
    const [pdf] = await downloaded(page, actions.analysis);
    expect(pdf.length).toBeGreaterThan(10_000);
  });
}
