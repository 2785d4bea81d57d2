import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { calculated, gainText, mainFigure, openSimulator, typedTime } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

const DELIVERY = '?v=40&h=13.5&r=7&a=delivery&i=3';

const boardOf = async (page: Page) => {
  const { board, fields } = await loadWords('simulator', 'fr');
  return {
    from: typedTime(page, board.hours.from),
    until: typedTime(page, board.hours.until),
    slots: page.getByRole('combobox', { name: board.hours.slots }),
    slider: page.getByRole('slider', { name: fields.hours.label }),
    vehicles: page.getByRole('spinbutton', { name: fields.vehicles.label }),
    activity: page.getByRole('combobox', { name: fields.activity.label }),
    hours: board.hours,
  };
};

for (const order of ['vaft', 'tfav', 'ftva', 'atvf']) {
  test(`40, delivery, 17 h 30 and 7 h are one fleet, answered in the order ${order}`, async ({
    page,
  }) => {
    await openSimulator(page, '/simulateur');
    const { from, until, vehicles, activity } = await boardOf(page);
    const steps: Record<string, () => Promise<unknown>> = {
      v: () => vehicles.fill('40'),
      a: () => activity.selectOption('delivery'),
      f: () => from.fill('17 h 30'),
      t: () => until.fill('7 h'),
    };
    for (const step of order) await steps[step]?.();
    await expect(page).toHaveURL(`/simulateur${DELIVERY}`);
    await calculated(page);
    await expect(mainFigure(page)).toHaveText(gainText(DELIVERY));
  });
}

test('a pair of hours that cannot be is said and not kept, and counts once the other time is typed', async ({
  page,
}) => {
  await openSimulator(page, '/simulateur');
  const { from, until, slider } = await boardOf(page);
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

test('typed times, slider and usual hours always say the same, and the slider keeps the departure', async ({
  page,
}) => {
  await openSimulator(page, '/simulateur');
  const { from, until, slots, slider, hours } = await boardOf(page);
  await expect(slots).toHaveValue('night');
  await expect(slots.getByRole('option')).toHaveText([hours.slots, ...Object.values(hours.slot)]);
  await slider.press('ArrowRight');
  await expect(slots).toHaveValue('');
  await expect(from).toHaveValue(/^21\sh\s00$/);
  await expect(until).toHaveValue(/^6\sh\s00$/);
  await expect(slider).toHaveAttribute('aria-valuetext', /^9 heures, de 21\sh à 6\sh$/);
  await slots.selectOption('late');
  await expect(from).toHaveValue(/^8\sh\s00$/);
  await expect(until).toHaveValue(/^0\sh\s00$/);
  await expect(slider).toHaveValue('16');
  await from.fill('22:00');
  await until.fill('600');
  await expect(slots).toHaveValue('night');
});
