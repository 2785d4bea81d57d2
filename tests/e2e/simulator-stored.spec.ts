import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { MODEL_VERSION } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { rows } from './arrivals.ts';
import {
  figuresSeen,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
} from './simulator-page.ts';
import { DETAIL } from './sweep.ts';
import { expect, type Faults, hold, NOT_FOUND_DOCUMENT, takenOver, test } from './watched-page.ts';

const NOBODYS = '?s=00000000-0000-4000-8000-000000000000';

/** Saves what the address says, and gives the query of the link to it. */
async function saved(page: Page, faults: Faults, query: string): Promise<string> {
  faults.expect(/^stored: voltige-simulation$/);
  const { actions, kept } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${query}`);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await page.getByRole('button', { name: actions.save }).click();
  const link = page.getByText(kept.savedLink).getByRole('link');
  await expect(link).toHaveText(/\/simulateur\?s=[0-9a-f-]{36}$/);
  return new URL((await link.textContent()) ?? '').search;
}

test('a simulation is kept by the server and reopened by its address, with its model and no other figure first', async ({
  page,
  faults,
}) => {
  const { kept, fields } = await loadWords('simulator', 'fr');
  const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
  const address = `/simulateur${await saved(page, faults, '?m=expert&v=60&h=13&r=7&i=3')}`;
  const figure = await mainFigure(page).textContent();
  // The link leaves as soon as it stands for something else.
  await vehicles.fill('61');
  await expect(page.getByText(kept.savedLink)).toBeHidden();

  const seen = await figuresSeen(page);
  await page.goto(address);
  await takenOver(page);
  await expect(mainFigure(page)).toHaveText(figure ?? '');
  await expect(page.locator('#standing')).toBeVisible();
  expect((await seen()).join()).toContain('flotte');
  expect((await seen()).filter((text) => gainText('').test(text))).toEqual([]);
  await expect(page.getByText(`modèle ${MODEL_VERSION}`).first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await vehicles.fill('61');
  await expect(page).toHaveURL('/simulateur?m=expert&v=61&h=13&r=7&i=3');
});

test(
  'one of version 1 opens with its answers, says of which model it is and is worked out again',
  DETAIL,
  async ({ page, faults, baseURL }) => {
    const query = await saved(page, faults, '?v=60&i=3');
    // As version 1 kept it: the departure under another name, questions and results of its own.
    await rows(
      baseURL,
      `UPDATE simulator_results SET model_version = '1.1.0',
      inputs = (inputs - 'departureHour') || '{"readyHour": 7, "hours": 13, "priceYear": 2024}',
      results = '{"estimate": {"reference": {"perVehicle": {"shareEuros": 77}}}}' WHERE id = $1`,
      [query.slice(3)],
    );
    for (const language of LANGUAGES) {
      const { kept } = await loadWords('simulator', language);
      await openSimulator(page, pathTo('simulator', language) + query);
      const strip = page.getByText('1.1.0');
      await expect(strip).toContainText(
        kept.storedOlder.split('{version}')[1]?.split('{')[0] ?? '',
      );
      await expect(strip).toContainText(MODEL_VERSION);
      await expect(strip).not.toContainText(/77|\{/);
      await expect(mainFigure(page)).toHaveText(gainText('?v=60&h=13&r=7'));
      await page.goto(pathTo('simulator-method', language) + query);
      await expect(page.getByText('1.1.0').first()).toContainText(MODEL_VERSION);
    }
  },
);

test('a saved simulation that does not exist is reported above the default fleet', async ({
  page,
  faults,
}) => {
  faults.expect(NOT_FOUND_DOCUMENT);
  const { kept } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${NOBODYS}`);
  await expect(page.getByText(kept.notFound)).toBeVisible();
  await expect(mainFigure(page)).toBeVisible();
});

test(
  'the method of a stored simulation shows its values, and no others before',
  DETAIL,
  async ({ page, faults }) => {
    const { about } = await loadWords('simulator-method', 'en');
    const query = await saved(page, faults, '?m=expert&v=60&h=13&r=7&i=3');
    const release = await hold(page, '**/api/simulations/*');
    await page.goto(pathTo('simulator-method', 'en') + query);
    await expect(page.getByText(about.loading)).toBeVisible();
    for (const figure of await page.locator('main [data-figures] dd, dd[data-figures]').all()) {
      await expect(figure).toBeHidden();
    }
    release();
    const { factor } = modelled('?v=60&h=13&r=7').estimate;
    await expect(page.locator('section#calcul')).toContainText(`60 × €25 × ${factor.toFixed(2)}`);
    await expect(page.getByText(`with model ${MODEL_VERSION}`)).toBeVisible();
    await page.getByRole('link', { name: about.open }).click();
    await expect(panel(page, 'expert')).toBeVisible();
    await expect(page).toHaveURL(pathTo('simulator', 'en') + query);
  },
);

test(
  'the method of a simulation that cannot be read says whose values it shows',
  DETAIL,
  async ({ page, faults }) => {
    faults.expect(NOT_FOUND_DOCUMENT);
    faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
    const { about } = await loadWords('simulator-method', 'fr');
    await page.goto(pathTo('simulator-method', 'fr') + NOBODYS);
    await expect(page.getByText(about.notFound)).toBeVisible();
    await expect(page.locator('section#calcul')).toContainText(/25\s×\s25\s€/);
    await expect(page.getByRole('link', { name: about.open })).toHaveAttribute(
      'href',
      pathTo('simulator', 'fr'),
    );
    await page.route('**/api/simulations/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(about.notReached)).toBeVisible();
  },
);
