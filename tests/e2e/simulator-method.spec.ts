import type { Page } from '@playwright/test';
import { pathTo } from '#domain/site/routes.ts';
import { expect, holdScript, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&n0=50&i=2';
const own = (page: Page) => page.locator('[data-figures="own"]');
const section = (page: Page, id: string) => page.locator(`section#${id}`);

test('the method of the default fleet is there without any script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${pathTo('simulator-method', 'en')}${OWN}`);
  await expect(section(page, 'gain')).toContainText('€140 per vehicle per year');
  await expect(section(page, 'calcul')).toContainText('= €292');
  await context.close();
});

test('a link with a simulation shows no figure until its own can stand', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(`${pathTo('simulator-method', 'en')}${OWN}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own(page).first()).toBeHidden();
  for (const figure of await own(page).all()) await expect(figure).toBeHidden();
  release();
  await expect(section(page, 'calcul')).toContainText('60 × €25 × ');
  for (const figure of await own(page).all()) await expect(figure).toBeVisible();
});

test('values out of range are mended and said', async ({ page }) => {
  await page.goto(`${pathTo('simulator-method', 'fr')}?v=900&g=texas`);
  await expect(section(page, 'calcul')).toContainText('200 × ');
  await expect(page.locator('header [data-figures="own"] p')).toHaveCount(3);
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
