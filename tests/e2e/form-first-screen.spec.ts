import type { Locator } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { bannerOf, NO_RECORD } from './consent-parts.ts';
import { FORMS } from './form-drivers.ts';
import { overflowPx } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** Judged as a new visitor sees them: while the cookie banner asks. */
test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
};

for (const language of LANGUAGES) {
  test(`contact's whole form and what comes next stand in the first screen, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    const { next } = await loadWords('contact', language);
    await page.goto(pathTo('contact', language));
    await hydrated(page);
    const { banner } = bannerOf(page, await loadConsentWords('consent', language));
    await expect(banner).toBeVisible();
    const fold = (await edges(banner)).top;
    const form = page.locator('main form');
    expect((await edges(form)).bottom).toBeLessThanOrEqual(fold);
    const steps = page.locator('main ol');
    expect((await edges(steps)).bottom).toBeLessThanOrEqual(fold);
    const [beside, formBox] = [await steps.boundingBox(), await form.boundingBox()];
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(formBox?.x ?? 0);
    await expect(page.getByRole('heading', { name: next.title })).toBeVisible();
  });

  test(`on a phone contact's form comes before what comes next, and its button leads to it, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const { hero, next } = await loadWords('contact', language);
    await page.goto(pathTo('contact', language));
    await hydrated(page);
    const form = page.locator('main form');
    const heading = page.getByRole('heading', { name: next.title });
    expect((await edges(form)).bottom).toBeLessThan((await edges(heading)).top);
    await page.getByRole('link', { name: hero.write, exact: true }).click();
    await expect.poll(async () => (await edges(form)).top).toBeLessThan(100);
    const header = await edges(page.getByRole('banner'));
    expect((await edges(form)).top).toBeGreaterThanOrEqual(Math.max(0, header.bottom));
  });

  for (const id of ['contact', 'pre-registration'] as const) {
    for (const viewport of [WIDE, PHONE]) {
      test(
        `${id} says the gain, against what and how surely, and shows the first field, ${viewport.width} wide in ${language}`,
        sampledIn(language, viewport === WIDE ? 'en' : 'fr'),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          const { gain } = await loadWords(id, language);
          await page.goto(pathTo(id, language));
          await hydrated(page);
          const { banner } = bannerOf(page, await loadConsentWords('consent', language));
          await expect(banner).toBeVisible();
          const fold = (await edges(banner)).top;
          for (const said of [gain.per, gain.condition]) {
            expect((await edges(page.getByText(said))).bottom).toBeLessThanOrEqual(fold);
          }
          const first = page
            .locator('main form input:is([type=text], [type=email]):visible')
            .first();
          expect((await edges(first)).bottom).toBeLessThanOrEqual(fold);
        },
      );
    }
  }
}

for (const viewport of [WIDE, { width: 1280, height: 720 }, PHONE, { width: 320, height: 568 }]) {
  test.describe(() => {
    test.use({ storageState: undefined });

    test(`nothing of the dialog's notice is cut off at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { form, submit } = await FORMS.dialog(page, 'fr');
      const notice = form.locator(`p[id="${await form.getAttribute('aria-describedby')}"]`);
      const dialog = page.getByRole('dialog');
      if (viewport.width > 820) {
        expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      } else {
        await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      }
      expect((await edges(notice)).bottom).toBeLessThanOrEqual((await edges(submit)).top);
      await expect(submit).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  });
}

test('with text twice as large contact, pre-registration and the dialog need no sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { closing } = await loadWords('pre-registration', 'fr');
  const { dialogTitle } = await loadFormWords('contact-form', 'fr');
  for (const id of ['contact', 'pre-registration'] as const) {
    await page.goto(pathTo(id, 'fr'));
    await hydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowPx(page)).toBe(0);
  }
  await page.getByRole('link', { name: closing.contact }).click();
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
