import { loadWords } from '#content/load-words.ts';
import { DEFAULT_INPUTS, encodeState, type FleetInputs } from '#domain/simulator/index.ts';
import { mainFigure, openSimulator } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

const paying = (contract: FleetInputs['contract']) =>
  `/simulateur?${encodeState({ mode: 'simple', fleet: { ...DEFAULT_INPUTS, contract, hours: 13 } })}`;

test('the night is drawn with the price that is paid', async ({ page }) => {
  const { night } = await loadWords('simulator', 'fr');
  const figure = page.getByRole('figure', { name: night.title });
  const drawing = figure.getByRole('img');
  const nights = figure.getByLabel(night.choice.label);
  await openSimulator(page, '/simulateur');
  await expect(drawing).toContainText(night.missing.open);
  await expect(nights).toHaveCount(0);
  await openSimulator(page, paying('fixed'));
  await expect(drawing).toContainText(/8,7\sc€\/kWh.*22\sh/);
  await expect(nights).toHaveCount(0);
  await openSimulator(page, paying('class'));
  await expect(drawing).toContainText(night.classes.offPeak[0]);
  await expect(drawing).toContainText('9,2');
  await nights.selectOption(night.choice.summer);
  await expect(drawing).toContainText('7,6');
  await expect(figure).toContainText(night.caption.sun);
});

test('a real night is replayed; a date without prices, or no working day, is said so', async ({
  page,
}) => {
  const { night } = await loadWords('simulator', 'fr');
  await openSimulator(page, paying('indexed'));
  const gain = (await mainFigure(page).textContent()) ?? '';
  const figure = page.getByRole('figure', { name: night.title });
  const nights = figure.getByLabel(night.choice.label);
  const caption = figure.locator('figcaption > p');
  await expect(caption).toContainText('moyenne de 2025');
  await nights.selectOption({ index: 1 });
  await expect(caption).toContainText(/énergie du .*\s2025/);
  const shown = (await caption.textContent()) ?? '';
  await nights.selectOption(night.choice.other);
  const date = figure.getByLabel(night.choice.date);
  await expect(date).toHaveValue(/^2025-/);
  await date.fill('2026-02-10');
  await expect(figure.getByRole('status')).toContainText(/10\sfévrier\s2026.*2023 à 2025/);
  await expect(caption).toHaveText(shown);
  await date.fill('2024-06-15');
  await expect(caption).toContainText(/14\sjuin\s2024/);
  await expect(figure.getByRole('status')).toContainText(/15\sjuin\s2024.*14\sjuin\s2024/);
  await expect(mainFigure(page)).toHaveText(gain);
});
