import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { MODEL_VERSION } from '#domain/simulator/index.ts';
import { pathTo } from '#domain/site/routes.ts';
import { DETAIL } from '../testing/sweep.ts';
import { type Faults, hold, NOT_FOUND_DOCUMENT, takenOver } from '../testing/watched-page.ts';
import {
  expect,
  figuresSeen,
  gainText,
  modelled,
  simulatorOn,
  test,
  words,
} from './simulator.page.ts';

const { actions, board, kept } = words;
const { about } = await loadWords('simulator-method', 'fr');
const METHOD = pathTo('simulator-method', '');
const NOBODYS = '?s=00000000-0000-4000-8000-000000000000';

/** Saves what the address says, and gives the query of the link to it. */
async function saved(page: Page, faults: Faults, query: string): Promise<string> {
  faults.expect(/^stored: voltige-simulation$/);
  const simulator = simulatorOn(page);
  await simulator.open(`/simulateur${query}`);
  await simulator.press(board.next.share);
  await simulator.press(actions.save);
  const link = page.getByText(kept.savedLink).getByRole('link');
  await expect(link).toHaveText(/\/simulateur\?s=[0-9a-f-]{36}$/);
  return new URL((await link.textContent()) ?? '').search;
}

test('a stored simulation is reopened by its address', async ({ page, faults, simulator }) => {
  const { figure, standing } = simulator;
  const vehicles = simulator.number('vehicles');
  const address = `/simulateur${await saved(page, faults, '?m=expert&v=60&h=13&r=7&i=3')}`;
  const shown = await figure.textContent();
  // The link leaves as soon as it stands for something else.
  await vehicles.fill('61');
  await expect(page.getByText(kept.savedLink)).toBeHidden();

  const seen = await figuresSeen(page);
  await page.goto(address);
  await takenOver(page);
  await expect(figure).toHaveText(shown ?? '');
  await expect(standing).toBeVisible();
  expect((await seen()).join()).toContain('flotte');
  expect((await seen()).filter((text) => gainText('').test(text))).toEqual([]);
  await expect(page.getByText(`modèle ${MODEL_VERSION}`).first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await vehicles.fill('61');
  await expect(page).toHaveURL('/simulateur?m=expert&v=61&h=13&r=7&i=3');
});

test('one that does not exist is reported above the default fleet', async ({
  page,
  faults,
  simulator,
}) => {
  faults.expect(NOT_FOUND_DOCUMENT);
  await simulator.open(`/simulateur${NOBODYS}`);
  await expect(page.getByText(kept.notFound)).toBeVisible();
  await expect(simulator.figure).toBeVisible();
});

test(
  'its method shows its values, and no others before',
  DETAIL,
  async ({ page, faults, simulator }) => {
    const query = await saved(page, faults, '?m=expert&v=60&h=13&r=7&i=3');
    const release = await hold(page, '**/api/simulations/*');
    await page.goto(METHOD + query);
    await expect(page.getByText(about.loading)).toBeVisible();
    for (const figure of await page.locator('main [data-figures] dd, dd[data-figures]').all()) {
      await expect(figure).toBeHidden();
    }
    release();
    const factor = modelled('?v=60&h=13&r=7').estimate.factor.toFixed(2).replace('.', ',');
    await expect(page.locator('section#calcul')).toContainText(
      new RegExp(`60\\s×\\s25\\s€\\s×\\s${factor}`),
    );
    await expect(page.getByText(`modèle ${MODEL_VERSION}`).first()).toBeVisible();
    await page.getByRole('link', { name: about.open }).click();
    await expect(simulator.panel('expert')).toBeVisible();
    await expect(page).toHaveURL(`/simulateur${query}`);
  },
);
