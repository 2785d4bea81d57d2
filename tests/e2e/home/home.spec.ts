import { loadWords } from '#content/load-words.ts';
import { expect, test } from '../testing/watched-page.ts';

test('the comparison stays a table on a phone, where it looks like cards', async ({ page }) => {
  const { comparison } = await loadWords('home', 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const table = page.getByRole('table', { name: comparison.caption });
  await expect(table.locator('thead th[scope="col"]')).toHaveText([
    comparison.criterion,
    comparison.classic,
    comparison.product,
  ]);
  await expect(table.locator('tbody th[scope="row"]')).toHaveText([
    comparison.cost.name,
    ...comparison.rows.map(({ name }) => name),
  ]);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  expect([count('table'), count('columnheader'), count('rowheader'), count('cell')]).toEqual([
    1, 3, 5, 10,
  ]);
});
