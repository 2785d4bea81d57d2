import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expect, holdScript, hydrated, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&n0=50&i=2';
const own = (page: Page) => page.locator('[data-figures="own"]');
const head = (page: Page) => page.locator('main header');
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const folds = (page: Page) => page.locator('main details');

async function openEvery(page: Page): Promise<void> {
  for (const fold of await folds(page).all()) await fold.locator('> summary').click();
}

test('without any script the default fleet stands there, and folds open by hand or address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${pathTo('simulator-method', 'en')}${OWN}#annees`);
  await expect(head(page)).toContainText('€51–€108');
  await expect(head(page)).toContainText('€108 of €166');
  await expect(section(page, 'annees')).toBeVisible();
  await expect(section(page, 'calcul')).toBeHidden();
  await page.locator('details:has(#calcul) > summary').click();
  await expect(section(page, 'calcul').getByText('= €225')).toBeVisible();
  await expect(section(page, 'regles')).not.toContainText('formulas.');
  await context.close();
});

test('a link with a simulation shows no figure until its own can stand', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(`${pathTo('simulator-method', 'en')}${OWN}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openEvery(page);
  await expect(own(page).first()).toBeHidden();
  for (const figure of await own(page).all()) await expect(figure).toBeHidden();
  release();
  await expect(section(page, 'calcul')).toContainText('60 × €25 × ');
  for (const figure of await own(page).all()) await expect(figure).toBeVisible();
});

test('the summary says the span of what is open, and the gain with its situation once nothing is', async ({
  page,
}) => {
  const path = `${pathTo('simulator-method', 'en')}?v=80&h=13&r=7&a=delivery`;
  await page.goto(path);
  await expect(head(page)).toContainText('€56–€193');
  await expect(head(page)).toContainText('depending on how you charge and what you pay');
  await page.goto(`${path}&bl=timer&ct=class`);
  await expect(head(page)).toContainText(
    'against an off-peak timer, with peak and off-peak prices',
  );
  await expect(head(page)).toContainText('cautious €25, favourable €78');
});

test('values out of range are mended and said', async ({ page }) => {
  const { about } = await loadWords('simulator-method', 'fr');
  await page.goto(`${pathTo('simulator-method', 'fr')}?v=900&g=texas`);
  await expect(section(page, 'calcul')).toContainText('200 × ');
  await expect(head(page).getByText(about.clamped)).toBeVisible();
});

test('the simulation goes along to the other language and back to the simulator', async ({
  page,
}) => {
  await page.goto(`${pathTo('simulator-method', 'fr')}${OWN}`);
  await expect(section(page, 'calcul')).toContainText('60 × ');
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('simulator-method', 'en')}\\?m=expert`));
  await expect(section(page, 'calcul')).toContainText('60 × €25 × ');
  const back = page.locator('header [data-figures="own"] a');
  await expect(back).toHaveAttribute('href', `${pathTo('simulator', 'en')}${OWN}`);
});

test('a phone shows it in less than 9,000 px, and paper the summary with what is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pathTo('simulator-method', 'fr')}#prix`);
  await hydrated(page);
  await expect(section(page, 'prix')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(folds(page).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('details:has(#prix) > summary').click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});
