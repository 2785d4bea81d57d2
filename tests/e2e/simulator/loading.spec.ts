import { DETAIL } from '../testing/sweep.ts';
import { takenOver } from '../testing/watched-page.ts';
import { expect, figuresSeen, gainText, test, words } from './simulator.page.ts';

/** What the model needs: its code, for its thread and for the page, and three years of prices. */
const MODEL_FILES = /\/assets\/(model-thread|model-here|french-years)-/;
const OWN = '?m=expert&v=60&h=13&r=7&i=3';

test('a link never shows the default fleet before its own', async ({ page, simulator }) => {
  const seen = await figuresSeen(page);
  await page.route('**/assets/boot-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(`/simulateur${OWN}`);
  await takenOver(page);
  await expect(simulator.figure).toBeVisible();
  await simulator.expectGainOf(OWN);
  await expect(simulator.standing).toBeVisible();
  expect((await seen()).join()).toContain('flotte');
  expect((await seen()).filter((text) => gainText('').test(text))).toEqual([]);
});

test.describe('the model and its prices', DETAIL, () => {
  test('they are fetched with the first answer, not before', async ({ page, simulator }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (MODEL_FILES.test(request.url())) asked.push(request.url());
    });
    await simulator.open();
    await simulator.expert.click();
    await expect(simulator.panel('expert')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await simulator.slider('vehicles').press('ArrowRight');
    await simulator.calculated();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  });

  for (const [name, lost] of [
    ['the model', '**/assets/model-thread-*.js'],
    ['its prices', '**/assets/french-years-*.js'],
  ] as const) {
    test(`where ${name} cannot be loaded another try helps`, async ({ page, simulator }) => {
      const { failed, board, actions } = words;
      await simulator.open();
      await page.route(lost, (route) => route.abort());
      await simulator.slider('hours').fill('12');
      const alert = page.getByRole('tabpanel').getByRole('alert');
      await expect(alert).toContainText(failed.text);
      await expect(simulator.result).toHaveAttribute('data-stale');
      await simulator.expectGainOf('');
      await simulator.press(board.next.share);
      await simulator.press(actions.csv);
      await expect(page.getByText(actions.notMade, { exact: true }).first()).toBeVisible();
      await page.unroute(lost);
      await simulator.press(failed.again);
      await expect(alert).toBeHidden();
      await simulator.expectGainOf('?h=12');
    });
  }

  test('looked at as a whole, no part of the page is blank', async ({ page, simulator }) => {
    await simulator.open('/simulateur?m=expert&v=40&h=12&i=3');
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
});
