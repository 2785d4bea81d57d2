import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amountsOf, propertiesOf } from '#server/testing/read-pdf.ts';
import { expect, modelled, taken, test, words } from './simulator.page.ts';

const { actions, board, csv } = words;

const OWN = '?m=expert&v=60&h=13&r=7&p=7.4&ct=indexed&i=3';
const ANSWERED = '?v=40&h=13&r=7&a=delivery&bl=arrival&ct=class&i=3';
const EVERYTHING =
  '?m=expert&v=199&h=13.25&r=7.25&p=50.5&b=310&n1=90&c=80&u=70&z=62&w=5&e=90&n0=35&k=4100&y=280&pp=130.51&p1=110.25&p2=90.11&p3=75.22&p4=60.33&pf=88.15&a=service&vt=truck&bl=timer&ct=class&op=split&v2=yes&o=mixed&q=high&ex=yes&i=3';

test('the plan and the data of the fleet are taken away', async ({ page, simulator }) => {
  await simulator.open(`/simulateur${OWN}`);
  await simulator.press(board.next.share);
  const [plan, planName] = await taken(page, page.getByRole('button', { name: actions.csv }));
  expect(planName).toMatch(/-plan\.csv$/);
  const [head = '', ...lines] = plan.toString().trimEnd().split('\r\n');
  expect(head).toContain(csv.spotEurosPerMwh);
  // Every hour at the plug of every working day.
  const days = FRENCH_YEARS.flatMap(({ workingDays }) => workingDays).length;
  expect(lines).toHaveLength(13 * days);
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(days);
  const [data, dataName] = await taken(page, page.getByRole('button', { name: actions.json }));
  expect(dataName).toMatch(/-simulation\.json$/);
  expect(JSON.parse(data.toString())).toMatchObject({
    link: expect.stringContaining(OWN),
    inputs: { vehicles: 60, chargerKw: 7.4, departureHour: 7 },
    results: { shown: modelled(OWN).shown },
  });
});

test('answered 429 for an analysis, the page can be asked again', async ({
  page,
  simulator,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const query = '?v=60&h=13&r=7&bl=arrival&ct=indexed&i=3';
  await simulator.open(`/simulateur${query}`);
  await page.route('**/api/analysis?*', (route) => route.fulfill({ status: 429 }), { times: 1 });
  const analysis = page.getByRole('link', { name: board.next.pdf });
  await analysis.click();
  await expect(page.getByText(actions.busyText, { exact: true })).toBeVisible();
  const [pdf, name] = await taken(page, analysis);
  expect(name).toBe('voltige-analyse-60.pdf');
  expect(propertiesOf(pdf).Pages).toBe('4');
  expect(amountsOf(pdf)).toContain(modelled(query).shown.fleet.gainEuros);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor gets the analysis of what is shown', async ({ page }) => {
    await page.goto('/simulateur');
    const [pdf] = await taken(page, page.getByRole('link', { name: board.next.pdf }));
    expect(propertiesOf(pdf).Pages).toBe('4');
  });
});

for (const [name, query] of [
  ['nothing answered', ''],
  ['answered', ANSWERED],
  ['every answer of Expert mode', EVERYTHING],
  ['every answer but the subscribed power', EVERYTHING.replace('&k=4100', '')],
] as const) {
  test(`the printed page is one A4: ${name}`, async ({ page, simulator }) => {
    for (const language of LANGUAGES) {
      await simulator.open(pathTo('simulator', language) + query);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf).toMatch(/MediaBox \[0 0 59[45][\d.]* 84[12]/);
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      const cut = (box: Element) => box.scrollHeight - box.clientHeight;
      expect(await simulator.sheetOfPaper.evaluate(cut)).toBe(0);
      await page.emulateMedia({ media: null });
    }
  });
}
