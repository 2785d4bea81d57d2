import { expectAccessible } from './accessible.ts';
import { rows } from './arrivals.ts';
import { expect, logIn, siteOf, test } from './desk-visitor.ts';

for (const width of [1280, 390]) {
  test(`at ${width} px older lines of the log come by keyboard, and keys go on at the first of them`, async ({
    page,
    baseURL,
  }) => {
    // More than two pages of them, whatever the other tests add.
    await rows(
      siteOf(baseURL),
      `INSERT INTO desk_audit (subject, name, action) SELECT 'rita', CASE n % 2 WHEN 0 THEN 'Rita Vidal' ELSE 'Vera Vidal' END, 'audit.list'
       FROM generate_series(1, 201) n`,
      [],
    );
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Nadia Benali', '/log');
    const lines = page.getByRole('row').filter({ has: page.getByRole('time') });
    await expect(lines).toHaveCount(100);
    await page.getByRole('button', { name: 'Afficher la suite' }).press('Enter');
    await expect(lines).toHaveCount(200);
    await expect(lines.nth(100)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Afficher la suite' })).toBeFocused();
    await expectAccessible(page);
  });
}
