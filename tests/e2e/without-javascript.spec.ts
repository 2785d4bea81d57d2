import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import { DEPOT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expect, test } from './watched-page.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`home can be read from top to bottom, in ${language}`, async ({ page }) => {
    const home = await loadWords('home', language);
    await page.goto(pathTo('home', language));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [
      home.hero.lead,
      fill(home.explainer.lead, {
        peakHour: clock(TYPICAL_NIGHT.peak.hour, language),
        departure: clock(DEPOT.departureHour, language),
      }),
      home.benefits.economic.text,
      home.compatibility.lead,
      home.comparison.note,
      home.closing.lead,
    ]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    const sections = [home.explainer, home.benefits, home.compatibility, home.comparison];
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      [...sections, home.closing].map(({ title }) => title),
    );
    await expect(main.getByRole('table', { name: home.comparison.caption })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('menus open, close and lead on', async ({ page }) => {
  const { navigation } = await loadWords('shell', 'fr');
  await page.goto('/');
  await page.getByRole('button', { name: navigation.solutions }).click();
  await expect(page.locator('#menu-solutions')).toBeVisible();
  await page.getByRole('button', { name: navigation.partners }).click();
  await expect(page.locator('#menu-solutions')).toBeHidden();
  await page.locator('#menu-partners').getByRole('link').first().click();
  await expect(page).toHaveURL(pathTo('partners', '', PARTNERS_MENU[0].anchor));
});

test('the switch of language is a link', async ({ page }) => {
  const en = await loadWords('faq', 'en');
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.hero.title);
  await page.getByRole('banner').getByRole('link', { name: 'FR Français' }).click();
  await expect(page).toHaveURL('/fr/faq');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, its groups unfold one at a time, and it leads on', async ({ page }) => {
    const { navigation } = await loadWords('shell', 'fr');
    await page.goto('/');
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeVisible();
    const [solutions, partners] = [menu.locator('details').first(), menu.locator('details').last()];
    await partners.locator('summary').click();
    await expect(partners.getByRole('link')).toHaveCount(PARTNERS_MENU.length);
    await solutions.locator('summary').click();
    await expect(partners.getByRole('link')).toHaveCount(0);
    await solutions.getByRole('link').first().click();
    await expect(page).toHaveURL(pathTo(SOLUTIONS_MENU[0].detail, ''));
  });
});
