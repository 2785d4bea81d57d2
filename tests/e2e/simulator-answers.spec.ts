import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import {
  amount,
  calculated,
  fact,
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
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const hours = page.getByRole('spinbutton', { name: fields.hours.label });
  for (const typed of ['8,5', '8.5']) {
    await hours.fill('');
    await hours.pressSequentially(typed);
    await hours.press('Enter');
    await expect(hours).toHaveValue('8,5');
    await expect(hours).toHaveAttribute('aria-valuenow', '8.5');
    await expect(page).toHaveURL(/h=8\.5/);
    await hours.fill('10');
  }
  await hours.press('ArrowUp');
  await expect(hours).toHaveValue('10,25');
  await hours.press('ArrowDown');
  await hours.press('ArrowDown');
  await expect(hours).toHaveValue('9,75');
  await hours.fill('nothing');
  await hours.press('Enter');
  await expect(hours).toHaveValue('9,75');
});

test('the power of the site says what it was set to, may hold thousands and be left empty', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
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
  await page.clock.runFor(1000);
  await expect(announcer(page)).toHaveText(amount(modelled('?v=50').shown.fleet.gainEuros));
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
    await openSimulator(page, '/simulateur?v=60&i=2');
    await expect(mainFigure(page)).toHaveText(gainText('?v=60'));
    const said = await listen(page);
    await page.clock.runFor(5000);
    await expect(announcer(page)).toHaveText('');
    await page.getByRole('slider', { name: words.fields.vehicles.label }).press('ArrowRight');
    await calculated(page);
    await page.clock.runFor(5000);
    await expect.poll(said).toHaveLength(1);
    await expect(announcer(page)).toHaveText(amount(modelled('?v=65').shown.fleet.gainEuros));
  },
);

test('Back finds the answer that was given right before the change of mode', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=90&i=2');
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
  await expect(page).toHaveURL('/simulateur?v=120&i=2');
  await expect(vehicles).toHaveValue('120');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?v=120'));
});

test('what giving back would add is said, and whether it is counted', async ({ page }) => {
  for (const [answers, said] of [
    ['', 'bornes bidirectionnelles'],
    ['&v2=yes', 'Nous ne le comptons pas'],
    ['&v2=yes&ex=yes', 'C’est compté ci-dessus'],
  ] as const) {
    await openSimulator(page, `/simulateur?m=expert&h=13&r=7&n0=40&k=150${answers}&i=2`);
    await expect(page.locator('#reserve')).toContainText(said);
  }
});

test(
  'what the vehicles lack at departure is said in kilowatt-hours, and nothing is earned',
  DETAIL,
  async ({ page }) => {
    const { facts } = await loadWords('simulator', 'fr');
    const query = '?m=expert&h=6&p=7&b=120&n0=10&n1=100&i=2';
    await openSimulator(page, `/simulateur${query}`);
    const short = modelled(query).estimate.shortByKwh.toFixed(1).replace('.', ',');
    await expect(page.getByText('La fenêtre est trop courte')).toContainText(
      new RegExp(`il manque ${short}\\skWh`),
    );
    await expect(mainFigure(page)).toHaveText(/^0\s€$/);
    await expect(fact(page, facts.ready)).toHaveText(/^0\s%$/);
  },
);

test('a charger of 7.4 kW stays 7.4 in its box, in the address and in what is calculated', async ({
  page,
}) => {
  const { fields, inputs } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&i=2');
  const charger = page.getByRole('spinbutton', { name: fields.chargerKw.label });
  const preset = page.getByRole('group', { name: inputs.presets }).getByRole('button').first();
  await expect(preset).toHaveAccessibleName(/^7,4\skW$/);
  await preset.click();
  await expect(charger).toHaveValue('7,4');
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  // The address follows a moment later, and the reload reads it.
  await expect(page).toHaveURL('/simulateur?m=expert&p=7.4&i=2');
  await page.reload();
  await expect(charger).toHaveValue('7,4');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?p=7.4'));
});

test('the power that is subscribed today narrows the range, and the page says so before', async ({
  page,
}) => {
  const { fields, result, waterfall } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&i=2');
  const board = page.locator('[data-result]');
  const range = board.getByRole('img').first();
  const check = page.locator('#waterfall text', { hasText: waterfall.badges.check });
  await expect(board).toContainText(result.narrower);
  await expect(check.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('spinbutton', { name: fields.siteKw.label }).fill('150');
  const { lowEuros, highEuros } = modelled('?k=150').shown.perVehicle;
  await expect(range).toHaveAccessibleName(amount(lowEuros ?? 0));
  await expect(range).toHaveAccessibleName(amount(highEuros ?? 0));
  await expect(board).not.toContainText(result.narrower);
  await expect(check.filter({ visible: true })).toHaveCount(0);
});

test('at a fixed price nothing comes from the market, and what indexing would add is said', async ({
  page,
}) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&i=2');
  const before = page.locator('[data-result] dl > div').nth(1);
  const bill = amount(modelled('').shown.perVehicle.beforeEuros);
  await expect(before).toContainText(bill);
  await page.getByRole('combobox', { name: fields.contract.label }).selectOption('fixed');
  await calculated(page);
  const { shown, estimate } = modelled('?ct=fixed');
  await expect(mainFigure(page)).toHaveText(amount(shown.perVehicle.gainEuros));
  await expect(before).toContainText(bill);
  const more = Math.round(estimate.moreWithIndexedEuros);
  expect(more).toBeGreaterThan(0);
  await expect(page.locator('#waterfall')).toContainText(
    new RegExp(`contrat indexé ajouterait ${amount(more).source}`),
  );
});
