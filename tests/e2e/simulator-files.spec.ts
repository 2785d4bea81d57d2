import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { solutionOf } from '#domain/simulator/calculation.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { decodeState } from '#domain/simulator/url-codec.ts';
import { mainFigure, modelled, openSimulator } from './simulator-page.ts';
import { DETAIL } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&i=2';

/** What a button gives to take away, and under which name. */
async function taken(page: Page, action: string): Promise<[text: string, name: string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: action }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return [Buffer.concat(parts).toString('utf8'), download.suggestedFilename()];
}

/** Its lines without the first, each a record by the names of the columns. */
function lines(csv: string): Record<string, string>[] {
  const [head = '', ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(';');
  return rows.map((row) =>
    Object.fromEntries(row.split(';').map((cell, at) => [names[at] ?? '', cell])),
  );
}

test('the plan that is taken away is the plan of the euros shown: every hour of three years', async ({
  page,
}) => {
  const { actions, csv: columns } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  const [text, name] = await taken(page, actions.csv);
  expect(name).toMatch(/-plan\.csv$/);
  const plan = lines(text);
  const days = FRENCH_YEARS.flatMap(({ workingDays }) => workingDays).length;
  expect(plan).toHaveLength(13 * days);
  expect(new Set(plan.map((line) => line[columns.day])).size).toBe(days);

  const { vehicles } = decodeState(OWN).state.a;
  const { years } = solutionOf(decodeState(OWN).state.a, FRENCH_YEARS);
  for (const { bill } of years) {
    const ofYear = plan.filter((line) => line[columns.day]?.startsWith(String(bill.year)));
    const saved = (price: string) =>
      ofYear.reduce((sum, line) => sum + movedKw(line, columns) * number(line[price]), 0) / 1000;
    const euros = (saved(columns.spotEurosPerMwh) + saved(columns.gridEurosPerMwh)) / vehicles;
    expect(euros).toBeCloseTo(bill.fullMarketEuros + bill.tariffEuros, 1);
    expect(bill.fullMarketEuros).toBeGreaterThan(100);
  }
});

const number = (cell: string | undefined) => Number(cell?.replace(',', '.'));

const movedKw = (line: Record<string, string>, names: { todayKw: string; planKw: string }) =>
  number(line[names.todayKw]) - number(line[names.planKw]);

test('the data that are taken away hold the answers as they were typed, and the figures shown', async ({
  page,
}) => {
  const { actions } = await loadWords('simulator', 'fr');
  const query = '?m=expert&v=60&h=13&p=7.4&r=7&i=2';
  await openSimulator(page, `/simulateur${query}`);
  const [text, name] = await taken(page, actions.json);
  expect(name).toMatch(/-simulation\.json$/);
  const { shown } = modelled(query);
  expect(JSON.parse(text)).toMatchObject({
    modelVersion: MODEL_VERSION,
    link: expect.stringContaining(query),
    inputs: { vehicles: 60, chargerKw: 7.4, departureHour: 7 },
    results: { shown },
  });
});

test(
  'of two scenarios the data hold both, and the plan says whose it is',
  DETAIL,
  async ({ page }) => {
    const { actions, csv, scenarios } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur?v=30&ab=b&b.v=50&i=2');
    const [plan, planName] = await taken(page, actions.csv);
    expect(planName).toMatch(/-plan-b\.csv$/);
    expect(plan).toMatch(new RegExp(`^\\uFEFF${csv.scenario};${csv.day};`));
    expect(plan).toContain(`\r\n${scenarios.b};`);
    const [data] = await taken(page, actions.json);
    expect(JSON.parse(data)).toMatchObject({
      a: { inputs: { vehicles: 30 }, results: { shown: modelled('?v=30').shown } },
      b: { inputs: { vehicles: 50 }, results: { shown: modelled('?v=50').shown } },
    });
  },
);

test('on paper: answers, results, pictures, assumptions, the day and the way back', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const controls = main.locator('form, button:not(li > button), [role="tab"]');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: words.print.inputs })).toBeVisible();
  await expect(main.getByText(`/simulateur${OWN}`)).toBeVisible();
  await expect(main.getByText(String(new Date().getFullYear())).first()).toBeVisible();
  await expect(main.locator('dt', { hasText: words.fields.wearCents.label })).toBeVisible();
  await expect(mainFigure(page)).toBeVisible();
  await expect(main.locator('figure svg[role="img"]:visible').first()).toBeVisible();
});

test(
  'on paper, two scenarios: whose figures these are, and the answers of both',
  DETAIL,
  async ({ page }) => {
    const { fields, print, scenarios } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur?v=30&ab=b&b.v=50&i=2');
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.locator('fieldset:visible').getByText(scenarios.b)).toBeVisible();
    await expect(main.locator('fieldset:visible').getByText(scenarios.a)).toBeHidden();
    await expect(main.getByText(`${print.title}, Mode Simple, ${scenarios.b}`)).toBeVisible();
    for (const name of [scenarios.a, scenarios.b]) {
      await expect(main.getByRole('heading', { name: `${print.inputs}, ${name}` })).toBeVisible();
    }
    const vehicles = main.locator('dl > div', { hasText: fields.vehicles.label }).locator('dd');
    await expect(vehicles).toHaveText([/^30/, /^50/]);
  },
);
