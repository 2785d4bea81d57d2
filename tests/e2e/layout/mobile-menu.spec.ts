import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, openMarked } from '../testing/same-document.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, holdScript, open, takenOver, test } from '../testing/watched-page.ts';
import { mobileMenuOf, shell } from './layout.page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const { navigation } = shell;

test('the burger says whether its menu is open; Esc and its button close it', async ({ page }) => {
  const { menu, burger, reachableBehind } = mobileMenuOf(page);
  await open(page, '/faq');
  const openMenu = page.getByRole('button', { name: navigation.openMenu });
  const closeMenu = page.getByRole('button', { name: navigation.closeMenu });
  for (const leave of [() => page.keyboard.press('Escape'), () => closeMenu.click()]) {
    await expect(openMenu).toBeVisible();
    expect(await isExpanded(page)).toBe(false);
    await burger.click();
    await expect(menu).toBeVisible();
    await expect(closeMenu).toBeVisible();
    await leave();
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    expect(await reachableBehind()).not.toEqual([]);
    await expect(page.locator('[inert]')).toHaveCount(0);
  }
});

test('opening it moves the focus inside, and Tab keeps it there', async ({ page }) => {
  const { menu, reachableBehind, ...mobile } = mobileMenuOf(page);
  await open(page, '/faq');
  await mobile.open();
  await expect(menu.locator(':focus')).toHaveCount(1);
  expect(await reachableBehind()).toEqual([]);
  const stops = await menu.locator('a:visible, button:visible, summary:visible').count();
  expect(stops).toBeGreaterThan(8);
  for (let stop = 0; stop <= stops + 1; stop++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body || document.activeElement?.closest('#mobile-menu')
        ? 'inside'
        : document.activeElement?.outerHTML,
    );
    expect(place).toBe('inside');
  }
});

test.describe('what it leads to', DETAIL, () => {
  test('switching the language inside keeps it open and usable', async ({ page }) => {
    const { menu, reachableBehind, ...mobile } = mobileMenuOf(page);
    const en = await loadWords('shell', 'en');
    await openMarked(page, '/faq');
    await mobile.open();
    const english = menu.getByRole('link', { name: 'EN English' });
    await english.click();
    await expect(page).toHaveURL('/en/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(menu).toBeVisible();
    await expect(english).toBeFocused();
    expect(await reachableBehind()).toEqual([]);
    await menu.getByRole('link', { name: en.navigation['how-it-works'] }).click();
    await expect(page).toHaveURL('/en/fonctionnement');
    await expect(menu).toBeHidden();
    await expectSameDocument(page);
  });

  test('opened before React takes over it stays until the window is wide', async ({ page }) => {
    const { menu, reachableBehind, ...mobile } = mobileMenuOf(page);
    const release = await holdScript(page);
    await page.goto('/faq');
    await mobile.open();
    release();
    await takenOver(page);
    await expect(menu).toBeVisible();
    expect(await reachableBehind()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, unfolds one group at a time, and leads on', async ({ page }) => {
    const { group, ...mobile } = mobileMenuOf(page);
    await page.goto('/');
    await mobile.open();
    const [solutions, partners] = [group(navigation.solutions), group(navigation.partners)];
    await partners.locator('summary').click();
    await expect(partners.getByRole('link')).toHaveCount(PARTNERS_MENU.length);
    await solutions.locator('summary').click();
    await expect(partners.getByRole('link')).toHaveCount(0);
    await solutions.getByRole('link').first().click();
    await expect(page).toHaveURL(pathTo(SOLUTIONS_MENU[0].detail, ''));
  });
});

/** As a screen reader gets it from the accessibility tree: the popover gives the state, no attribute does. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'header button[popovertarget="mobile-menu"]',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
