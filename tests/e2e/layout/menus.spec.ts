import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, openMarked } from '../testing/same-document.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, holdScript, open, takenOver, test } from '../testing/watched-page.ts';
import { menuOf, shell } from './layout.page.ts';

const MENUS = { solutions: SOLUTIONS_MENU, partners: PARTNERS_MENU } as const;
const IDS = ['solutions', 'partners'] as const;

test.describe('a menu', () => {
  test.beforeEach(({ page }) => open(page, '/faq'));

  test('is a button that opens, closes and gives way to the other', async ({ page }) => {
    const [solutions, partners] = [menuOf(page, 'solutions'), menuOf(page, 'partners')];
    for (const id of IDS) {
      const { button, expectOpen } = menuOf(page, id);
      await expect(button).toHaveAccessibleName(shell.navigation[id]);
      await expectOpen(false);
    }
    await expect(page.locator('[role="menu"], [role="menuitem"], [aria-haspopup]')).toHaveCount(0);
    await solutions.button.click();
    await solutions.expectOpen(true);
    await solutions.button.click();
    await solutions.expectOpen(false);

    await solutions.button.click();
    await solutions.expectOpen(true);
    await partners.button.click();
    await partners.expectOpen(true);
    await solutions.expectOpen(false);
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await partners.expectOpen(false);
  });

  test('closes when Tab leaves it at either end, and on Esc', async ({ page }) => {
    const [solutions, partners] = [menuOf(page, 'solutions'), menuOf(page, 'partners')];
    await solutions.button.focus();
    await page.keyboard.press('Enter');
    for (const link of await solutions.panel.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(partners.button).toBeFocused();
    await solutions.expectOpen(false);
    await page.keyboard.press('Enter');
    await partners.expectOpen(true);
    await page.keyboard.press('Shift+Tab');
    await expect(solutions.button).toBeFocused();
    await partners.expectOpen(false);
    await solutions.button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await solutions.expectOpen(false);
    await expect(solutions.button).toBeFocused();
  });
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('menu entries lead to the parts of the overviews', async ({ page }) => {
      const words = await loadWords('shell', language);
      await openMarked(page, pathTo('faq', language));
      for (const id of IDS) {
        const { button, panel, expectOpen } = menuOf(page, id);
        for (const [index, { page: overview, anchor }] of MENUS[id].entries()) {
          const title = words[`${id}Menu`].entries[index]?.title ?? '';
          // The jump to an anchor sent the header away; a visitor who wants it back scrolls up.
          await page.evaluate(() => scrollTo(0, 0));
          await expect(page.getByRole('banner')).not.toHaveAttribute('data-away');
          await button.click();
          await panel.getByRole('link', { name: title }).click();
          await expect(page).toHaveURL(pathTo(overview, language, anchor));
          await expectOpen(false);
        }
      }
      await expectSameDocument(page);
    });
  });
}

test('before React has taken over menus work, and one that is open stays', async ({ page }) => {
  const [solutions, partners] = [menuOf(page, 'solutions'), menuOf(page, 'partners')];
  const release = await holdScript(page);
  await page.goto('/faq');
  await solutions.button.click();
  await expect(solutions.panel).toBeVisible();
  await partners.button.click();
  await expect(partners.panel).toBeVisible();
  await expect(solutions.panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(partners.panel).toBeHidden();
  await expect(page.locator('[aria-expanded]')).toHaveCount(0);
  await solutions.button.click();
  await expect(solutions.panel).toBeVisible();
  release();
  await takenOver(page);
  await solutions.expectOpen(true);
});
