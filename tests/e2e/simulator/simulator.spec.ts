import { leadScore } from '#domain/leads/simulator-score.ts';
import { decodeState } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, gainText, modelled, test, words } from './simulator.page.ts';

const { below, board, fields, options, trust } = words;

test('A12: the modes are tabs by keys, and Back changes them too', async ({ page, simulator }) => {
  const { simple, expert, panel } = simulator;
  await simulator.open('/simulateur?v=60&i=3');
  await simple.focus();
  await page.keyboard.press('ArrowRight');
  await expect(expert).toBeFocused();
  await expect(expert).toHaveAttribute('aria-selected', 'true');
  await expect(simple).toHaveAttribute('tabindex', '-1');
  await expect(panel('simple')).toBeHidden();
  await expect(panel('expert')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?m=expert&v=60&i=3');
  await page.keyboard.press('Home');
  await expect(panel('simple')).toBeVisible();
  await page.keyboard.press('End');
  await expect(panel('expert')).toBeVisible();
  await page.goBack();
  await expect(panel('simple')).toBeVisible();
  await simulator.expectGainOf('?v=60&i=3');
});

test('A13: a slider has its unit, moves by keys, can be typed', async ({ page, simulator }) => {
  await simulator.open('/simulateur?utm_source=mail');
  const slider = simulator.slider('vehicles');
  await expect(slider).toHaveAttribute('aria-valuetext', '25 véhicules');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '30 véhicules');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '55 véhicules');
  const box = simulator.number('vehicles');
  await box.fill('63');
  await simulator.expectGainOf('?v=63');
  await expect(slider).toHaveValue('63');
  await expect(page).toHaveURL('/simulateur?utm_source=mail&v=63&i=3');
  const how = page.getByRole('main').getByRole('link', { name: trust.how }).last();
  await expect(how).toHaveAttribute('href', /\/simulateur\/methode\?.*v=63/);
  await box.fill('900');
  await box.press('Enter');
  await expect(box).toHaveValue('200');
  await expect(box).toHaveAccessibleDescription(/200 véhicules.*parlons/);
});

test('switching to Expert shows a score of 35 until an answer changes', async ({ simulator }) => {
  await simulator.open();
  await simulator.expert.click();
  await simulator.unfold();
  const score = simulator.fact(below.facts.leadScore);
  await expect(score).toHaveText('35 / 100');
  await simulator.slider('vehicles').press('ArrowRight');
  const { fleet } = decodeState('?m=expert&v=30').state;
  await expect(score).toHaveText(`${leadScore(fleet, 'expert')} / 100`);
});

test('the bill and the cases below the board are of the answers', async ({ page, simulator }) => {
  await simulator.open('/simulateur?v=40&h=13&r=7&a=delivery&i=3');
  await expect(page.getByText(below.bill.waits.answers)).toBeVisible();
  const query = '?v=40&h=13&r=7&a=delivery&bl=timer&ct=class&i=3';
  await simulator.open(`/simulateur${query}`);
  const { shown, ranges } = modelled(query);
  const { beforeEuros, paidInAllEuros, lowEuros, highEuros } = shown.perVehicle;
  const bill = page.locator('#bill');
  await expect(bill.getByRole('heading')).toHaveText(
    `De ${beforeEuros} à ${paidInAllEuros} €, ligne par ligne`,
  );
  await simulator.unfold();
  await expect(page.locator('#cases > summary')).toContainText(`${lowEuros} à ${highEuros}`);
  const cases = page.locator('#cases').getByRole('table').first();
  await expect(cases.getByRole('row')).toHaveCount(1 + ranges.timer.cases.length);
  await expectAccessible(page);
  await bill.getByRole('button', { name: below.bill.precise }).click();
  await expect(simulator.number('siteKw')).toBeFocused();
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('A1: both modes are accessible, wide and on a phone', async ({ page, simulator }) => {
      test.slow();
      for (const query of ['?v=30&h=12&i=3', '?m=expert&h=13&r=7&k=90&n0=80&n1=60&i=3']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await simulator.open(pathTo('simulator', language) + query);
        for (const group of await simulator.groups.all()) await group.click();
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
    });
  });
}

test('on a phone all answers stand in a sheet, with the figure', async ({ page, simulator }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await simulator.open('/simulateur?v=40&h=13&r=7&a=delivery&i=3');
  const change = page.getByRole('button', { name: board.change });
  const contract = page.getByRole('group', { name: fields.contract.label });
  await expect(simulator.figure).toBeInViewport();
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

test('each answer narrows the figure to one of six situations', async ({ page, simulator }) => {
  const { figure, result, option } = simulator;
  await simulator.open('/simulateur?v=80&h=13&r=7&a=delivery&i=3');
  const answered = page.locator('main [aria-pressed="true"], [data-answers] :checked:not(option)');
  await expect(answered).toHaveCount(0);
  await expect(figure).toHaveText(/^56 à 193\s€$/);
  await expect(result).toContainText(board.figure.both);
  await option(options.baseline.arrival).check();
  await expect(figure).toHaveText(/^96 à 193\s€$/);
  await expect(result).toContainText(board.figure.contract);
  await option(options.contract.unknown).check();
  await expect(figure).toHaveText(/^96 à 193\s€$/);
  await option(options.contract.class).check();
  await expect(figure).toHaveText(/^121\s€$/);
  await page.getByRole('button', { name: board.next.six }).click();
  const own = result.getByRole('cell', { name: board.six.own });
  await expect(own).toHaveText(/^121\s€vous$/);
  await expect(own.locator('xpath=ancestor::table').locator('td')).toHaveCount(6);
});
