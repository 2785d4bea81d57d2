import type { Locator, Page } from '@playwright/test';
import { WIDE as NIGHT } from '#app/pages/home/night-geometry.ts';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { displayText } from '#ui/display-text.ts';
import { asked, NO_RECORD } from '../consent/consent.page.ts';
import { mainForm } from '../forms/forms.page.ts';
import { nightOf } from '../home/home.page.ts';
import { bottomOf } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

/** Judged as a new visitor sees it: while the cookie banner asks. */
test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const actions = (page: Page): Locator => page.locator('main [data-cta]');
const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });

type Parts = (page: Page, language: Language) => Promise<Locator[]> | Locator[];

interface Screen {
  id: PageId;
  query?: string;
  /** What stands above the banner in each of the two windows. */
  phone: Parts;
  desktop: Parts;
}

const gainOf =
  (id: 'fleets' | 'how-it-works'): Parts =>
  async (page, language) => {
    const { hero } = (await loadWords(id, language)) as {
      hero: { gain: { per: string; note: string; fleet: string } };
    };
    const opening = page.locator('main header').first();
    const figure = opening.getByText(id === 'fleets' ? hero.gain.fleet : hero.gain.note);
    return [opening.getByText(hero.gain.per), figure, actions(page).first(), actions(page).nth(1)];
  };

const firstField = (page: Page): Locator =>
  page.locator('main form input:is([type=text], [type=email]):visible').first();

const preRegistration: Parts = async (page, language) => {
  const { gain } = await loadWords('pre-registration', language);
  return [page.getByText(gain.per), page.getByText(gain.condition), firstField(page)];
};

const wholeContact: Parts = (page) => [mainForm(page).form, page.locator('main ol')];

function partner(id: 'partners' | 'banks' | 'manufacturers' | 'installers'): Screen {
  const figureOf = async (page: Page, language: Language) => {
    const { hero } = await loadWords(id, language);
    const text = displayText(hero.gains[0].figure);
    return { hero, figure: page.getByText(text, { exact: true }).first() };
  };
  return {
    id,
    phone: async (page, language) => {
      const { hero, figure } = await figureOf(page, language);
      return [figure, page.getByRole('link', { name: hero.contact }).first()];
    },
    desktop: async (page, language) => {
      const { hero, figure } = await figureOf(page, language);
      return [figure, page.getByText(hero.basis)];
    },
  };
}

const home: Parts = (page) => [
  h1(page),
  actions(page).nth(1),
  page.locator('main a[data-cta][href$="/simulateur"]').first(),
  page.locator('main aside p').first(),
  nightOf(page).drawing.locator('[data-part=planCost]:visible'),
];

const buttons: Parts = (page) => [h1(page), actions(page).first(), actions(page).nth(1)];

const simulator: Parts = (page) => [page.locator('[data-figure="main"]')];

const SCREENS: Screen[] = [
  { id: 'home', phone: home, desktop: async (...on) => [...(await home(...on)), card(on[0])] },
  { id: 'simulator', phone: simulator, desktop: simulator },
  { id: 'simulator', query: '?m=expert&i=3', phone: simulator, desktop: simulator },
  { id: 'fleets', phone: gainOf('fleets'), desktop: gainOf('fleets') },
  { id: 'how-it-works', phone: gainOf('how-it-works'), desktop: gainOf('how-it-works') },
  { id: 'energy', phone: buttons, desktop: buttons },
  { id: 'contact', phone: (page) => [firstField(page)], desktop: wholeContact },
  { id: 'pre-registration', phone: preRegistration, desktop: preRegistration },
  ...(['partners', 'banks', 'manufacturers', 'installers'] as const).map(partner),
];

const card = (page: Page): Locator => page.locator('main aside').first();

for (const { id, query = '', phone, desktop } of SCREENS) {
  for (const language of LANGUAGES) {
    const isSample = id === 'home' && language === 'fr';
    test.describe(`${id}${query} in ${language}`, isSample ? {} : DETAIL, () => {
      for (const [name, viewport, parts] of [
        ['a desktop', DESKTOP, desktop],
        ['a phone', PHONE, phone],
      ] as const) {
        test(`says on ${name} what it is about above the cookie banner`, async ({ page }) => {
          await page.setViewportSize(viewport);
          const words = await loadConsentWords('consent', language);
          const { banner } = await asked(page, pathTo(id, language) + query, words);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          const fold = (await banner.boundingBox())?.y ?? Number.NaN;
          for (const part of await parts(page, language)) {
            await expect(part).toBeVisible();
            expect(await bottomOf(part), String(part)).toBeLessThanOrEqual(fold);
          }
        });
      }
    });
  }
}

test('home shows its night too, whole once the banner is answered', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { banner, essentialOnly } = await asked(page, '/');
  const { drawing } = nightOf(page);
  const picture = await drawing.boundingBox();
  const barsEnd =
    (picture?.y ?? Number.NaN) + ((picture?.height ?? 0) * NIGHT.baseY) / NIGHT.box.height;
  expect(barsEnd).toBeLessThan((await banner.boundingBox())?.y ?? 0);
  await essentialOnly.click();
  await expect(banner).toBeHidden();
  for (const part of [drawing, drawing.locator('[data-part=hand] rect'), actions(page).first()]) {
    expect(await bottomOf(part), String(part)).toBeLessThanOrEqual(DESKTOP.height);
  }
});

test.describe('beside and below', DETAIL, () => {
  for (const id of ['fleets', 'energy'] as const) {
    test(`${id} shows the first rows of its picture on a desktop`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      const { banner } = await asked(page, pathTo(id, 'fr'));
      const picture = await page.locator('main figure svg:visible').first().boundingBox();
      const fold = (await banner.boundingBox())?.y ?? 0;
      expect(picture?.y ?? Number.NaN).toBeLessThan(fold - 100);
    });
  }

  for (const language of LANGUAGES) {
    test(`contact has what comes next beside or below its form, ${language}`, async ({ page }) => {
      const { hero, next } = await loadWords('contact', language);
      const { form } = mainForm(page);
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
      await page.setViewportSize(DESKTOP);
      await asked(page, pathTo('contact', language), await loadConsentWords('consent', language));
      const beside = await page.locator('main ol').boundingBox();
      const left = (await form.boundingBox())?.x ?? Number.NaN;
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(left);
      await page.setViewportSize(PHONE);
      const heading = page.getByRole('heading', { name: next.title });
      expect(await bottomOf(form)).toBeLessThan(await top(heading));
      await page.getByRole('link', { name: hero.write, exact: true }).click();
      await expect.poll(() => top(form)).toBeLessThan(100);
      const header = Math.max(0, await bottomOf(page.getByRole('banner')));
      expect(await top(form)).toBeGreaterThanOrEqual(header);
    });
  }
});
