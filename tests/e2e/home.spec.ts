import { euros } from '#content/figures.ts';
import { loadWords } from '#content/load-words.ts';
import { gainSpan, namedGains } from '#domain/illustrations/known-figures.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { plain } from './home-night-parts.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

for (const language of LANGUAGES) {
  test(
    `the card says what the trucks keep in each situation, and what a van keeps, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { hero } = await loadWords('home', language);
      await page.goto(pathTo('home', language));
      const { lowEuros, highEuros } = gainSpan('depot');
      const card = page.getByRole('complementary', { name: hero.card.per });
      const said = plain((await card.textContent()) ?? '');
      for (const { euros: amount } of Object.values(namedGains('trucks'))) {
        expect(said).toContain(plain(euros(Math.round(amount), language)));
      }
      const span = [Math.round(lowEuros), Math.round(highEuros)] as const;
      expect(said).toContain(plain(euros(span, language)));
    },
  );
}

test('the comparison is a table with headings for columns and rows, on a phone too where it looks like cards', async ({
  page,
}) => {
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
