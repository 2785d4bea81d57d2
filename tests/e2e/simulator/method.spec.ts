import type { Page } from '@playwright/test';
import { pathTo } from '#domain/site/routes.ts';
import { expect, holdScript, open, test } from '../testing/watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&n0=50&i=2';
const METHOD = { fr: pathTo('simulator-method', 'fr'), en: pathTo('simulator-method', 'en') };
const own = (page: Page) => page.locator('[data-figures="own"]');
const head = (page: Page) => page.locator('main header');
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const fold = (page: Page, id: string) => page.locator(`details:has(#${id}) > summary`);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the default fleet stands there, and folds open by hand or address', async ({ page }) => {
    await page.goto(`${METHOD.en}${OWN}#annees`);
    await expect(head(page)).toContainText('€51–€108');
    await expect(head(page)).toContainText('€108 of €166');
    await expect(section(page, 'annees')).toBeVisible();
    await expect(section(page, 'calcul')).toBeHidden();
    await fold(page, 'calcul').click();
    await expect(section(page, 'calcul').getByText('= €225')).toBeVisible();
    await expect(section(page, 'regles')).not.toContainText('formulas.');
  });
});

test('a link with a simulation shows no figure until its own can stand', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(`${METHOD.en}${OWN}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const each of await page.locator('main details > summary').all()) await each.click();
  await expect(own(page).first()).toBeHidden();
  for (const figure of await own(page).all()) await expect(figure).toBeHidden();
  release();
  await expect(section(page, 'calcul')).toContainText('60 × €25 × ');
  for (const figure of await own(page).all()) await expect(figure).toBeVisible();
});

test('the simulation goes along to the other language and back', async ({ page }) => {
  await page.goto(`${METHOD.fr}${OWN}`);
  await expect(section(page, 'calcul')).toContainText('60 × ');
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL(new RegExp(`${METHOD.en}\\?m=expert`));
  await expect(section(page, 'calcul')).toContainText('60 × €25 × ');
  const back = head(page).locator('[data-figures="own"] a');
  await expect(back).toHaveAttribute('href', `${pathTo('simulator', 'en')}${OWN}`);
});

test('a phone shows it in less than 9,000 px, paper what is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${METHOD.fr}#prix`);
  await expect(section(page, 'prix')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main details').filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await fold(page, 'prix').click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});
