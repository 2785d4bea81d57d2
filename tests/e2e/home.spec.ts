import { euros } from '#content/figures.ts';
import { loadWords } from '#content/load-words.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { plain } from './home-night-parts.ts';
import { cutOffTexts, settled } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const WIDTHS = [1440, 768, 390, 320];

for (const language of LANGUAGES) {
  test(
    `the card says what the drawn depot keeps, with its range, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { hero } = await loadWords('home', language);
      await page.goto(pathTo('home', language));
      const { estimate, range } = knownFigures('depot');
      const card = page.getByRole('complementary', { name: hero.card.per });
      const said = plain((await card.textContent()) ?? '');
      for (const amount of [estimate.gainEuros, range.lowEuros, range.highEuros]) {
        expect(said).toContain(plain(euros(Math.round(amount), language)));
      }
    },
  );

  test(
    `no text is cut off at any width, in pictures neither, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.goto(pathTo('home', language));
      await settled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cutOffTexts(page, { inPictures: true }), `at ${width} px`).toEqual([]);
      }
    },
  );
}

test('the comparison is a table with a caption and headings for columns and rows', async ({
  page,
}) => {
  const { comparison } = await loadWords('home', 'fr');
  await page.goto('/');
  const table = page.getByRole('table', { name: comparison.caption });
  await expect(table.locator('caption')).toHaveText(comparison.caption);
  await expect(table.locator('thead th[scope="col"]')).toHaveText([
    comparison.criterion,
    comparison.classic,
    comparison.product,
  ]);
  await expect(table.locator('tbody th[scope="row"]')).toHaveText([
    comparison.cost.name,
    ...comparison.rows.map(({ name }) => name),
  ]);
});

test('the comparison is still a table on a phone, where it looks like cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  expect([count('table'), count('columnheader'), count('rowheader'), count('cell')]).toEqual([
    1, 3, 5, 10,
  ]);
});
