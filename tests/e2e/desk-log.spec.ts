import { expectAccessible } from './accessible.ts';
import { rows } from './arrivals.ts';
import { expect, logIn, siteOf, test } from './desk-visitor.ts';

for (const width of [1280, 390]) {
  test(`at ${width} px older lines of the log come by keyboard, and keys go on at the first of them`, async ({
    page,
    baseURL,
  }) => {
    // More than two pages of lines that do not fold; those that other tests add may, and stand on the first page.
    await rows(
      siteOf(baseURL),
      `INSERT INTO desk_audit (subject, name, action) SELECT 'rita', 'Rita ' || n, 'audit.list'
       FROM generate_series(1, 201) n`,
      [],
    );
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Nadia Benali', '/log');
    const lines = page.getByRole('row').filter({ has: page.getByRole('time') });
    await expect(lines.first()).toBeVisible();
    const shown = await lines.count();
    await page.getByRole('button', { name: 'Afficher la suite' }).press('Enter');
    await expect(lines).toHaveCount(shown + 100);
    await expect(lines.nth(shown)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Afficher la suite' })).toBeFocused();
    await expectAccessible(page);
  });
}
