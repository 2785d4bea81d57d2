import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, PREFIXES, type Prefix } from '#domain/site/language.ts';
import { FORM_FAILURES, PAGE_IDS, type PageId, pathTo } from '#domain/site/routes.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { SCRIPTED_PAGES } from './consent-parts.ts';
import { cutOffTexts, foreignMarks, overflowPx, smallTargets } from './page-geometry.ts';
import { sweep } from './sweep.ts';
import { expect, hydrated, takenOver, test } from './watched-page.ts';

/** Without what the link in a mail carries, these pages say so instead of what they are for. */
const AS_IN_A_MAIL: Partial<Record<PageId, string>> = {
  'newsletter-confirm': '?token=some-token',
  'newsletter-unsubscribe': '?token=some-token',
};

for (const id of PAGE_IDS) {
  test(`${id} is sound at each of its addresses, and fits 320 px`, sweep(id), async ({ page }) => {
    test.slow();
    for (const prefix of PREFIXES) {
      await test.step(pathTo(id, prefix), async () => {
        await page.setViewportSize(WIDE);
        const response = await page.goto(pathTo(id, prefix) + (AS_IN_A_MAIL[id] ?? ''));
        expect(response?.status()).toBe(200);
        // It runs no script: it is shown at addresses the router does not know.
        if (FORM_FAILURES.includes(id)) expectOutline(await outline(page), languageAt(prefix));
        else await expectSound(page, languageAt(prefix));
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
        await page.goto(pathTo(id, language) + (AS_IN_A_MAIL[id] ?? ''));
        if (!FORM_FAILURES.includes(id)) await hydrated(page);
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

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
const languageAt = (prefix: Prefix): Language => (prefix === 'en' ? 'en' : 'fr');

async function expectSound(page: Page, language: Language): Promise<void> {
  const prerendered = await outline(page);
  expectOutline(prerendered, language);
  await hydrated(page);
  expect(await outline(page)).toEqual(prerendered);
}

function expectOutline({ headings, ...page }: Outline, language: Language): void {
  expect(page.language).toBe(language);
  expect(page.title.trim()).not.toBe('');
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(skipsLevel(headings)).toEqual([]);
}

interface OutlineHeading {
  level: number;
  text: string;
}

type Outline = Awaited<ReturnType<typeof outline>>;

function outline(page: Page) {
  return page.evaluate(() => {
    // It comes when the page has settled, and nobody reads it on a screen.
    const isForPaper = (heading: Element) => {
      const section = heading.closest('section');
      return section !== null && getComputedStyle(section).display === 'none';
    };
    return {
      language: document.documentElement.lang,
      title: document.title,
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => !isForPaper(heading))
        .map((heading) => ({
          level: Number(heading.tagName.slice(1)),
          text: heading.textContent,
        })),
    };
  });
}

function skipsLevel(headings: OutlineHeading[]): OutlineHeading[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
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
