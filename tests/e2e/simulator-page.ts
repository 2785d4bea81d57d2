import { expect, type Locator, type Page } from '@playwright/test';
import { type SimulationResults, simulate } from '#domain/simulator/calculation.ts';
import type { Mode } from '#domain/simulator/inputs.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { decodeState } from '#domain/simulator/url-codec.ts';
import { BRAND } from '#domain/site/brand.ts';
import { takenOver } from './watched-page.ts';

/** Opens an address of the simulator and waits until it answers. */
export async function openSimulator(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await takenOver(page);
  // The last part to come: what follows the answers is then in its place, and a press hits its button.
  const sheet = page.locator('main section p', { hasText: new RegExp(`^${BRAND.name} · `) });
  await sheet.waitFor({ state: 'attached' });
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

/** Its gain per vehicle and year as the page writes it, in either language. */
export const gainText = (query: string): RegExp =>
  amount(modelled(query).shown.perVehicle.gainEuros);

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

/** An end of the night in the drawing that is shown at this width. */
export const handle = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name, exact: true }).and(page.locator('g')).filter({ visible: true });

/** The same end, typed. */
export const typedEnd = (page: Page, name: string): Locator =>
  result(page).getByLabel(name, { exact: true }).and(page.locator('input[type="time"]'));

/** One of the other results, by its name. */
export const fact = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .filter({ visible: true });
