import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/language.ts';
import { pathTo } from '#domain/routes.ts';
import { expectAccessible } from './accessible.ts';
import { handle, mainFigure, openSimulator, panel } from './simulator-page.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test('A12: the modes are tabs, by arrows, Home and End, and Back undoes a change of mode', async ({
  page,
}) => {
  await openSimulator(page, '/simulateur?v=60');
  const [simple, expert] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await simple.focus();
  await page.keyboard.press('ArrowRight');
  await expect(expert).toBeFocused();
  await expect(expert).toHaveAttribute('aria-selected', 'true');
  await expect(simple).toHaveAttribute('tabindex', '-1');
  await expect(panel(page, 'simple')).toBeHidden();
  await expect(panel(page, 'expert')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?m=expert&v=60');
  await page.keyboard.press('Home');
  await expect(panel(page, 'simple')).toBeVisible();
  await page.keyboard.press('End');
  await expect(panel(page, 'expert')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'simple')).toBeVisible();
  await expect(mainFigure(page, 'simple')).toHaveText(/1\s500/);
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
  await expect(mainFigure(page, 'simple')).toHaveText(/1\s575/);
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

test('a slot that is shorter moves the end of the hours, and says so', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?h=12');
  await page.getByRole('combobox', { name: words.fields.slot.label }).selectOption('night');
  const hours = page.getByRole('slider', { name: words.fields.hours.label });
  await expect(hours).toHaveAttribute('max', '8');
  await expect(hours).toHaveValue('8');
  await expect(hours).toHaveAccessibleDescription(/8\sh/);
});

test('A14: a change is announced once, however many steps it took', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const region = page.getByRole('main').getByRole('status').first();
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
  const slider = page.getByRole('slider', { name: words.fields.vehicles.label });
  for (let step = 0; step < 5; step++) await slider.press('ArrowRight');
  await expect(region).toHaveText(/1\s250/);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});

test('switching to Expert with a score under 30 shows 35 until an answer changes', async ({
  page,
}) => {
  const { facts, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await page.getByRole('tab').last().click();
  const score = panel(page, 'expert').locator('dl > div', { hasText: facts.score }).locator('dd');
  await expect(score).toHaveText('35 / 100');
  await panel(page, 'expert')
    .getByRole('slider', { name: fields.vehicles.label })
    .press('ArrowRight');
  await expect(score).toHaveText('61 / 100');
});

test('arrival and departure are dragged, moved by keys and typed; the day is solved anew', async ({
  page,
}) => {
  const { day, inputs } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  const arrival = handle(page, day.arrival);
  await expect(arrival).toHaveAttribute('aria-valuetext', '00:00');
  await expect(mainFigure(page, 'expert')).toHaveText(/^42/);

  await arrival.scrollIntoViewIfNeeded();
  const box = await arrival.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y);
  await page.mouse.move(x - 60, y, { steps: 4 });
  await expect(arrival, 'while it is still held').not.toHaveAttribute('aria-valuetext', '00:00');
  await expect(mainFigure(page, 'expert')).not.toHaveText(/^42/);
  await page.mouse.up();

  await arrival.press('End');
  await expect(arrival).toHaveAttribute('aria-valuetext', '02:00');
  await arrival.press('ArrowLeft');
  await expect(arrival).toHaveAttribute('aria-valuetext', '01:45');

  const typed = panel(page, 'expert')
    .getByLabel(inputs.arrival, { exact: true })
    .and(page.locator('input'));
  await typed.fill('18:00');
  await expect(arrival).toHaveAttribute('aria-valuetext', '18:00');
  await handle(page, day.departure).press('ArrowLeft');
  await expect(handle(page, day.departure)).toHaveAttribute('aria-valuetext', '07:45');
  await expect(page).toHaveURL(/h=14&r=7\.75/);
});

test('a month opens its own day, and the figures behind a picture can be read', async ({
  page,
}) => {
  const { figures, day, months } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  await panel(page, 'expert')
    .getByRole('button', { name: /septembre/ })
    .click();
  const picture = panel(page, 'expert').locator('figure').filter({ hasText: day.title });
  await expect(picture).toContainText('septembre 2024');
  await page.getByRole('link', { name: months.show }).click();
  await expect(picture.getByRole('heading')).toBeInViewport();
  await picture.getByText(figures).click();
  await expect(picture.getByRole('row')).toHaveCount(9);
});

for (const language of LANGUAGES) {
  test(
    `A1: both modes are accessible, wide and on a phone, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      test.slow();
      const { inputs } = await loadWords('simulator', language);
      for (const query of ['?v=30&ab=b&b.v=60', '?m=expert&h=13&r=7&k=90&n0=80&n1=60']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openSimulator(page, pathTo('simulator', language) + query);
        const assumptions = page.getByText(inputs.assumptions).filter({ visible: true });
        if (query.includes('expert')) await assumptions.first().click();
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      }
    },
  );
}

test('on a phone the result stays in sight while the answers move', async ({ page }) => {
  const { bar } = await loadWords('simulator', 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSimulator(page, '/simulateur');
  const detail = page.getByRole('button', { name: bar.detail });
  await expect(detail).toBeVisible();
  await detail.click();
  await expect(mainFigure(page, 'simple')).toBeInViewport();
  await expect(detail).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(detail).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(detail).toBeHidden();
});
