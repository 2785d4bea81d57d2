import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, openMarked } from './same-document.ts';
import { sampledIn } from './sweep.ts';
import { expect, holdScript, hydrated, takenOver, test } from './watched-page.ts';

const MENUS = { solutions: SOLUTIONS_MENU, partners: PARTNERS_MENU } as const;
type MenuId = keyof typeof MENUS;

const buttonOf = (page: Page, id: MenuId) => page.locator(`button[aria-controls="menu-${id}"]`);
const panelOf = (page: Page, id: MenuId) => page.locator(`#menu-${id}`);

async function expectOpen(page: Page, id: MenuId, isOpen: boolean): Promise<void> {
  await expect(panelOf(page, id)).toBeVisible({ visible: isOpen });
  await expect(buttonOf(page, id)).toHaveAttribute('aria-expanded', String(isOpen));
}

test.describe('a menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
  });

  test('is a button, no ARIA menu: opens on a click, closes on the next, on one outside, and for the other', async ({
    page,
  }) => {
    const { navigation } = await loadWords('shell', 'fr');
    for (const id of ['solutions', 'partners'] as const) {
      await expect(buttonOf(page, id)).toHaveAccessibleName(navigation[id]);
      await expectOpen(page, id, false);
    }
    await expect(page.locator('[role="menu"], [role="menuitem"], [aria-haspopup]')).toHaveCount(0);
    await buttonOf(page, 'solutions').click();
    await expectOpen(page, 'solutions', true);
    await buttonOf(page, 'solutions').click();
    await expectOpen(page, 'solutions', false);

    await buttonOf(page, 'solutions').click();
    await expectOpen(page, 'solutions', true);
    await buttonOf(page, 'partners').click();
    await expectOpen(page, 'partners', true);
    await expectOpen(page, 'solutions', false);

    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await expectOpen(page, 'partners', false);
  });

  test('closes on Esc and hands the focus back to its button', async ({ page }) => {
    await buttonOf(page, 'partners').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'partners', true);
    await page.keyboard.press('Tab');
    await expect(panelOf(page, 'partners').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, 'partners', false);
    await expect(buttonOf(page, 'partners')).toBeFocused();
  });

  test('closes when Tab leaves it, at either end, after every entry in its order', async ({
    page,
  }) => {
    await buttonOf(page, 'solutions').focus();
    await page.keyboard.press('Enter');
    for (const link of await panelOf(page, 'solutions').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(buttonOf(page, 'partners')).toBeFocused();
    await expectOpen(page, 'solutions', false);
    await page.keyboard.press('Enter');
    await expectOpen(page, 'partners', true);
    await page.keyboard.press('Shift+Tab');
    await expect(buttonOf(page, 'solutions')).toBeFocused();
    await expectOpen(page, 'partners', false);
  });
});

for (const language of LANGUAGES) {
  test(
    `menu entries lead to the parts of the overviews, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const words = await loadWords('shell', language);
      await openMarked(page, pathTo('faq', language));
      for (const id of ['solutions', 'partners'] as const) {
        for (const [index, { page: overview, anchor }] of MENUS[id].entries()) {
          const title = words[`${id}Menu`].entries[index]?.title ?? '';
          // The jump to an anchor sent the header away; a visitor who wants it back scrolls up.
          await page.evaluate(() => scrollTo(0, 0));
          await expect(page.getByRole('banner')).not.toHaveAttribute('data-away');
          await buttonOf(page, id).click();
          await panelOf(page, id).getByRole('link', { name: title }).click();
          await expect(page).toHaveURL(pathTo(overview, language, anchor));
          await expectOpen(page, id, false);
        }
      }
      await expectSameDocument(page);
    },
  );
}

test('before React has taken over menus give way to each other and close, and one that is open stays', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/faq');
  await buttonOf(page, 'solutions').click();
  await expect(panelOf(page, 'solutions')).toBeVisible();
  await buttonOf(page, 'partners').click();
  await expect(panelOf(page, 'partners')).toBeVisible();
  await expect(panelOf(page, 'solutions')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panelOf(page, 'partners')).toBeHidden();
  await expect(page.locator('[aria-expanded]')).toHaveCount(0);
  await buttonOf(page, 'solutions').click();
  await expect(panelOf(page, 'solutions')).toBeVisible();
  release();
  await takenOver(page);
  await expectOpen(page, 'solutions', true);
});
