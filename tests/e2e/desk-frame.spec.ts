import { expectAccessible } from './accessible.ts';
import { type DeskName, expect, logIn, test } from './desk-visitor.ts';

const PAGES: readonly { path: string; name: DeskName; heading: string }[] = [
  { path: '/requests', name: 'Nadia Benali', heading: 'Cette page est réservée : Commerce.' },
  { path: '/nowhere', name: 'Nadia Benali', heading: 'Cette page n’existe pas.' },
];

for (const width of [1280, 390]) {
  test(`the login page is accessible at ${width} px, and in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
  });

  for (const { path, name, heading } of PAGES) {
    test(`${path} is accessible at ${width} px`, async ({ page, faults }) => {
      faults.expected = /404/;
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, name, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
    });
  }
}

test('on a phone the menu opens, leads somewhere and closes by keyboard', async ({
  page,
  faults,
}) => {
  faults.expected = /404/;
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, 'Nadia Benali', '/nowhere');
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('link', { name: 'Journal' });
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await log.focus();
  await page.keyboard.press('Enter');
  // Readers go on at the title of the page they went to.
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused();
  await expect(log).toBeHidden();
});
