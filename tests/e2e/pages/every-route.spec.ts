import type { Page } from '@playwright/test';
import { LANGUAGES, PREFIXES, type Prefix } from '#domain/site/language.ts';
import { FORM_FAILURES, PAGE_IDS, type PageId, pathTo } from '#domain/site/routes.ts';
import { SCRIPTED_PAGES } from '../consent/consent.page.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from '../testing/accessible.ts';
import { cutOffTexts, foreignMarks, overflowPx, smallTargets } from '../testing/page-geometry.ts';
import { sweep } from '../testing/sweep.ts';
import { expect, hydrated, takenOver, test } from '../testing/watched-page.ts';

/** Without what the link in a mail carries, these pages say so instead of what they are for. */
const AS_IN_A_MAIL: Partial<Record<PageId, string>> = {
  'newsletter-confirm': '?token=some-token',
  'newsletter-unsubscribe': '?token=some-token',
};

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/** What a failed form is answered with runs no script: it is shown at addresses the router does not know. */
async function openPage(page: Page, id: PageId, prefix: Prefix): Promise<void> {
  await page.goto(pathTo(id, prefix) + (AS_IN_A_MAIL[id] ?? ''));
  if (!FORM_FAILURES.includes(id)) await hydrated(page);
}

for (const id of PAGE_IDS) {
  test(`${id} starts at each of its addresses, and fits 320 px`, sweep(id), async ({ page }) => {
    test.slow();
    for (const prefix of PREFIXES) {
      await test.step(pathTo(id, prefix), async () => {
        await page.setViewportSize(WIDE);
        await openPage(page, id, prefix);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // The bare address shows what /fr does.
        if (prefix === '') return;
        await openEverything(page);
        await page.setViewportSize(NARROWEST);
        expect(await overflowPx(page)).toBeLessThanOrEqual(0);
        expect(await cutOffTexts(page, { inPictures: true })).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });
    }
  });
}

for (const id of SCRIPTED_PAGES) {
  test(`${id} asks for no script before all it shows has loaded`, sweep(id), async ({ page }) => {
    // What lies under a pointer that nobody moved counts as a sign of the visitor.
    await page.addInitScript(() =>
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(pathTo(id, 'fr'));
    await takenOver(page);
    const { loadedAt, askedAt } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'));
      return {
        loadedAt: (navigation as PerformanceNavigationTiming).loadEventStart,
        askedAt: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(loadedAt).toBeGreaterThan(0);
    expect(askedAt).toBeGreaterThanOrEqual(loadedAt);
  });
}

/** axe takes its time: always looked at are one page with pictures and one with a form. */
const SAMPLED: Record<'none' | 'active', PageId> = { none: 'pre-registration', active: 'fleets' };

for (const id of PAGE_IDS) {
  for (const forcedColors of ['none', 'active'] as const) {
    const tag = SAMPLED[forcedColors] === id ? [] : '@sweep';
    const colours = forcedColors === 'none' ? 'its own colours' : 'forced colours, all marks kept';
    test(`${id} is accessible wide and on a phone, in ${colours}`, { tag }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ forcedColors });
      for (const language of LANGUAGES) {
        await openPage(page, id, language);
        await openEverything(page);
        for (const size of [WIDE, PHONE]) {
          await page.setViewportSize(size);
          await expectAccessible(page, forcedColors === 'none' ? [] : WITH_FORCED_COLOURS);
          if (forcedColors === 'active') expect(await foreignMarks(page)).toEqual([]);
        }
      }
    });
  }
}

/** All answers at once, which a group that keeps one open would not allow. */
async function openEverything(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
}
