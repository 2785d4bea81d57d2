import type { Locator, Page } from '@playwright/test';

/** Headings and pictures take a wider no-break space than running text does. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Home's night: the figure, the drawing of it that this width shows, and its clock. */
export const figure = (page: Page): Locator => page.locator('main figure').first();
export const drawing = (page: Page): Locator =>
  figure(page).locator('svg[data-layout]').filter({ visible: true });
export const slider = (page: Page): Locator => figure(page).getByRole('slider');
export const shownText = async (page: Page, part: string) =>
  plain((await drawing(page).locator(`[data-part=${part}]:visible`).first().textContent()) ?? '');
