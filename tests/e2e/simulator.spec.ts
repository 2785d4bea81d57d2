import { loadWords } from '#content/load-words.ts';
import { leadScore } from '#domain/leads/simulator-score.ts';
import { decodeState } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import {
  fact,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
  result,
  unfold,
} from './simulator-page.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test('A12: the modes are tabs, by arrows, Home and End, and Back undoes a change of mode', async ({
  page,
}) => {
  await openSimulator(page, '/simulateur?v=60&i=3');
  const [simple, expert] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await simple.focus();
  await page.keyboard.press('ArrowRight');
  await expect(expert).toBeFocused();
  await expect(expert).toHaveAttribute('aria-selected', 'true');
  await expect(simple).toHaveAttribute('tabindex', '-1');
  await expect(panel(page, 'simple')).toBeHidden();
  await expect(panel(page, 'expert')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?m=expert&v=60&i=3');
  await page.keyboard.press('Home');
  await expect(panel(page, 'simple')).toBeVisible();
  await page.keyboard.press('End');
  await expect(panel(page, 'expert')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'simple')).toBeVisible();
  await expect(mainFigure(page)).toHaveText(gainText('?v=60&i=3'));
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
  await expect(mainFigure(page)).toHaveText(gainText('?v=63'));
  await expect(slider).toHaveValue('63');
  await box.fill('900');
  await box.press('Enter');
  await expect(box).toHaveValue('200');
  await expect(box).toHaveAccessibleDescription(/200 véhicules.*parlons/);
});

test('switching to Expert with a score under 30 shows 35 until an answer changes', async ({
  page,
}) => {
  const { below, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await page.getByRole('tab').last().click();
  await unfold(page);
  const score = fact(page, below.facts.leadScore);
  await expect(score).toHaveText('35 / 100');
  await page.getByRole('slider', { name: fields.vehicles.label }).press('ArrowRight');
  const { fleet } = decodeState('?m=expert&v=30').state;
  await expect(score).toHaveText(`${leadScore(fleet, 'expert')} / 100`);
});

test('below the board stand the bill and the cases of the answers, and of nothing before them', async ({
  page,
}) => {
  const { below } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=40&h=13&r=7&a=delivery&i=3');
  await expect(page.getByText(below.bill.waits.answers)).toBeVisible();
  const query = '?v=40&h=13&r=7&a=delivery&bl=timer&ct=class&i=3';
  await openSimulator(page, `/simulateur${query}`);
  const { shown, ranges } = modelled(query);
  const { beforeEuros, paidInAllEuros, lowEuros, highEuros } = shown.perVehicle;
  const bill = page.locator('#bill');
  await expect(bill.getByRole('heading')).toHaveText(
    `De ${beforeEuros} à ${paidInAllEuros} €, ligne par ligne`,
  );
  await unfold(page);
  await expect(page.locator('#cases > summary')).toContainText(`${lowEuros} à ${highEuros}`);
  const cases = page.locator('#cases').getByRole('table').first();
  await expect(cases.getByRole('row')).toHaveCount(1 + ranges.timer.cases.length);
  await expectAccessible(page);
  await bill.getByRole('button', { name: below.bill.precise }).click();
  await expect(page.getByRole('spinbutton', { name: 'Puissance souscrite' })).toBeFocused();
});

for (const language of LANGUAGES) {
  test(
    `A1: both modes are accessible, wide and on a phone, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      test.slow();
      for (const query of ['?v=30&h=12&i=3', '?m=expert&h=13&r=7&k=90&n0=80&n1=60&i=3']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openSimulator(page, pathTo('simulator', language) + query);
        for (const group of await page.locator('[data-answers] details > summary').all()) {
          await group.click();
        }
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
    },
  );
}

test('on a phone all answers stand in a sheet, with the figure, and stay as they are', async ({
  page,
}) => {
  const { board, fields, options } = await loadWords('simulator', 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSimulator(page, '/simulateur?v=40&h=13&r=7&a=delivery&i=3');
  const change = page.getByRole('button', { name: board.change });
  const contract = page.getByRole('group', { name: fields.contract.label });
  await expect(mainFigure(page)).toBeInViewport();
  await contract.getByRole('radio', { name: options.contract.class }).check();
  // Nothing folds under the finger.
  await expect(contract).toBeVisible();
  await change.click();
  const sheet = page.getByRole('dialog', { name: board.sheet.title });
  await sheet.getByRole('spinbutton', { name: fields.vehicles.label }).fill('80');
  const narrowed = gainText('?v=80&h=13&r=7&a=delivery&ct=class&i=3');
  await expect(sheet.getByText(narrowed)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();
  await expect(contract).toBeHidden();
  await expect(page.locator('[data-answers] p', { hasText: '80 véhicules' })).toContainText(
    board.summarised.contract.class,
  );
});

test('each answer narrows the figure, and the six situations mark the own one', async ({
  page,
}) => {
  const { board, options } = await loadWords('simulator', 'fr');
  const fleet = '?v=80&h=13&r=7&a=delivery';
  await openSimulator(page, `/simulateur${fleet}&i=3`);
  await expect(
    page.locator('main [aria-pressed="true"], [data-answers] :checked:not(option)'),
  ).toHaveCount(0);
  await expect(mainFigure(page)).toHaveText(/^56 à 193\s€$/);
  await expect(result(page)).toContainText(board.figure.both);
  await page.getByRole('radio', { name: options.baseline.arrival }).check();
  await expect(mainFigure(page)).toHaveText(/^96 à 193\s€$/);
  await expect(result(page)).toContainText(board.figure.contract);
  await page.getByRole('radio', { name: options.contract.unknown }).check();
  await expect(mainFigure(page)).toHaveText(/^96 à 193\s€$/);
  await page.getByRole('radio', { name: options.contract.class }).check();
  await expect(mainFigure(page)).toHaveText(/^121\s€$/);
  await page.getByRole('button', { name: board.next.six }).click();
  const own = result(page).getByRole('cell', { name: board.six.own });
  await expect(own).toHaveText(/^121\s€vous$/);
  await expect(own.locator('xpath=ancestor::table').locator('td')).toHaveCount(6);
});
