import { expectAccessible } from './accessible.ts';
import { rows } from './arrivals.ts';
import { expect, logIn, siteOf, test } from './desk-visitor.ts';

for (const width of [1280, 390]) {
  test(`period and breakdown are chosen by keyboard and stay in the address at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    // Long ago enough for nobody else's counts, and near enough for the longest period.
    await rows(
      siteOf(baseURL),
      `INSERT INTO audience_counts
       SELECT current_date - 60, event, detail, page, 'fr', source, count FROM (VALUES
         ('funnel_step', 'visit', 'faq', 'assistant', 4321), ('lcp', '1500', 'faq', '', 5)
       ) AS v(event, detail, page, source, count) ON CONFLICT DO NOTHING`,
      [],
    );
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Marc Ollivier', '/numbers');
    await expect(page.getByText('sans interruption depuis')).toBeVisible();
    await page.getByRole('link', { name: '90 jours' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: '/faq' })).toContainText(/4\s321/);
    await page.getByRole('tab', { name: 'Par page' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/days=90&by=source/);
    await expect(page.getByRole('tab', { name: 'Par source' })).toBeFocused();
    await expect(page.getByRole('row', { name: 'assistant' })).toContainText(/4\s321/);
    await page.getByText('Voir les chiffres en tableau').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'Visites, avec accord' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: '90 jours' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('sales see the numbers and not the health of the service', async ({ page }) => {
  await logIn(page, 'Léa Fontaine', '/numbers');
  await expect(page.getByText('tous les dossiers').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Santé' })).toHaveCount(0);
});
