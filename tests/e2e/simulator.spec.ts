import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import {
  amount,
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
  await expect(slider).toHaveValue('63');
  await box.fill('900');
  await box.press('Enter');
  await expect(box).toHaveValue('200');
  await expect(box).toHaveAccessibleDescription(/200 véhicules.*parlons/);
});

test('a slot says when the vehicles are ready', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?h=13&i=2');
  await expect(page.getByText(/^De 17\sh à 6\sh$/)).toBeVisible();
  await page.getByRole('combobox', { name: fields.slot.label }).selectOption('late');
  await expect(page.getByText(/^De 11\sh à 0\sh$/)).toBeVisible();
  await expect(mainFigure(page)).toHaveText(gainText('?h=13&t=late'));
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
        if (query.includes('expert')) {
          await panel(page, 'expert').getByRole('button', { name: /^10 / }).click();
          await expect(page.locator('#sessionsPerDay')).toBeVisible();
        }
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
    },
  );
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
