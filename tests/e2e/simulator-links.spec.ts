import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/language.ts';
import { pathTo } from '#domain/routes.ts';
import { followingResults } from '#domain/simulator/simulation.ts';
import { decodeState } from '#domain/simulator/url-codec.ts';
import { digits, mainFigure, openSimulator, panel } from './simulator-page.ts';
import { expect, takenOver, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7';

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

test('French and English show the same figures for the same address', async ({ page }) => {
  const shown: string[][] = [];
  const figures = panel(page, 'expert').locator('dd, [data-figure], td, button > span');
  const read = async () => (await figures.allTextContents()).map(digits).filter(Boolean);
  const { months, sensitivity } = followingResults(decodeState(OWN).state.a);
  // These come last, a moment after the rest.
  const last = [months.months[0]?.grossEuros, sensitivity[0]?.atHighEuros].map((euros) =>
    String(Math.round(euros ?? Number.NaN)),
  );
  for (const language of LANGUAGES) {
    await openSimulator(page, pathTo('simulator', language) + OWN);
    // A table that nobody has opened keeps the figures it came with.
    await panel(page, 'expert').evaluate((board) => {
      for (const table of board.querySelectorAll('details')) table.open = true;
    });
    await expect.poll(read).toEqual(expect.arrayContaining(last));
    shown.push(await read());
  }
  expect(shown[0]?.length).toBeGreaterThan(60);
  expect(shown[1]).toEqual(shown[0]);
});

test('a link with a simulation never shows the default fleet first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const figure of document.querySelectorAll('[data-figures="own"]')) {
        if (figure.checkVisibility({ visibilityProperty: true })) seen.add(figure.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route('**/assets/boot-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(`/simulateur${OWN}`);
  await takenOver(page);
  await expect(mainFigure(page, 'expert')).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.length).toBeGreaterThan(0);
  for (const text of seen) expect(text).not.toMatch(/625\s€/);
  expect(seen.filter((text) => text.includes('flotte'))).not.toHaveLength(0);
});

for (const language of LANGUAGES) {
  test(`an old link opens with the nearest values and says which, in ${language}`, async ({
    page,
  }) => {
    const words = await loadWords('simulator', language);
    await openSimulator(page, `${pathTo('simulator', language)}?v=900&g=texas&p=abc&later=1`);
    const note = page.getByRole('note');
    await expect(note).toContainText(words.notes.link);
    await expect(note.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('spinbutton', { name: words.fields.vehicles.label })).toHaveValue(
      '200',
    );
  });
}

test('what a link had to change is named with its scenario, and no longer once it is answered', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&v=999&ab=b&b.v=999&b.p=abc');
  const notes = page.getByRole('note').getByRole('listitem');
  const label = words.fields.vehicles.label;
  await expect(notes).toHaveText([
    new RegExp(`^Scénario A, ${label}.*200`),
    new RegExp(`^Scénario B, ${label}.*200`),
    new RegExp(`^Scénario B, ${words.fields.chargerKw.label}.*11`),
  ]);
  const vehicles = panel(page, 'expert').getByRole('spinbutton', { name: label });
  await vehicles.fill('60');
  await expect(notes).toHaveCount(2);
  await expect(page.getByRole('note')).not.toContainText('60');
  await page.getByRole('button', { name: words.scenarios.stop.b }).click();
  await expect(notes).toHaveCount(0);
});

test('the address follows the answers and keeps what is not ours', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?utm_source=mail');
  await expect(mainFigure(page, 'simple')).toHaveText(/625/);
  await page.getByRole('spinbutton', { name: words.fields.vehicles.label }).fill('60');
  await expect(page).toHaveURL('/simulateur?utm_source=mail&v=60');
  const how = page.getByRole('main').getByRole('link', { name: words.trust.how }).last();
  await expect(how).toHaveAttribute('href', /\/simulateur\/methode\?.*v=60/);
});

test('a copied link opens the same answers, can be changed and leaves the draft alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await loadWords('simulator', 'fr');
  const vehicles = page.getByRole('spinbutton', { name: words.fields.vehicles.label });
  await openSimulator(page, '/simulateur');
  await vehicles.fill('77');
  await page.getByRole('button', { name: words.actions.copy }).first().click();
  await expect(page.getByText(words.actions.copied, { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/simulateur\?v=77$/);

  await openSimulator(page, '/simulateur?v=120');
  await expect(page.getByText(/simulation partagée/)).toContainText('77');
  await vehicles.fill('130');
  await expect(page).toHaveURL('/simulateur?v=130');
  await page.getByRole('button', { name: words.kept.backToMine }).click();
  await expect(vehicles).toHaveValue('77');

  await openSimulator(page, '/simulateur');
  await page.getByRole('button', { name: words.kept.resumeAction }).click();
  await expect(vehicles).toHaveValue('77');
});

test('two scenarios live in one address, each result with its difference', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  const vehicles = page.getByRole('spinbutton', { name: words.fields.vehicles.label });
  await openSimulator(page, '/simulateur');
  const start = page.getByRole('button', { name: words.scenarios.start });
  await start.press('Enter');
  await expect(page.getByRole('button', { name: words.scenarios.b, exact: true })).toBeFocused();
  await vehicles.fill('50');
  await expect(page).toHaveURL('/simulateur?ab=b&b.v=50');
  await expect(panel(page, 'simple')).toContainText(/\+625\s€ par mois par rapport au Scénario A/);
  const table = page.getByRole('table', { name: words.scenarios.caption });
  await expect(table.getByRole('row', { name: words.scenarios.results.monthly })).toContainText(
    '+625',
  );
  await page.reload();
  await takenOver(page);
  await expect(mainFigure(page, 'simple')).toHaveText(/1\s250/);
  await page.getByRole('button', { name: words.scenarios.a }).click();
  await expect(mainFigure(page, 'simple')).toHaveText(/^625/);
  await expect(page).toHaveURL('/simulateur?ab=a&b.v=50');
  await page.getByRole('link', { name: words.scenarios.title }).click();
  await expect(table.getByRole('row').first()).toBeInViewport();
  await page.getByRole('button', { name: /Garder/ }).press('Enter');
  await expect(start).toBeFocused();
  await expect(table).toBeHidden();
});

test('the plan and the data can be taken away', async ({ page }) => {
  const { actions } = await loadWords('simulator', 'fr');
  await openSimulator(page, `/simulateur${OWN}`);
  const [plan, planName] = await taken(page, actions.csv);
  expect(planName).toMatch(/-plan\.csv$/);
  expect(plan.split('\r\n')).toHaveLength(13 * 13 + 2);
  const [text] = await taken(page, actions.json);
  const data = JSON.parse(text) as {
    modelVersion: string;
    link: string;
    inputs: { vehicles: number };
  };
  expect(data.inputs.vehicles).toBe(60);
  expect(data.modelVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(data.link).toContain(OWN);
});

test('of two scenarios the data hold both, and the plan says whose it is', async ({ page }) => {
  const { actions, csv, scenarios } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=30&ab=b&b.v=50');
  const [plan, planName] = await taken(page, actions.csv);
  expect(planName).toMatch(/-plan-b\.csv$/);
  expect(plan).toMatch(new RegExp(`^\\uFEFF${csv.scenario};${csv.day};`));
  expect(plan).toContain(`\r\n${scenarios.b};`);
  const [data] = await taken(page, actions.json);
  expect(JSON.parse(data)).toMatchObject({
    a: { inputs: { vehicles: 30 }, results: { simple: { monthlyGainEuros: 750 } } },
    b: { inputs: { vehicles: 50 }, results: { simple: { monthlyGainEuros: 1250 } } },
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
  await expect(main).toContainText(words.print.assumptions);
  await expect(main.getByText(new RegExp(`/simulateur\\${OWN}`))).toBeVisible();
  await expect(main.getByText(String(new Date().getFullYear())).first()).toBeVisible();
  await expect(main.locator('dt', { hasText: words.fields.wearCents.label })).toBeVisible();
  await expect(mainFigure(page, 'expert')).toBeVisible();
  await expect(main.locator('figure svg[role="img"]:visible').first()).toBeVisible();
});

test('on paper, two scenarios: whose figures these are, and the answers of both', async ({
  page,
}) => {
  const { fields, print, scenarios } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=30&ab=b&b.v=50');
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
});
