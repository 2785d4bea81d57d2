import type { Locator, Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState, type SimulationState } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { gainText, mainFigure, modelled, openSimulator, panel } from './simulator-page.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** The fleet that home draws. */
const DEPOT: SimulationState = { mode: 'expert', fleet: KNOWN_FLEETS.depot };

/** As far as a patient keyboard goes. */
const MOST_STOPS = 90;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by Tab').toBeFocused({ timeout: 1 });
}

for (const [name, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(
    `A23: from home through the simulator to a contact request by keys alone, ${name}`,
    name === 'wide' ? {} : DETAIL,
    async ({ page }) => {
      test.slow();
      const home = await loadWords('home', 'fr');
      const words = await loadWords('simulator', 'fr');
      const contact = await loadFormWords('contact-form', 'fr');
      await page.setViewportSize(viewport);
      await page.goto('/');
      await hydrated(page);
      await tabTo(page, page.getByRole('link', { name: home.night.recompute }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/simulateur?${encodeState(DEPOT)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(mainFigure(page)).toHaveText(gainText(encodeState(DEPOT)));

      const vehicles = page.getByRole('slider', { name: words.fields.vehicles.label });
      if (name === 'on a phone') {
        await tabTo(page, page.getByRole('button', { name: words.board.change }));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, vehicles);
      await page.keyboard.press('ArrowRight');
      const more = encodeState({ ...DEPOT, fleet: { ...DEPOT.fleet, vehicles: 30 } });
      await expect(mainFigure(page)).toHaveText(gainText(more));
      if (name === 'on a phone') await page.keyboard.press('Escape');
      const call = panel(page, 'expert').getByRole('link', { name: words.call.medium.action });
      await tabTo(page, call);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: contact.dialogTitle });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('30');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(call).toBeFocused();
    },
  );
}

test('from Simple mode one press leads to every assumption, and the keys go on from there', async ({
  page,
}) => {
  const { call } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur');
  await page.getByRole('button', { name: call.refine }).press('Enter');
  await expect(panel(page, 'expert')).toBeVisible();
  await expect(page.getByRole('tab').last()).toBeFocused();
  await expect(page.getByRole('button', { name: call.refine })).toBeHidden();
});

for (const language of LANGUAGES) {
  test(
    `A1: the contact dialog over the simulator is accessible, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const words = await loadWords('simulator', language);
      await openSimulator(page, pathTo('simulator', language));
      await page.getByRole('link', { name: words.call.medium.action }).first().click();
      await expect(page.getByRole('dialog')).toContainText('25');
      await expectAccessible(page);
    },
  );
}

test('each potential has its own way on', async ({ page }) => {
  const { call } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=60&i=3');
  const action = (name: string) => panel(page, 'simple').getByRole('link', { name });
  await expect(action(call.high.action)).toHaveAttribute('href', '/pre-inscription');
  await openSimulator(page, '/simulateur?v=10&i=3');
  await expect(panel(page, 'simple')).toContainText(call.low.text);
  await action(call.low.action).click();
  await expect(page.locator('#newsletter')).toBeInViewport();
});

test('the page says so when a fleet would earn nothing, whatever its size', async ({ page }) => {
  const { call } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&v=200&n0=80&n1=60&i=3');
  await expect(mainFigure(page)).toHaveText(/^0\s€$/);
  await expect(panel(page, 'expert')).toContainText(call.none.title);
  await expect(panel(page, 'expert').getByRole('link', { name: call.none.action })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole answer of the default fleet can be read, and what is missing is said', async ({
    page,
  }) => {
    const words = await loadWords('simulator', 'fr');
    await page.goto('/simulateur');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toHaveText(words.withoutScript);
    const board = panel(page, 'simple');
    const { span } = modelled('').shown;
    await expect(mainFigure(page)).toContainText(String(span?.perVehicle.lowEuros));
    await expect(board.getByText(words.below.bill.waits.answers)).toBeVisible();
    for (const [id, said] of [
      ['cases', words.below.cases.rule],
      ['over-time', words.below.months.years.caption],
      ['standing', words.below.facts.groups.fleet],
    ] as const) {
      await board.locator(`#${id} > summary`).click();
      await expect(board.getByText(said, { exact: true })).toBeVisible();
    }
  });
});
