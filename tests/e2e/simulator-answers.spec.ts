import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import {
  amount,
  calculated,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
} from './simulator-page.ts';
import { DETAIL } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const announcer = (page: Page) => page.locator('main > p[role="status"]');

/** What a screen reader would say, one text per announcement. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await announcer(page).evaluate((region) => {
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

test('a number is typed with a comma or a point, and stepped by the arrow keys', async ({
  page,
}) => {
  const { board, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  await page.getByText(board.groups.v2g).click();
  const wear = page.getByRole('spinbutton', { name: fields.wearCents.label });
  for (const typed of ['4,5', '4.5']) {
    await wear.fill('6');
    await wear.blur();
    await wear.click();
    await page.keyboard.type(typed);
    await wear.press('Enter');
    await expect(wear).toHaveValue('4,5');
    await expect(wear).toHaveAttribute('aria-valuenow', '4.5');
    await expect(page).toHaveURL(/w=4\.5/);
  }
  await wear.press('ArrowUp');
  await expect(wear).toHaveValue('5');
  await wear.press('ArrowDown');
  await wear.press('ArrowDown');
  await expect(wear).toHaveValue('4');
  await wear.fill('nothing');
  await wear.press('Enter');
  await expect(wear).toHaveValue('4');
});

test('the power of the site says what it was set to, may hold thousands and be left empty', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await page.getByText(words.board.power.open).click();
  const site = page.getByRole('spinbutton', { name: words.fields.siteKw.label });
  await expect(site).toHaveAttribute('placeholder', '220');
  for (const [typed, settled, note] of [
    ['1', '5', /Ramené à 5\skVA\./],
    ['12,6', '13', /Ramené à 13\skVA\./],
    ['1 200', '1200', /ligne/],
    ['1.200', '1200', /ligne/],
    ['', '', /nous supposons 220\skVA, 80\s%/],
  ] as const) {
    await site.fill(typed);
    await site.press('Enter');
    await expect(site).toHaveValue(settled);
    await expect(site).toHaveAccessibleDescription(note);
  }
  await site.press('ArrowUp');
  await expect(site).toHaveValue('5');
});

test('a fleet above the limit is offered a contact instead', DETAIL, async ({ page }) => {
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

test('A14: a change is announced once, however many steps it took', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await expect(announcer(page)).toHaveText('');
  const said = await listen(page);
  // The page's own clock stands: a slow machine would make a rest of what is one movement.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const slider = page.getByRole('slider', { name: words.fields.vehicles.label });
  for (let step = 0; step < 5; step++) {
    await slider.press('ArrowRight');
    await page.clock.runFor(300);
  }
  await expect(slider).toHaveValue('50');
  expect(await said()).toEqual([]);
  // It runs again: the twelve months are calculated in a thread that does not know this clock.
  await page.clock.resume();
  await expect(announcer(page)).toHaveText(gainText('?v=50'));
  expect(await said()).toHaveLength(1);
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
  await page.getByText(words.board.groups.vehicles).click();
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

test(
  'A14: what an address brings is not announced, what the visitor then answers is',
  DETAIL,
  async ({ page }) => {
    const words = await loadWords('simulator', 'fr');
    await page.clock.install();
    await openSimulator(page, '/simulateur?v=60&bl=arrival&ct=indexed&i=3');
    await expect(mainFigure(page)).toHaveText(gainText('?v=60&bl=arrival&ct=indexed'));
    const said = await listen(page);
    await page.clock.runFor(5000);
    await expect(announcer(page)).toHaveText('');
    await page.getByRole('slider', { name: words.fields.vehicles.label }).press('ArrowRight');
    await calculated(page);
    await page.clock.runFor(5000);
    await expect.poll(said).toHaveLength(1);
    await expect(announcer(page)).toHaveText(gainText('?v=65&bl=arrival&ct=indexed'));
  },
);

test('Back finds the answer that was given right before the change of mode', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=90&i=3');
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
  await expect(page).toHaveURL('/simulateur?v=120&i=3');
  await expect(vehicles).toHaveValue('120');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?v=120'));
});

test('a charger of 7.4 kW stays 7.4 in its box, in the address and in what is calculated', async ({
  page,
}) => {
  const { board, fields } = await loadWords('simulator', 'fr');
  const unfold = () => page.getByText(board.groups.vehicles).click();
  await openSimulator(page, '/simulateur?m=expert&i=3');
  await unfold();
  const charger = page.getByRole('spinbutton', { name: fields.chargerKw.label });
  await charger.fill('7,4');
  await charger.press('Enter');
  // The address follows a moment later, and the reload reads it.
  await expect(page).toHaveURL('/simulateur?m=expert&p=7.4&i=3');
  await page.reload();
  await calculated(page);
  await unfold();
  await expect(charger).toHaveValue('7,4');
  await expect(mainFigure(page)).toHaveText(gainText('?p=7.4'));
});

test('the power that is subscribed today narrows the range', async ({ page }) => {
  const { fields, board } = await loadWords('simulator', 'fr');
  const query = '?bl=arrival&ct=indexed&i=3';
  await openSimulator(page, `/simulateur${query}`);
  const sentence = page.locator('[data-result] p').last();
  const range = (of: string) => {
    const { lowEuros, highEuros } = modelled(of).shown.perVehicle;
    return new RegExp(
      `Prudent ${amount(lowEuros ?? 0).source}.*favorable ${amount(highEuros ?? 0).source}`,
    );
  };
  await expect(sentence).toHaveText(range(query));
  await page.getByText(board.power.open).click();
  await page.getByRole('spinbutton', { name: fields.siteKw.label }).fill('150');
  await expect(sentence).toHaveText(range(`${query}&k=150`));
});

test('the prices of the bill are typed in cents where the answer has some', async ({ page }) => {
  const { board, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&bl=arrival&ct=class&h=13&r=7&i=3');
  await page.getByText(board.groups.prices).click();
  await page.getByRole('spinbutton', { name: fields.hphPrice.label }).fill('18,2');
  await expect(page).toHaveURL(/p1=182/);
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?bl=arrival&ct=class&h=13&r=7&p1=182&i=3'));
  await page.getByRole('radio', { name: 'Le même à toute heure' }).check();
  await expect(page.getByRole('spinbutton', { name: fields.hphPrice.label })).toHaveCount(0);
  await expect(page.getByRole('spinbutton', { name: fields.flatPrice.label })).toBeVisible();
});
