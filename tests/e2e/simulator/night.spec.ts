import { DEFAULT_INPUTS, encodeState, type FleetInputs } from '#domain/simulator/index.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test, words } from './simulator.page.ts';

const { night } = words;

const paying = (contract: FleetInputs['contract']) =>
  `/simulateur?${encodeState({ mode: 'simple', fleet: { ...DEFAULT_INPUTS, contract, hours: 13 } })}`;

test(
  'a real night is replayed, a date without prices refused',
  DETAIL,
  async ({ page, simulator }) => {
    await simulator.open(paying('indexed'));
    const gain = (await simulator.figure.textContent()) ?? '';
    const figure = page.getByRole('figure', { name: night.title });
    const nights = figure.getByLabel(night.choice.label);
    const caption = figure.locator('figcaption > p');
    const status = figure.getByRole('status');
    await expect(caption).toContainText('moyenne de 2025');
    await nights.selectOption({ index: 1 });
    await expect(caption).toContainText(/énergie du .*\s2025/);
    const shown = (await caption.textContent()) ?? '';
    await nights.selectOption(night.choice.other);
    const date = figure.getByLabel(night.choice.date);
    await expect(date).toHaveValue(/^2025-/);
    await date.fill('2026-02-10');
    await expect(status).toContainText(/10\sfévrier\s2026.*2023 à 2025/);
    await expect(caption).toHaveText(shown);
    await date.fill('2024-06-15');
    await expect(caption).toContainText(/14\sjuin\s2024/);
    await expect(status).toContainText(/15\sjuin\s2024.*14\sjuin\s2024/);
    await expect(simulator.figure).toHaveText(gain);
  },
);
