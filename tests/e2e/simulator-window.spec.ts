import { loadWords } from '#content/load-words.ts';
import {
  calculated,
  gainText,
  handle,
  mainFigure,
  openSimulator,
  result,
  typedEnd,
} from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

test('typing one end of the night never moves the other, and stops at 6 and at 16 hours', async ({
  page,
}) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const arrival = typedEnd(page, night.ends.arrival);
  const departure = typedEnd(page, night.ends.departure);
  const note = result(page).locator('output');
  await expect(departure).toHaveValue('06:00');
  await departure.fill('07:15');
  await departure.press('Enter');
  await expect(arrival).toHaveValue('22:00');
  await expect(page).toHaveURL(/\?h=9\.25&r=7\.25&i=2$/);
  await arrival.fill('18:00');
  await arrival.blur();
  await expect(departure).toHaveValue('07:15');
  await expect(page).toHaveURL(/\?h=13\.25&r=7\.25&i=2$/);
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?h=13.25&r=7.25'));
  await departure.fill('15:00');
  await departure.press('Enter');
  await expect(departure).toHaveValue('10:00');
  await expect(note).toContainText(/18\sh(?!\s\d).*10\sh(?!\s\d)/);
  await arrival.fill('05:00');
  await arrival.press('Enter');
  await expect(arrival).toHaveValue('04:00');
  await arrival.fill('02:00');
  await arrival.press('Enter');
  await expect(note).toHaveText('');
});

test('a time typed halfway changes nothing until the field loses the focus', async ({ page }) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const arrival = typedEnd(page, night.ends.arrival);
  await arrival.fill('17:00');
  await expect(handle(page, night.ends.arrival)).toHaveAttribute('aria-valuetext', /^22\sh, /);
  await expect(page).toHaveURL('/simulateur');
  // At once, before the picture: the time of before is not seen in between.
  const left = await arrival.evaluate(async (field: HTMLInputElement) => {
    field.blur();
    await Promise.resolve();
    return field.value;
  });
  expect(left).toBe('17:00');
  await expect(handle(page, night.ends.arrival)).toHaveAttribute('aria-valuetext', /^17\sh, /);
});

test('arrival and departure are dragged each for itself, and the figure follows the hand', async ({
  page,
}) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const arrival = handle(page, night.ends.arrival);
  const departure = handle(page, night.ends.departure);
  const first = await mainFigure(page).textContent();
  await arrival.scrollIntoViewIfNeeded();
  const box = await arrival.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 120, y, { steps: 4 });
  await expect(arrival, 'while it is held').not.toHaveAttribute('aria-valuetext', /^22\sh, /);
  await expect(mainFigure(page), 'while it is held').not.toHaveText(first ?? '');
  await expect(departure).toHaveAttribute('aria-valuetext', /^6\sh, /);
  await page.mouse.up();
  const dragged = await arrival.getAttribute('aria-valuetext');
  await page.mouse.move(x, y);
  await expect(arrival, 'once let go').toHaveAttribute('aria-valuetext', dragged ?? '');
});

test('the ends move by keys: quarters, hours, and as far as there is to go', async ({ page }) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const arrival = handle(page, night.ends.arrival);
  const departure = handle(page, night.ends.departure);
  const at = (end: typeof arrival, time: RegExp) =>
    expect(end).toHaveAttribute('aria-valuetext', time);
  await departure.press('ArrowRight');
  await at(departure, /^6\sh\s15, 8\sh.*15/);
  await departure.press('PageDown');
  await at(departure, /^5\sh\s15/);
  await at(arrival, /^22\sh, /);
  await departure.press('End');
  await at(departure, /^14\sh, /);
  await departure.press('ArrowRight');
  await at(departure, /^14\sh, /);
  await expect(result(page).locator('output')).toContainText('de six à seize heures');
  await departure.press('Home');
  await at(departure, /^4\sh, /);
  await arrival.press('Home');
  await at(arrival, /^12\sh, /);
  await at(departure, /^4\sh, /);
  await arrival.press('End');
  await at(arrival, /^22\sh, /);
});

test('an hour of arrival is chosen by what it would earn', async ({ page }) => {
  const { night, levers } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const card = page.locator('section', { has: page.getByRole('heading', { name: levers.title }) });
  const evening = card.last().getByRole('button', { name: /18\s?heures$/ });
  const earns = (await evening.locator('span').first().textContent()) ?? '';
  await evening.click();
  await expect(typedEnd(page, night.ends.arrival)).toHaveValue('18:00');
  await expect(typedEnd(page, night.ends.departure)).toHaveValue('06:00');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?h=12'));
  await expect(mainFigure(page)).toContainText(earns);
  await expect(evening).toHaveAttribute('aria-pressed', 'true');
});

test('a real night is replayed: the dearest, one below zero, any date; the gain stays', async ({
  page,
}) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  const gain = (await mainFigure(page).textContent()) ?? '';
  const choose = (name: string) => result(page).getByRole('radio', { name }).check();
  const shown = result(page).getByText(/^(En moyenne sur|Aux prix du) /);
  const date = result(page).getByLabel(night.choice.date);
  await expect(shown).toContainText('En moyenne sur 2025');
  await choose(night.choice.dearest);
  await expect(shown).toContainText(/^Aux prix du .*\s2025/);
  await expect(date).toHaveValue(/^2025-/);
  await choose(night.choice.negative);
  const picture = result(page).getByRole('img', { name: /^Prix de gros/ });
  await expect(picture.filter({ visible: true })).toContainText(/[-−]\s?\d/);
  await date.fill('2023-06-16');
  await expect(shown).toContainText(/16\sjuin\s2023/);
  // A Saturday: the nearest working day, and the page says so.
  await date.fill('2024-06-15');
  await expect(shown).toContainText(/14\sjuin\s2024/);
  await expect(result(page).locator('p[role="status"]')).toContainText(
    /15\sjuin\s2024.*14\sjuin\s2024/,
  );
  await expect(mainFigure(page)).toHaveText(gain);
  await choose('Nuit moyenne 2025');
  await expect(shown).toContainText('En moyenne sur 2025');
});
