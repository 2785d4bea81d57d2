import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import {
  amount,
  calculated,
  digits,
  fact,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
  result,
} from './simulator-page.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test('A12: the modes are tabs, by arrows, Home and End, and Back undoes a change of mode', async ({
  page,
}) => {
  await openSimulator(page, '/simulateur?v=60&i=2');
  const [simple, expert] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await simple.focus();
  await page.keyboard.press('ArrowRight');
  await expect(expert).toBeFocused();
  await expect(expert).toHaveAttribute('aria-selected', 'true');
  await expect(simple).toHaveAttribute('tabindex', '-1');
  await expect(panel(page, 'simple')).toBeHidden();
  await expect(panel(page, 'expert')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?m=expert&v=60&i=2');
  await page.keyboard.press('Home');
  await expect(panel(page, 'simple')).toBeVisible();
  await page.keyboard.press('End');
  await expect(panel(page, 'expert')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'simple')).toBeVisible();
  await expect(mainFigure(page)).toHaveText(gainText('?v=60'));
});

test('one fleet has one number: the same gain, range and bill in both modes', async ({ page }) => {
  await openSimulator(page, '/simulateur?v=60&h=12&p=7.4&k=300&i=2');
  const figures = page.locator('[data-result]');
  const { shown } = modelled('?v=60&h=12&p=7.4&k=300');
  await expect(mainFigure(page)).toHaveText(amount(shown.perVehicle.gainEuros));
  await expect(figures.getByRole('img').first()).toHaveAccessibleName(
    amount(shown.perVehicle.highEuros ?? 0),
  );
  for (const euros of [
    shown.fleet.gainEuros,
    shown.perVehicle.beforeEuros,
    shown.perVehicle.paidInAllEuros,
  ]) {
    await expect(figures).toContainText(amount(euros));
  }
  const read = async () => digits(await figures.textContent());
  const inSimple = await read();
  await page.getByRole('tab').last().click();
  await expect(panel(page, 'expert')).toBeVisible();
  expect(await read()).toBe(inSimple);
});

test('A13: a slider is read with its unit, moves by steps and pages, and can be typed', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const slider = page.getByRole('slider', { name: words.fields.vehicles.label });
  await expect(slider).toHaveAttribute('aria-valuetext', '25 véhicules');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '30 véhicules');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '55 véhicules');
  const box = page.getByRole('spinbutton', { name: words.fields.vehicles.label });
  await box.fill('63');
  await expect(result(page)).toContainText(amount(modelled('?v=63').shown.fleet.gainEuros));
  // Typed between two steps, the slider stands there too, and goes on to its own.
  await expect(slider).toHaveValue('63');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(box).toHaveValue('65');
  await slider.press('ArrowRight');
  await expect(box).toHaveValue('70');
  await box.fill('900');
  await box.press('Enter');
  await expect(box).toHaveValue('200');
  await expect(box).toHaveAccessibleDescription(/200 véhicules.*parlons/);
});

test('a slot says when the vehicles are ready; more hours than it has begin before it', async ({
  page,
}) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const window = page.getByText(/^De \d+\sh à \d+\sh$/);
  await expect(window).toHaveText(/^De 22\sh à 6\sh$/);
  await page.getByRole('spinbutton', { name: fields.hours.label }).fill('13');
  await expect(window).toHaveText(/^De 17\sh à 6\sh$/);
  await page.getByRole('combobox', { name: fields.slot.label }).selectOption('late');
  await expect(window).toHaveText(/^De 11\sh à 0\sh$/);
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?h=13&t=late'));
});

test('A14: a change is announced once, however many steps it took', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const region = page.locator('main > p[role="status"]');
  await expect(region).toHaveText('');
  await region.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // The page's own clock stands: a slow machine would make a rest of what is one movement.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const slider = page.getByRole('slider', { name: words.fields.vehicles.label });
  for (let step = 0; step < 5; step++) {
    await slider.press('ArrowRight');
    await page.clock.runFor(300);
  }
  await expect(slider).toHaveValue('50');
  expect(await said()).toEqual([]);
  await page.clock.runFor(1000);
  await expect(region).toHaveText(amount(modelled('?v=50').shown.fleet.gainEuros));
  expect(await said()).toHaveLength(1);
});

test('switching to Expert with a score under 30 shows 35 until an answer changes', async ({
  page,
}) => {
  const { facts, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await page.getByRole('tab').last().click();
  const score = fact(page, facts.leadScore);
  await expect(score).toHaveText('35 / 100');
  await page.getByRole('slider', { name: fields.vehicles.label }).press('ArrowRight');
  await expect(score).toHaveText(`${modelled('?m=expert&v=30').leadScore} / 100`);
});

test('the figures behind each picture can be read, and are those of the answers', async ({
  page,
}) => {
  const { figures, night, waterfall, levers, months, place } = await loadWords('simulator', 'fr');
  const query = '?h=12&v=40&i=2';
  await openSimulator(page, `/simulateur${query}`);
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  await result(page).getByText(night.table.summary).click();
  await expect(table(night.table.caption).getByRole('row')).toHaveCount(1 + 12);
  const openers = page.getByText(figures, { exact: true });
  for (const opener of await openers.all()) await opener.click();
  for (const { caption } of [waterfall.table, levers.table, months.table, place.table]) {
    await expect(table(caption)).toBeVisible();
  }
  const { shown } = modelled(query);
  const created = table(waterfall.table.caption).getByRole('row', { name: 'Valeur créée' });
  await expect(created).toContainText(amount(shown.perVehicle.valueCreatedEuros));
});

for (const language of LANGUAGES) {
  test(
    `A1: both modes are accessible, wide and on a phone, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      test.slow();
      for (const query of ['?v=30&h=12&i=2', '?m=expert&h=13&r=7&k=90&n0=80&n1=60&i=2']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openSimulator(page, pathTo('simulator', language) + query);
        if (query.includes('expert')) await unfold(page);
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
    },
  );
}

/** Every question of Expert mode, those folded away too. */
async function unfold(page: Page): Promise<void> {
  const opener = panel(page, 'expert').getByRole('button', { name: /^10 / });
  await opener.click();
  await expect(page.locator('#sessionsPerDay')).toBeVisible();
}

test('on a phone the result stays in sight while the answers are changed', async ({ page }) => {
  const { bar, inputs } = await loadWords('simulator', 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSimulator(page, '/simulateur?m=expert&i=2');
  const detail = page.getByRole('button', { name: bar.detail });
  await expect(mainFigure(page)).toBeInViewport();
  await expect(detail).toBeHidden();
  await page.getByRole('button', { name: inputs.change }).click();
  await expect(detail).toBeVisible();
  await detail.click();
  await expect(mainFigure(page)).toBeInViewport();
  await expect(detail).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(detail).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(detail).toBeHidden();
  await page.getByRole('button', { name: inputs.close }).click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(mainFigure(page)).toBeInViewport();
});
