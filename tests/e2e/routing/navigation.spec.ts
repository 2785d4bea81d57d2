import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { expectSameDocument, openMarked } from '../testing/same-document.ts';
import { expect, test } from '../testing/watched-page.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the skip link is the first tab stop and leads to the main part', async ({ page }) => {
  const shell = await loadWords('shell', 'fr');
  await openMarked(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expectSameDocument(page);
});

test('following a link brings title, focus, scroll and announcement to the new page', async ({
  page,
}) => {
  const [shell, blog] = [await loadWords('shell', 'fr'), await loadWords('blog', 'fr')];
  await openMarked(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: shell.footer.pages.blog });
  await link.click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle(blog.meta.title);
  await expect(h1(page)).toHaveText(blog.hero.title);
  await expect(h1(page)).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(blog.meta.title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expectSameDocument(page);
});

test('a new page begins at its top with its first frame, wherever the last one had been scrolled', async ({
  page,
}) => {
  await openMarked(page, '/');
  const places = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const link = document.querySelector<HTMLElement>('footer a[href="/faq"]');
        link?.scrollIntoView();
        const places = [scrollY];
        const look = () => {
          if (heading() !== before) places.push(scrollY);
          if (places.length < 20) requestAnimationFrame(look);
          else resolve(places);
        };
        link?.click();
        look();
      }),
  );
  expect(places[0]).toBeGreaterThan(1000);
  expect(places.slice(1)).toEqual(Array(19).fill(0));
});

test('Back returns to where the page had been scrolled', async ({ page }) => {
  const home = await loadWords('home', 'fr');
  await openMarked(page, '/');
  const link = page.getByRole('link', { name: home.compatibility.check });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isStill(page)).toBe(true);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(before);
  await expectSameDocument(page);
});

test('a link to an anchor scrolls to it and focuses it', async ({ page }) => {
  await openMarked(page, '/solutions');
  await followMenuEntry(page, 2);
  await expect(page).toHaveURL('/solutions#energie');
  await expect(page.locator('#energie')).toBeFocused();
  await expect(page.locator('#energie')).toBeInViewport();
  await expectSameDocument(page);
});

test('a link to a missing anchor focuses the heading', async ({ page }) => {
  await openMarked(page, '/solutions');
  await page.evaluate(() => document.getElementById('flottes')?.removeAttribute('id'));
  await followMenuEntry(page, 0);
  await expect(page).toHaveURL('/solutions#flottes');
  await expect(h1(page)).toBeFocused();
});

async function followMenuEntry(page: Page, index: number): Promise<void> {
  const { navigation } = await loadWords('shell', 'fr');
  await page.getByRole('button', { name: navigation.solutions }).click();
  await page.locator('#menu-solutions li').nth(index).getByRole('link').click();
}

/** The position one frame after another: smooth scrolling takes its time. */
function isStill(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const before = scrollY;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
      }),
  );
}
