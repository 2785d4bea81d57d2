import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { solutionOf } from '#domain/simulator/calculation.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { decodeState } from '#domain/simulator/url-codec.ts';
import { mainFigure, modelled, openSimulator } from './simulator-page.ts';
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

  const { fleet } = decodeState(OWN).state;
  const { years } = solutionOf(fleet, FRENCH_YEARS);
  for (const { bill } of years) {
    const ofYear = plan.filter((line) => line[columns.day]?.startsWith(String(bill.year)));
    const saved = (price: string) =>
      ofYear.reduce((sum, line) => sum + movedKw(line, columns) * number(line[price]), 0) / 1000;
    const euros =
      (saved(columns.spotEurosPerMwh) + saved(columns.gridEurosPerMwh)) / fleet.vehicles;
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
