import type { Locator, Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState, type SimulationState } from '#domain/simulator/index.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { DETAIL } from '../testing/sweep.ts';
import { open } from '../testing/watched-page.ts';
import { expect, modelled, test, words } from './simulator.page.ts';

const { below, board, call } = words;
const contact = await loadFormWords('contact-form', 'fr');

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

for (const [name, viewport, isPhone] of [
  ['wide', { width: 1280, height: 800 }, false],
  ['on a phone', { width: 390, height: 844 }, true],
] as const) {
  test.describe(name, isPhone ? DETAIL : {}, () => {
    test.use({ viewport });

    test('A23: from home to a contact request by keys alone', async ({ page, simulator }) => {
      test.slow();
      const home = await loadWords('home', 'fr');
      await open(page, '/');
      await tabTo(page, page.getByRole('link', { name: home.night.recompute }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/simulateur?${encodeState(DEPOT)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await simulator.expectGainOf(encodeState(DEPOT));

      if (isPhone) {
        await tabTo(page, page.getByRole('button', { name: board.change }));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, simulator.slider('vehicles'));
      await page.keyboard.press('ArrowRight');
      const more = encodeState({ ...DEPOT, fleet: { ...DEPOT.fleet, vehicles: 30 } });
      await simulator.expectGainOf(more);
      if (isPhone) await page.keyboard.press('Escape');
      const ask = simulator.panel('expert').getByRole('link', { name: call.medium.action });
      await tabTo(page, ask);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: contact.dialogTitle });
      await expect(dialog).toContainText('30');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
    });
  });
}

test('one press leads from Simple mode to every assumption', async ({ page, simulator }) => {
  await simulator.open();
  const refine = page.getByRole('button', { name: call.refine });
  await refine.press('Enter');
  await expect(simulator.panel('expert')).toBeVisible();
  await expect(simulator.expert).toBeFocused();
  await expect(refine).toBeHidden();
});

test('each potential has its own way on, and nothing to gain too', async ({ page, simulator }) => {
  const { panel } = simulator;
  const action = (name: string) => panel('simple').getByRole('link', { name });
  await simulator.open('/simulateur?v=60&i=3');
  await expect(action(call.high.action)).toHaveAttribute('href', '/pre-inscription');
  await simulator.open('/simulateur?v=10&i=3');
  await expect(panel('simple')).toContainText(call.low.text);
  await action(call.low.action).click();
  await expect(page.locator('#newsletter')).toBeInViewport();
  await simulator.open('/simulateur?m=expert&v=200&n0=80&n1=60&i=3');
  await expect(simulator.figure).toHaveText(/^0\s€$/);
  await expect(panel('expert')).toContainText(call.none.title);
  await expect(panel('expert').getByRole('link', { name: call.none.action })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer of the default fleet can be read', async ({ page, simulator }) => {
    await page.goto('/simulateur');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toHaveText(words.withoutScript);
    const panel = simulator.panel('simple');
    const { span } = modelled('').shown;
    await expect(simulator.figure).toContainText(String(span?.perVehicle.lowEuros));
    await expect(panel.getByText(below.bill.waits.answers)).toBeVisible();
    await simulator.unfold();
    for (const said of [below.cases.rule, below.months.years.caption, below.facts.groups.fleet]) {
      await expect(panel.getByText(said, { exact: true })).toBeVisible();
    }
  });
});
