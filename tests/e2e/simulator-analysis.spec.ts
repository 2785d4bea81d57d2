import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amountsOf, propertiesOf } from '#server/testing/read-pdf.ts';
import { modelled, openSimulator } from './simulator-page.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

async function downloaded(page: Page, name: string): Promise<[pdf: Buffer, file: string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return [Buffer.concat(parts), download.suggestedFilename()];
}

for (const [language, name] of [
  ['fr', 'voltige-analyse-60.pdf'],
  ['en', 'voltige-analysis-60.pdf'],
] as const) {
  test(
    `the analysis of the fleet on the page can be taken away, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { board } = await loadWords('simulator', language);
      await openSimulator(
        page,
        `${pathTo('simulator', language)}?v=60&h=13&r=7&bl=arrival&ct=indexed&i=3`,
      );
      const [pdf, file] = await downloaded(page, board.next.pdf);
      expect(file).toBe(name);
      expect(propertiesOf(pdf).Pages).toBe('4');
      const { shown } = modelled('?v=60&h=13&r=7&bl=arrival&ct=indexed&i=3');
      expect(amountsOf(pdf)).toContain(shown.fleet.gainEuros);
    },
  );
}

test('a visitor without scripts gets the analysis of the fleet that is shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { board } = await loadWords('simulator', 'fr');
  await page.goto('/fr/simulateur');
  const [pdf] = await downloaded(page, board.next.pdf);
  expect(propertiesOf(pdf).Pages).toBe('4');
  await context.close();
});

for (const status of [429, 503]) {
  test(`answered ${status}, the page says so and can be asked again`, async ({ page, faults }) => {
    faults.expect(/Failed to load resource/);
    const { actions, board } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/fr/simulateur');
    await page.route('**/api/analysis?*', (route) => route.fulfill({ status }), { times: 1 });
    await page.getByRole('link', { name: board.next.pdf }).click();
    await expect(page.getByText(actions.busyText, { exact: true })).toBeVisible();
    const [pdf] = await downloaded(page, board.next.pdf);
    expect(pdf.length).toBeGreaterThan(10_000);
  });
}
