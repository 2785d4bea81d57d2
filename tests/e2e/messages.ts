import type { Locator, Page } from '@playwright/test';

/** Where toasts appear; its name includes the key that moves the focus there. */
export const messageRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages (F8)' });

/** Those that can be seen. */
export const messages = (page: Page): Locator =>
  messageRegion(page).locator('li').filter({ visible: true });
