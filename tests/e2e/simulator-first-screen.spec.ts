import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { bannerOf, NO_RECORD } from './consent-parts.ts';
import {
  calculated,
  gainText,
  mainFigure,
  openSimulator,
  panel,
  result,
} from './simulator-page.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** What the model needs: its code, for its thread and for the page, and three years of prices. */
const MODEL_FILES = /\/assets\/(model-thread|model-here|french-years)-/;

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.describe('before anything was agreed to', () => {
  test.use({ storageState: NO_RECORD });

  for (const viewport of VIEWPORTS) {
    for (const query of ['', '?m=expert&i=3']) {
      test(`the number is in the first screen beside the cookie banner, ${viewport.width} px${query}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await openSimulator(page, `/simulateur${query}`);
        const { banner } = bannerOf(page, await loadConsentWords('consent', 'fr'));
        await expect(banner).toBeVisible();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const figure = await mainFigure(page).boundingBox();
        const above = await banner.boundingBox();
        expect((figure?.y ?? 0) + (figure?.height ?? Number.NaN)).toBeLessThanOrEqual(
          above?.y ?? 0,
        );
      });
    }
  }
});

for (const viewport of VIEWPORTS) {
  test(`looked at as a whole, no part of the page is blank, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openSimulator(page, '/simulateur?m=expert&v=40&h=12&i=3');
    // Without a scroll, as a full-page picture or a print takes it.
    const skipped = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
        .map((part) => part.outerHTML.slice(0, 100)),
    );
    // A closed `details` hides its own content in this way.
    expect(skipped.filter((part) => !part.startsWith('<details'))).toEqual([]);
    const blank = await page.getByRole('tabpanel').evaluate((board) =>
      [...board.querySelectorAll('section, figure')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
        .filter((part) => !(part as HTMLElement).innerText.trim())
        .map((part) => part.outerHTML.slice(0, 100)),
    );
    expect(blank).toEqual([]);
  });
}

test('the model and its prices are fetched with the first answer, not before', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (MODEL_FILES.test(request.url())) asked.push(request.url());
  });
  await openSimulator(page, '/simulateur');
  await page.getByRole('tab').last().click();
  await expect(panel(page, 'expert')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('slider', { name: fields.vehicles.label }).press('ArrowRight');
  await calculated(page);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
});

test('a link with a simulation is painted before its model is fetched', async ({ page }) => {
  const asked: number[] = [];
  const arrives = Promise.withResolvers<void>();
  await page.route(MODEL_FILES, async (route) => {
    asked.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    );
    await arrives.promise;
    await route.continue();
  });
  await page.goto('/simulateur?v=60&i=3');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toBe(1);
  arrives.resolve();
  await expect(mainFigure(page)).toBeVisible();
  await expect(mainFigure(page)).toHaveText(gainText('?v=60&i=3'));
});

for (const [name, lost] of [
  ['the model', '**/assets/model-thread-*.js'],
  ['its prices', '**/assets/french-years-*.js'],
] as const) {
  test(`where ${name} cannot be loaded the page says so, and another try brings all figures`, async ({
    page,
  }) => {
    const { failed, board, fields, actions } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur');
    await page.route(lost, (route) => route.abort());
    await page.getByRole('slider', { name: fields.hours.label }).fill('12');
    const alert = page.getByRole('tabpanel').getByRole('alert');
    await expect(alert).toContainText(failed.text);
    await expect(result(page)).toHaveAttribute('data-stale');
    await expect(mainFigure(page)).toHaveText(gainText(''));
    await alert.getByRole('button', { name: failed.again }).click();
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: board.next.share, exact: true }).click();
    await page.getByRole('button', { name: actions.csv }).click();
    await expect(page.getByText(actions.notMade, { exact: true }).first()).toBeVisible();
    await page.unroute(lost);
    await alert.getByRole('button', { name: failed.again }).click();
    await expect(alert).toBeHidden();
    await expect(mainFigure(page)).toHaveText(gainText('?h=12'));
  });
}

test('after its first answer smart charging is calculated on the page, giving back in the thread', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { askedOfThread: 0 });
    window.Worker = class extends Worker {
      override postMessage(message: { kind: string }) {
        if (message.kind === 'main') window.askedOfThread += 1;
        super.postMessage(message);
      }
    };
  });
  const asked = () => page.evaluate(() => window.askedOfThread);
  const { board, fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&v=60&i=3');
  expect(await asked()).toBe(1);
  const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
  let count = 60;
  await expect
    .poll(async () => {
      const before = await asked();
      count += 1;
      await vehicles.fill(String(count));
      await calculated(page);
      return (await asked()) - before;
    })
    .toBe(0);
  await expect(mainFigure(page)).toHaveText(gainText(`?v=${count}`));
  const before = await asked();
  await page.getByText(board.groups.v2g).click();
  await page.getByRole('combobox', { name: fields.bidirectional.label }).selectOption('yes');
  await calculated(page);
  expect(await asked()).toBe(before + 1);
  await expect(mainFigure(page)).toHaveText(gainText(`?v=${count}&v2=yes`));
});

declare global {
  interface Window {
    askedOfThread: number;
  }
}
