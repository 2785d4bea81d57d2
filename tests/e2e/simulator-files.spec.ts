import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amount, mainFigure, modelled, openSimulator } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&p=7.4&ct=indexed&i=3';
const ANSWERED = '?v=40&h=13&r=7&a=delivery&bl=arrival&ct=class&i=3';
const EVERYTHING =
  '?m=expert&v=199&h=13.25&r=7.25&p=50.5&b=310&n1=90&c=80&u=70&z=62&w=5&e=90&n0=35&k=4100&y=280&pp=130.51&p1=110.25&p2=90.11&p3=75.22&p4=60.33&pf=88.15&a=service&vt=truck&bl=timer&ct=class&op=split&v2=yes&o=mixed&q=high&ex=yes&i=3';

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
  const { actions, board, csv: columns } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  await page.getByRole('button', { name: board.next.share }).click();
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

test('on paper one page and nothing else: both gains, the bill, the day and the way back', async ({
  page,
}) => {
  const { below } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('main section', { has: page.locator('> header') });
  const { against } = modelled(OWN).shown;
  for (const gain of [against.arrival, against.timer]) {
    await expect(sheet.getByText(amount(gain.gainEuros)).first()).toBeVisible();
  }
  await expect(sheet.getByRole('heading', { name: below.print.bill })).toBeVisible();
  await expect(sheet.getByText(`/simulateur${OWN}`)).toBeVisible();
  await expect(sheet.getByText(String(new Date().getFullYear())).first()).toBeVisible();
  await expect(mainFigure(page)).toBeHidden();
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
});

for (const [name, query] of [
  ['nothing answered', ''],
  ['answered', ANSWERED],
  ['every answer of Expert mode', EVERYTHING],
  ['every answer but the subscribed power', EVERYTHING.replace('&k=4100', '')],
] as const) {
  test(`the printed page is one A4: ${name}`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await openSimulator(page, pathTo('simulator', language) + query);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf).toMatch(/MediaBox \[0 0 59[45][\d.]* 84[12]/);
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('main section', { has: page.locator('> header') });
      expect(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      await page.emulateMedia({ media: null });
    }
  });
}
