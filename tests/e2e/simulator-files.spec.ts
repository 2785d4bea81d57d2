import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { mainFigure, modelled, openSimulator } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&p=7.4&r=7&i=2';

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

test('the plan and the data of the fleet on the page are taken away, answers as they were typed', async ({
  page,
}) => {
  const { actions, csv: columns } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  const [plan, planName] = await taken(page, actions.csv);
  expect(planName).toMatch(/-plan\.csv$/);
  const [head = '', ...lines] = plan.trimEnd().split('\r\n');
  expect(head).toContain(columns.spotEurosPerMwh);
  // Every hour at the plug of every working day.
  const days = FRENCH_YEARS.flatMap(({ workingDays }) => workingDays).length;
  expect(lines).toHaveLength(13 * days);
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(days);
  const [data, dataName] = await taken(page, actions.json);
  expect(dataName).toMatch(/-simulation\.json$/);
  expect(JSON.parse(data)).toMatchObject({
    link: expect.stringContaining(OWN),
    inputs: { vehicles: 60, chargerKw: 7.4, departureHour: 7 },
    results: { shown: modelled(OWN).shown },
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
