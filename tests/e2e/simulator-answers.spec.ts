import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/language.ts';
import { pathTo } from '#domain/routes.ts';
import { handle, mainFigure, openSimulator, panel } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

/** What a screen reader would say, one text per announcement. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page
    .getByRole('main')
    .getByRole('status')
    .first()
    .evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('in a browser with an English interface', () => {
  test.use({ locale: 'en-GB' });

  for (const language of LANGUAGES) {
    test(`a number is typed with a comma or a point, in ${language}`, async ({ page }) => {
      const { fields, inputs } = await loadWords('simulator', language);
      await openSimulator(page, pathTo('simulator', language));
      const hours = page.getByRole('spinbutton', { name: fields.hours.label });
      const written = `8${inputs.decimalSign}5`;
      for (const typed of ['8,5', '8.5']) {
        await hours.fill('');
        await hours.pressSequentially(typed);
        await hours.press('Enter');
        await expect(hours).toHaveValue(written);
        await expect(hours).toHaveAttribute('aria-valuenow', '8.5');
        await expect(page).toHaveURL(/h=8\.5/);
        await hours.fill('10');
      }
      await hours.press('ArrowUp');
      await expect(hours).toHaveValue(`10${inputs.decimalSign}25`);
      await hours.press('ArrowDown');
      await hours.press('ArrowDown');
      await expect(hours).toHaveValue(`9${inputs.decimalSign}75`);
      await hours.fill('nothing');
      await hours.press('Enter');
      await expect(hours).toHaveValue(`9${inputs.decimalSign}75`);
    });
  }
});

test('the power of the site says what it was set to, may hold thousands and be left empty', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  await panel(page, 'expert').getByText(words.inputs.assumptions).first().click();
  const site = page.getByRole('spinbutton', { name: words.fields.siteKw.label });
  for (const [typed, settled, note] of [
    ['1', '5', /Ramené à 5\skW\./],
    ['12,6', '13', /Ramené à 13\skW\./],
    ['1 200', '1200', ''],
    ['1.200', '1200', ''],
    ['', '', ''],
  ] as const) {
    await site.fill(typed);
    await site.press('Enter');
    await expect(site).toHaveValue(settled);
    await expect(site).toHaveAccessibleDescription(note);
  }
  await site.press('ArrowUp');
  await expect(site).toHaveValue('5');
});

for (const language of LANGUAGES) {
  test(`a note ends with one full stop, in ${language}`, async ({ page }) => {
    const { fields } = await loadWords('simulator', language);
    await openSimulator(page, pathTo('simulator', language));
    const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
    await vehicles.fill('1');
    await vehicles.press('Enter');
    await expect(vehicles).toHaveAccessibleDescription(/5\sv[eé]h\.$/);
    await expect(vehicles).not.toHaveAccessibleDescription(/\.\./);
  });
}

test('a fleet above the largest one is led to a person', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  const contact = await loadFormWords('contact-form', 'fr');
  await openSimulator(page, '/simulateur');
  const vehicles = page.getByRole('spinbutton', { name: words.fields.vehicles.label });
  await vehicles.fill('999');
  await vehicles.press('Enter');
  const note = page.locator('p', { hasText: 'Le simulateur s’arrête à 200' });
  await note.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: contact.dialogTitle })).toContainText('200');
});

test('A14: a note and what cannot be are announced with the result, each change once', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  const said = await listen(page);
  const vehicles = panel(page, 'expert').getByRole('spinbutton', {
    name: words.fields.vehicles.label,
  });
  await vehicles.fill('999');
  await vehicles.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/arrête à 200 véhicules.*par an/)]);
  const start = panel(page, 'expert').getByRole('slider', {
    name: words.fields.startPercent.label,
  });
  const target = panel(page, 'expert').getByRole('slider', {
    name: words.fields.targetPercent.label,
  });
  await target.press('Home');
  await start.press('End');
  const warning = words.warnings['start-above-target'];
  await expect.poll(async () => (await said()).at(-1)).toContain(warning);
  expect((await said()).at(-1)).not.toContain('arrête à 200');
});

test('A14: what an address brings is not announced, what the visitor then answers is', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await page.clock.install();
  await openSimulator(page, '/simulateur?v=60');
  await expect(mainFigure(page, 'simple')).toHaveText(/1\s500/);
  const said = await listen(page);
  await page.clock.runFor(5000);
  const region = page.getByRole('main').getByRole('status').first();
  await expect(region).toHaveText('');
  await page.getByRole('slider', { name: words.fields.vehicles.label }).press('ArrowRight');
  await page.clock.runFor(5000);
  await expect.poll(said).toHaveLength(1);
  await expect(region).toHaveText(/1\s625/);
});

test('the departure goes round the clock by keys; by Home and End it stays in the picture', async ({
  page,
}) => {
  const { day } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  const departure = handle(page, day.departure);
  const at = (time: string) => expect(departure).toHaveAttribute('aria-valuetext', time);
  await departure.press('End');
  await at('12:00');
  await departure.press('ArrowRight');
  await at('12:15');
  await departure.press('ArrowLeft');
  await at('12:00');
  await departure.press('PageUp');
  await at('13:00');
  for (let hour = 0; hour < 23; hour++) await departure.press('PageUp');
  await at('12:00');
  await departure.press('Home');
  await at('20:00');
  await departure.press('ArrowLeft');
  await at('19:45');
});

test('Back finds the answer that was given right before the change of mode', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=90');
  const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
  await vehicles.fill('120');
  // At once: the address has not followed yet.
  await page
    .getByRole('tab')
    .last()
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(panel(page, 'expert')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'simple')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?v=120');
  await expect(vehicles).toHaveValue('120');
});

test('a fleet that is plugged in all day is told that it has no time to drive', async ({
  page,
}) => {
  const { warnings } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&d=3&h=8');
  await expect(panel(page, 'expert')).toContainText(warnings['no-time-to-drive']);
});

test('on a phone the price runs behind its labels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSimulator(page, '/simulateur?m=expert');
  const label = page.locator('#day svg[role="img"]:visible text', { hasText: /^40$/ });
  const [order, halo] = await label.evaluate((text) => {
    const curves = [...(text.closest('svg')?.querySelectorAll(':scope > path') ?? [])];
    const price = curves.find((path) => getComputedStyle(path).strokeWidth === '3px');
    return [price?.compareDocumentPosition(text), getComputedStyle(text).paintOrder] as const;
  });
  expect(order).toBe(4);
  expect(halo).toMatch(/^stroke/);
});
