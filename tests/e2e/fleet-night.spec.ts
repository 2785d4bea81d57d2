import type { Locator, Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { bannerOf, NO_RECORD } from './consent-parts.ts';
import { figure as homeFigure, drawing as homeNight } from './home-night-parts.ts';
import { bottomOf } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const PAGES = ['fleets', 'how-it-works', 'energy'] as const;

test.describe('before anything was agreed to', () => {
  test.use({ storageState: NO_RECORD });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const language of LANGUAGES) {
      for (const id of PAGES) {
        test(
          `gain and both buttons are in the first screen of ${id}, on a desktop the product too, ${language}, ${viewport.width} px`,
          sampledIn(language),
          async ({ page }) => {
            await page.setViewportSize(viewport);
            await page.goto(pathTo(id, language));
            const { hero } = (await loadWords(id, language)) as {
              hero: { gain: { per: string; note: string; fleet: string } };
            };
            const { banner } = bannerOf(page, await loadConsentWords('consent', language));
            await expect(banner).toBeVisible();
            const above = (await banner.boundingBox())?.y ?? 0;
            const opening = page.locator('main section').first();
            for (const part of [
              opening.getByText(hero.gain.per),
              opening.getByText(id === 'fleets' ? hero.gain.fleet : hero.gain.note),
              opening.locator('[data-cta]').first(),
              opening.locator('[data-cta]').nth(1),
            ]) {
              expect(await bottomOf(part)).toBeLessThanOrEqual(above);
            }
            if (viewport.width < 1440 || id === 'how-it-works') return;
            // Its first rows, not only its edge.
            const drawing = await page.locator('main figure svg:visible').first().boundingBox();
            expect(drawing?.y ?? Number.NaN).toBeLessThan(above - 100);
          },
        );
      }
    }
  }
});

/** Labels under 12 px and pairs of labels that touch, in the drawings that are displayed. */
const labelFaults = (page: Page): Promise<string[]> =>
  page.locator('main figure svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const scale =
        drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width;
      const texts = [...drawing.querySelectorAll('text')].map((text) => ({
        name: text.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        box: text.getBoundingClientRect(),
      }));
      const small = texts.filter(({ size }) => size < 11.95);
      const touching = texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              // Line boxes are higher than letters.
              Math.abs(box.top - one.box.top) < one.box.height * 0.6,
          )
          .map(({ name }) => `${one.name} touches ${name}`),
      );
      return [...small.map(({ name, size }) => `${name}: ${size} px`), ...touching].slice(0, 5);
    }),
  );

for (const language of LANGUAGES) {
  test(
    `every label is legible and apart from the others at any width, ${language}`,
    sampledIn(language, 'en'),
    async ({ page }) => {
      for (const id of PAGES) {
        await page.goto(pathTo(id, language));
        for (const width of [1680, 1440, 1280, 1180, 1024, 820, 768, 600, 390, 360, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await labelFaults(page), `${id}, ${width} px`).toEqual([]);
        }
      }
    },
  );
}

/** Marks all of whose colours are the ground's, but for those that stand on another mark. */
const unseenMarks = (pictures: Locator): Promise<string[]> =>
  pictures.evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('color', 'Canvas');
      const ground = getComputedStyle(probe).color;
      probe.remove();
      const marks = [...drawing.querySelectorAll('path, rect, text, use')];
      if (marks.length < 20) return ['too few marks'];
      return marks
        .filter((mark) => mark.getBoundingClientRect().width > 0)
        .filter((mark) => !mark.matches('[class^=arrows], [class^=tabText]'))
        .filter((mark) => {
          const { fill, stroke } = getComputedStyle(mark);
          return [fill, stroke].every((colour) => colour === 'none' || colour === ground);
        })
        .map((mark) => mark.outerHTML.slice(0, 80));
    }),
  );

for (const scheme of ['light', 'dark'] as const) {
  const tag = scheme === 'dark' ? [] : '@sweep';
  test(`with forced colours, ${scheme}, every mark stands out from the ground`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    for (const id of PAGES) {
      await page.goto(pathTo(id, 'fr'));
      expect(await unseenMarks(page.locator('main figure svg:visible')), id).toEqual([]);
    }
    await page.goto('/');
    // Home's other night has a mark more: what is given back.
    await homeFigure(page).locator('[value=v2g]').check({ force: true });
    expect(await unseenMarks(homeNight(page)), 'home').toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture has its figures behind it, a row for each of 25 vehicles', async ({ page }) => {
    await page.goto('/solutions/flottes');
    const { fleetNight } = await loadWords('fleets', 'fr');
    const figure = page.locator('#espace-flotte');
    await expect(figure.getByRole('img', { name: /25 utilitaires/ })).toHaveCount(1);
    await figure.getByText(fleetNight.table.open).click();
    const table = figure.getByRole('table', { name: fleetNight.table.caption });
    await expect(table.getByRole('row')).toHaveCount(26);
    await expect(table.getByRole('rowheader').nth(10)).toHaveText('11 e-Expert');
    await expect(table.getByRole('row').nth(11)).toContainText(/5.h.30 \(prévu.: 7.h\)/);
  });
});

test('the earlier departure is explained where the screen leads to, and back', async ({ page }) => {
  await page.goto('/solutions/flottes');
  const fleets = await loadWords('fleets', 'fr');
  await page.getByRole('link', { name: fleets.fleetNight.seeChange }).click();
  await expect(page).toHaveURL(/\/fonctionnement#depart-avance$/);
  const { changed } = await loadWords('how-it-works', 'fr');
  await page.getByRole('link', { name: changed.link }).click();
  await expect(page).toHaveURL(/\/solutions\/flottes#espace-flotte$/);
});
