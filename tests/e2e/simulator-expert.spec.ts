import { loadWords } from '#content/load-words.ts';
import {
  amount,
  calculated,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
} from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

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
  await expect(charger).toHaveAttribute('aria-valuenow', '7.4');
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/simulateur?m=expert&p=7.4&i=2');
  await charger.fill('22');
  await expect(page).toHaveURL('/simulateur?m=expert&p=22&i=2');
  await charger.fill('7.4');
  await charger.press('Enter');
  await expect(charger).toHaveValue('7,4');
  // The address follows a moment later, and the reload reads it.
  await expect(page).toHaveURL('/simulateur?m=expert&p=7.4&i=2');
  await page.reload();
  await expect(charger).toHaveValue('7,4');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?p=7.4'));
});

test('a kind of vehicle brings its usual battery and charger, a bus more than a van may have', async ({
  page,
}) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&i=2');
  const kind = page.getByRole('combobox', { name: fields.vehicleType.label });
  const battery = page.getByRole('spinbutton', { name: fields.batteryKwh.label });
  await expect(battery).toHaveAttribute('aria-valuemax', '120');
  await kind.selectOption('bus');
  await expect(battery).toHaveAttribute('aria-valuemax', '600');
  await expect(battery).toHaveValue('350');
  await expect(page.getByRole('spinbutton', { name: fields.chargerKw.label })).toHaveValue('50');
  await kind.selectOption('van');
  await expect(battery).toHaveValue('60');
  await expect(page).toHaveURL('/simulateur?m=expert&i=2');
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
