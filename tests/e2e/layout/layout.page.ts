import type { Locator, Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { expect } from '../testing/watched-page.ts';

export const shell = await loadWords('shell', 'fr');

/** Where toasts appear; its name includes the key that moves the focus there. */
export const messageRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages (F8)' });

/** Those that can be seen. */
export const messages = (page: Page): Locator =>
  messageRegion(page).getByRole('listitem').filter({ visible: true });

/** One of the two menus of a wide window. */
export function menuOf(page: Page, id: 'solutions' | 'partners') {
  const button = page.locator(`button[aria-controls="menu-${id}"]`);
  const panel = page.locator(`#menu-${id}`);
  return {
    button,
    panel,
    expectOpen: async (isOpen: boolean): Promise<void> => {
      await expect(panel).toBeVisible({ visible: isOpen });
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    },
  };
}

/** The menu of a phone. */
export function mobileMenuOf(page: Page) {
  const menu = page.locator('#mobile-menu');
  const burger = page.locator('header button[popovertarget="mobile-menu"]');
  return {
    menu,
    burger,
    group: (name: string): Locator =>
      menu.locator('details').filter({ has: page.locator('summary', { hasText: name }) }),
    open: async (): Promise<void> => {
      await burger.click();
      await expect(menu).toBeVisible();
    },
    /** What of the page behind could still be reached. */
    reachableBehind: (): Promise<string[]> =>
      page
        .locator('#mobile-menu ~ *, :has(~ #mobile-menu)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !(element as HTMLElement).inert)
            .map(({ tagName }) => tagName),
        ),
  };
}
