import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { DETAIL } from '../testing/sweep.ts';
import { amount, expect, gainText, modelled, test, words } from './simulator.page.ts';

const { board, warnings } = words;

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

test('a number is typed with a comma and stepped by arrow keys', async ({ page, simulator }) => {
  await simulator.open('/simulateur?m=expert');
  await page.getByText(board.groups.v2g).click();
  const wear = simulator.number('wearCents');
  await wear.click();
  await page.keyboard.type('4,5');
  await wear.press('Enter');
  await expect(wear).toHaveValue('4,5');
  await expect(wear).toHaveAttribute('aria-valuenow', '4.5');
  await expect(page).toHaveURL(/w=4\.5/);
  await wear.press('ArrowUp');
  await expect(wear).toHaveValue('5');
  await wear.fill('nothing');
  await wear.press('Enter');
  await expect(wear).toHaveValue('5');
});

test('the power of the site narrows the range, or is left empty', async ({ page, simulator }) => {
  const query = '?bl=arrival&ct=indexed&i=3';
  await simulator.open(`/simulateur${query}`);
  const sentence = page.locator('[data-result] p').last();
  const range = (of: string) => {
    const { lowEuros, highEuros } = modelled(of).shown.perVehicle;
    const [low, high] = [amount(lowEuros ?? 0), amount(highEuros ?? 0)];
    return new RegExp(`Prudent ${low.source}.*favorable ${high.source}`);
  };
  await expect(sentence).toHaveText(range(query));
  await page.getByText(board.power.open).click();
  const site = simulator.number('siteKw');
  await expect(site).toHaveAttribute('placeholder', '220');
  for (const [typed, settled, note] of [
    ['1', '5', /Ramené à 5\skVA\./],
    ['150', '150', /ligne/],
  ] as const) {
    await site.fill(typed);
    await site.press('Enter');
    await expect(site).toHaveValue(settled);
    await expect(site).toHaveAccessibleDescription(note);
  }
  await expect(sentence).toHaveText(range(`${query}&k=150`));
  await site.fill('');
  await site.press('Enter');
  await expect(site).toHaveAccessibleDescription(/nous supposons 220\skVA, 80\s%/);
  await site.press('ArrowUp');
  await expect(site).toHaveValue('5');
});

test('A14: a change is announced once, what a link brings is not', async ({ page, simulator }) => {
  await simulator.open('/simulateur?v=25&bl=arrival&ct=indexed&i=3');
  const said = await listen(page);
  // The page's own clock stands: a slow machine would make a rest of what is one movement.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.clock.runFor(5000);
  const slider = simulator.slider('vehicles');
  for (let step = 0; step < 5; step++) {
    await slider.press('ArrowRight');
    await page.clock.runFor(300);
  }
  await expect(slider).toHaveValue('50');
  expect(await said()).toEqual([]);
  // It runs again: the twelve months are calculated in a thread that does not know this clock.
  await page.clock.resume();
  await expect(announcer(page)).toHaveText(gainText('?v=50&bl=arrival&ct=indexed'));
  expect(await said()).toHaveLength(1);
});

test('A14: notes and warnings are announced with the result', async ({ page, simulator }) => {
  const contact = await loadFormWords('contact-form', 'fr');
  await simulator.open('/simulateur?m=expert');
  const said = await listen(page);
  const vehicles = simulator.number('vehicles');
  await vehicles.fill('999');
  await vehicles.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/arrête à 200 véhicules.*par an/)]);
  // Above the limit a contact is offered instead.
  const note = page.locator('p', { hasText: 'Le simulateur s’arrête à 200' });
  await note.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: contact.dialogTitle })).toContainText('200');
  await page.keyboard.press('Escape');
  await page.getByText(board.groups.vehicles).click();
  await simulator.slider('targetPercent').press('Home');
  await simulator.slider('startPercent').press('End');
  await expect.poll(async () => (await said()).at(-1)).toContain(warnings['start-above-target']);
  expect((await said()).at(-1)).not.toContain('arrête à 200');
});

test('a pair of hours that cannot be is not kept', DETAIL, async ({ page, simulator }) => {
  await simulator.open();
  const from = simulator.typedTime(board.hours.from);
  const until = simulator.typedTime(board.hours.until);
  const slider = simulator.slider('hours');
  await from.fill('8 h');
  await from.press('Tab');
  await expect(from).toHaveAccessibleDescription(/8\sh à 6\sh.*22\sh.*garde de 22\sh à 6\sh/);
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(slider).toHaveValue('8');
  await until.fill('20 h');
  await expect(from).toHaveAccessibleDescription('');
  await expect(slider).toHaveValue('12');
  await expect(page).toHaveURL('/simulateur?h=12&r=20&i=3');
  await until.fill('x');
  await until.press('Enter');
  await expect(until).toHaveAccessibleDescription(/17\sh\s30/);
  await expect(slider).toHaveValue('12');
});
