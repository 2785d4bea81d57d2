import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, openMarked } from './same-document.ts';
import { DETAIL } from './sweep.ts';
import { expect, holdScript, hydrated, takenOver, test } from './watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.locator('#mobile-menu');
const burger = (page: Page) => page.locator('header button[popovertarget="mobile-menu"]');
const group = (page: Page, name: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });

async function openMenu(page: Page): Promise<void> {
  await openMarked(page, '/faq');
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

/** What of the page behind could still be reached. */
const reachableBehind = (page: Page) =>
  page
    .locator('#mobile-menu ~ *, :has(~ #mobile-menu)')
    .evaluateAll((elements) =>
      elements.filter((element) => !(element as HTMLElement).inert).map(({ tagName }) => tagName),
    );

test('the burger says whether its menu is open; Esc and its button close it and free the page', async ({
  page,
}) => {
  const { navigation } = await loadWords('shell', 'fr');
  await page.goto('/faq');
  await hydrated(page);
  const [open, close] = [
    page.getByRole('button', { name: navigation.openMenu }),
    page.getByRole('button', { name: navigation.closeMenu }),
  ];
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await expect(open).toBeVisible();
    expect(await isExpanded(page)).toBe(false);
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(close).toBeVisible();
    await leave();
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    expect(await reachableBehind(page)).not.toEqual([]);
    await expect(page.locator('[inert]')).toHaveCount(0);
  }
});

test('opening it moves the focus inside, Tab keeps it there, nothing behind can be reached', async ({
  page,
}) => {
  await openMenu(page);
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  expect(await reachableBehind(page)).toEqual([]);
  const stops = await menu(page).locator('a:visible, button:visible, summary:visible').count();
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

test('one group is open at a time', async ({ page }) => {
  const { navigation } = await loadWords('shell', 'fr');
  await openMenu(page);
  const [solutions, partners] = [
    group(page, navigation.solutions),
    group(page, navigation.partners),
  ];
  await solutions.locator('summary').click();
  await expect(solutions.getByRole('link')).toHaveCount(SOLUTIONS_MENU.length);
  await partners.locator('summary').click();
  await expect(partners.getByRole('link')).toHaveCount(PARTNERS_MENU.length);
  await expect(solutions.getByRole('link')).toHaveCount(0);
});

const LEADS = {
  solutions: SOLUTIONS_MENU.map(({ detail }) => pathTo(detail, '')),
  partners: PARTNERS_MENU.map(({ page, anchor }) => pathTo(page, '', anchor)),
};

test(
  'solutions lead to their pages, partners to the parts of the overview, and close it',
  DETAIL,
  async ({ page }) => {
    const shell = await loadWords('shell', 'fr');
    await openMenu(page);
    for (const id of ['solutions', 'partners'] as const) {
      for (const [index, to] of LEADS[id].entries()) {
        if (await menu(page).isHidden()) await burger(page).click();
        const entries = group(page, shell.navigation[id]);
        if ((await entries.getAttribute('open')) === null) await entries.locator('summary').click();
        await entries.getByRole('link').nth(index).click();
        await expect(page).toHaveURL(to);
        await expect(menu(page)).toBeHidden();
        const part = to.split('#')[1];
        const target = part ? page.locator(`#${part}`) : page.getByRole('heading', { level: 1 });
        await expect(target).toBeFocused();
        await expect(page.locator('[inert]')).toHaveCount(0);
      }
    }
    await expectSameDocument(page);
  },
);

test('switching the language inside keeps it open and usable', DETAIL, async ({ page }) => {
  const en = await loadWords('shell', 'en');
  await openMenu(page);
  const english = menu(page).getByRole('link', { name: 'EN English' });
  await english.click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(menu(page)).toBeVisible();
  await expect(english).toBeFocused();
  expect(await reachableBehind(page)).toEqual([]);
  await menu(page).getByRole('link', { name: en.navigation['how-it-works'] }).click();
  await expect(page).toHaveURL('/en/fonctionnement');
  await expect(menu(page)).toBeHidden();
  await expectSameDocument(page);
});

test(
  'opened before React has taken over it works, stays open, and then holds the focus',
  DETAIL,
  async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/faq');
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    release();
    await takenOver(page);
    await expect(menu(page)).toBeVisible();
    expect(await reachableBehind(page)).toEqual([]);
  },
);

test(
  'a window grown wide while it is open leaves no dead page behind',
  DETAIL,
  async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  },
);

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
