import { expect, type Locator, type Page } from '@playwright/test';
import {
  decodeState,
  type Mode,
  type SimulationResults,
  simulate,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { BRAND } from '#domain/site/brand.ts';
import { takenOver } from './watched-page.ts';

/** Opens an address of the simulator and waits until it answers. */
export async function openSimulator(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await takenOver(page);
  // The last part to come: what follows the answers is then in its place, and a press hits its button.
  const printedDay = page.locator('main section > header', { hasText: BRAND.name }).locator('span');
  await printedDay.waitFor({ state: 'attached' });
  await calculated(page);
}

/** Waits until the figures are those of the answers on the screen. */
export async function calculated(page: Page): Promise<void> {
  await expect(result(page)).not.toHaveAttribute('data-stale');
  await expect(result(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-simulation');
}

/** What the model makes of the fleet in an address. */
export function modelled(query: string): SimulationResults {
  const { state } = decodeState(query);
  return simulate({ ...state.fleet, mode: state.mode }, FRENCH_YEARS);
}

/** Its large figure as the page writes it, in either language: the span of what is open, or the gain. */
export function gainText(query: string): RegExp {
  const { span, perVehicle } = modelled(query).shown;
  if (span === null) return amount(perVehicle.gainEuros);
  const { lowEuros, highEuros } = span.perVehicle;
  if (lowEuros === highEuros) return amount(lowEuros);
  return new RegExp(`${amount(lowEuros).source}.*${amount(highEuros).source}`);
}

/** amount(1575) matches '1 575 €' and '€1,575', and nothing longer */
export const amount = (euros: number): RegExp =>
  new RegExp(
    `(?<![\\d.,])${String(euros).replace(/(\d)(?=(\d{3})+$)/g, '$1[\\s,]')}(?![\\d.,]*\\d)`,
  );

/** From the first frame on: every text with a figure that could be seen, if for a moment. */
export async function figuresSeen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-figures]')) {
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
        if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.innerText);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

export const panel = (page: Page, mode: Mode): Locator => page.locator(`#simulator-panel-${mode}`);

export const result = (page: Page): Locator => page.locator('section:has(> [data-result])');

export const mainFigure = (page: Page): Locator => page.locator('[data-figure="main"]');

/** One of the two typed times of the board. */
export const typedTime = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).filter({ visible: true });

/** Opens the three folds below the board. */
export async function unfold(page: Page): Promise<void> {
  for (const id of ['cases', 'over-time', 'standing']) {
    await page.locator(`#${id} > summary`).click();
  }
}

/** One of the other results, by its name. */
export const fact = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .filter({ visible: true });
