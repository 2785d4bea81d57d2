import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expect, open, test } from '../testing/watched-page.ts';

test('the list narrows as one types, and says what to do without lines', async ({ page }) => {
  const words = await loadWords('compatibility', 'fr');
  await open(page, pathTo('compatibility', 'fr'));
  const main = page.getByRole('main');
  const lines = main.locator('tbody tr:visible');
  const all = await lines.count();
  const field = main.getByRole('searchbox', { name: words.filter.search });

  await field.fill('citroen');
  await expect(lines).toHaveCount(2);
  await expect(main.getByRole('status')).toHaveText(`2 lignes sur ${all}.`);
  await expect(main.getByRole('heading', { name: words.chargers.title, exact: true })).toBeHidden();

  await field.fill('alfen');
  await main.getByLabel(words.filter.show).selectOption({ label: words.filter.shows.ocpp201 });
  await expect(lines).toHaveCount(1);

  await field.fill('zzz');
  await expect(lines).toHaveCount(0);
  await expect(main.getByRole('status')).toHaveText(words.status.none);
  await main.getByRole('link', { name: words.ask }).nth(1).click();
  await expect(page).toHaveURL(pathTo('contact', 'fr'));
});
