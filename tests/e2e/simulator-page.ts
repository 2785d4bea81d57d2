import type { Locator, Page } from '@playwright/test';
import { BRAND } from '#domain/brand.ts';
import type { Mode } from '#domain/simulator/mode.ts';
import { takenOver } from './watched-page.ts';

/** Opens an address of the simulator and waits until it answers. */
export async function openSimulator(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await takenOver(page);
  // The last part to come: what follows the answers is then in its place, and a press hits its button.
  const sheet = page.locator('main section p', { hasText: new RegExp(`^${BRAND.name} · `) });
  await sheet.waitFor({ state: 'attached' });
}

export const panel = (page: Page, mode: Mode): Locator => page.locator(`#simulator-panel-${mode}`);

export const mainFigure = (page: Page, mode: Mode): Locator =>
  panel(page, mode).locator('[data-figure="main"]');

/** The drawing of the day that is shown at this width. */
export const handle = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name, exact: true }).and(page.locator('g')).filter({ visible: true });

/** A figure without what a language writes around it. */
export const digits = (text: string | null): string => (text ?? '').replace(/[^\d−]/g, '');
