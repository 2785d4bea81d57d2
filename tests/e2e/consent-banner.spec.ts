import type { Locator } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { bannerOf, NO_RECORD, SCRIPTED_PAGES } from './consent-parts.ts';
import { french, opened } from './french-banner.ts';
import { messages } from './messages.ts';
import { layoutShift, settled } from './page-geometry.ts';
import { sampledIn, sweep } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ storageState: NO_RECORD });

for (const id of ['faq', 'contact'] as const) {
  for (const language of LANGUAGES) {
    test(
      `the banner is not the largest paint of ${id}, on a phone in ${language}`,
      sampledIn(language),
      async ({ page }) => {
        await page.setViewportSize({ width: 412, height: 823 });
        await page.goto(pathTo(id, language));
        const { banner } = bannerOf(page, await loadConsentWords('consent', language));
        await expect(banner).toBeVisible();
        const largest = await page.evaluate(async () => {
          // What a frame has painted is known after the next one.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return new Promise<string[]>((resolve) =>
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .map((entry) => (entry as LargestContentfulPaint).element?.textContent ?? ''),
              ),
            ).observe({ type: 'largest-contentful-paint', buffered: true }),
          );
        });
        expect(largest).not.toEqual([]);
        const said = await banner.textContent();
        expect(largest.filter((text) => said?.includes(text))).toEqual([]);
      },
    );
  }
}

for (const [index, id] of SCRIPTED_PAGES.entries()) {
  // By turns: every test of every page in both languages runs after a refusal, and as watched.
  const language = index % 2 === 0 ? 'fr' : 'en';

  test(
    `P1, P22, P23, P25: before a choice nobody else hears of a visit to ${id} and nothing is written`,
    sweep(id),
    async ({ page, context }) => {
      const setCookies: string[] = [];
      context.on('response', (response) => {
        if ('set-cookie' in response.headers()) setCookies.push(response.url());
      });
      const { footer } = await loadWords('shell', language);
      await page.goto(pathTo(id, language));
      await hydrated(page);
      await expect(
        bannerOf(page, await loadConsentWords('consent', language)).banner,
      ).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('h1').click({ force: true });
      await expect(page.getByRole('link', { name: footer.manageCookies })).toHaveCount(1);
      expect(setCookies).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      expect(
        await page.evaluate(() =>
          Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
        ),
      ).toEqual([]);
    },
  );
}

for (const language of LANGUAGES) {
  test(
    `A1: the banner is accessible at 390 px, open and customised, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathTo('contact', language));
      await hydrated(page);
      const { banner, customize, toggle } = bannerOf(
        page,
        await loadConsentWords('consent', language),
      );
      await expect(banner).toBeVisible();
      await expectAccessible(page);
      await customize.click();
      await expect(toggle('analytics')).toBeVisible();
      await toggle('analytics').check();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await banner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    },
  );
}

test('A22: the banner takes no focus, and is the next stop after the skip link', async ({
  page,
}) => {
  const { banner, acceptAll } = await opened(page);
  const active = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await active()).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: french.list })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(acceptAll).toBeFocused();
});

for (const language of LANGUAGES) {
  for (const id of ['home', 'contact'] as const) {
    test(`on a phone the banner takes at most 16 % of the height, from its first frame, over ${id} in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        const heights: number[] = [];
        Object.assign(window, { heights });
        const look = () => {
          const banner = document.querySelector('section[aria-labelledby][tabindex="-1"]');
          if (banner) heights.push(banner.getBoundingClientRect().height);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const words = await loadConsentWords('consent', language);
      await page.goto(pathTo(id, language));
      await hydrated(page);
      const { banner, acceptAll, essentialOnly, customize } = bannerOf(page, words);
      await expect(banner).toBeVisible();
      await settled(page);
      const heights = await page.evaluate(
        () => (window as unknown as { heights: number[] }).heights,
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(0.16 * 844);
      const boxes = await Promise.all(
        [acceptAll, essentialOnly, customize].map((button) => button.boundingBox()),
      );
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
      const smallest = await banner.evaluate((box) =>
        Math.min(
          ...[...box.querySelectorAll('p, b, a, button')].map((part) =>
            Number.parseFloat(getComputedStyle(part).fontSize),
          ),
        ),
      );
      expect(smallest).toBeGreaterThanOrEqual(14);
      const place = () =>
        page
          .getByRole('heading', { level: 1 })
          .evaluate((title) => title.getBoundingClientRect().y);
      const before = await place();
      await essentialOnly.click();
      await expect(banner).toBeHidden();
      expect(await place()).toBe(before);
    });
  }
}

test('the banner’s buttons stand in one row, their words whole, at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { banner, acceptAll, essentialOnly, customize } = await opened(page, '/');
  const buttons = [acceptAll, essentialOnly, customize];
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  for (const button of buttons) {
    const broken = await button.evaluate((element) => {
      const text = element.firstChild;
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return true;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length !== 1;
      }).length;
    });
    expect(broken).toBe(0);
  }
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(0.3 * 568);
});

test('the banner moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { customize, essentialOnly } = await opened(page, '/');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 900));
  await customize.click();
  await essentialOnly.click();
  expect(await layoutShift(page)).toBe(0);
});

test('a message and the last line of the page stand clear of the banner', async ({ page }) => {
  const { banner } = await opened(page, '/simulateur');
  const { actions } = await loadWords('simulator', 'fr');
  const coveredPx = async (part: Locator) => {
    const [box, over] = [await part.boundingBox(), await banner.boundingBox()];
    return box && over ? Math.max(0, box.y + box.height - over.y) : Number.NaN;
  };
  await page.getByRole('button', { name: actions.copy }).click();
  await messages(page).hover();
  // It slides in.
  await expect.poll(() => coveredPx(messages(page))).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await coveredPx(page.getByRole('contentinfo'))).toBe(0);
});

test('R23: with storage blocked the banner works for as long as the page does', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const { banner, acceptAll } = await opened(page);
  await acceptAll.click();
  await expect(banner).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(banner).toBeHidden();
});

test('without the banner’s own files the page is whole', async ({ page, context, faults }) => {
  faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
  await context.route('**/assets/consent-*.js', (route) => route.abort());
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page).toHaveURL('/');
});
