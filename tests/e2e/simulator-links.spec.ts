import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { DEFAULT_STATE, encodeState } from '#domain/simulator/url-codec.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import {
  amount,
  calculated,
  digits,
  figuresSeen,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
  result,
} from './simulator-page.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, hold, hydrated, takenOver, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&i=2';
/** As version 1 wrote it: a night slot, a ready hour, and three questions that are no longer asked. */
const OF_VERSION_1 = '?v=60&t=night&r=6.5&f=3&j=2023&l=8';

test('French and English show the same figures for the same address', DETAIL, async ({ page }) => {
  const shown: string[][] = [];
  const figures = panel(page, 'expert')
    .locator('dd, [data-figure], td, li > b, button > span')
    .filter({ visible: true });
  // 'From 0 to 297' in one language is 'up to 297' in the other.
  const figure = (text: string) => digits(text).replace(/^0(?=[1-9])/, '');
  const read = async () => (await figures.allTextContents()).map(figure).filter(Boolean);
  const { months, arrivals } = modelled(OWN);
  // These come last, a moment after the rest.
  const last = [months[0], arrivals[0]?.gainEuros].map((euros) =>
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
  const seen = await figuresSeen(page);
  await page.route('**/assets/boot-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(`/simulateur${OWN}`);
  await takenOver(page);
  await expect(mainFigure(page)).toBeVisible();
  await expect(mainFigure(page)).toHaveText(gainText(OWN));
  await expect(page.locator('#waterfall')).toBeVisible();
  expect((await seen()).join()).toContain('flotte');
  expect((await seen()).filter((text) => gainText('').test(text))).toEqual([]);
});

test('nor does one that leads there from another page', DETAIL, async ({ page }) => {
  const { hero } = await loadWords('home', 'fr');
  await page.goto('/');
  await hydrated(page);
  const release = await hold(page, '**/assets/model-thread-*.js');
  await page.getByRole('link', { name: hero.card.seeFleet }).click();
  await expect(page).toHaveURL(/\/simulateur\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-figures]').first()).toBeAttached();
  for (const figure of await page.locator('[data-figures]').all()) {
    await expect(figure).toBeHidden();
  }
  release();
  const { largeVans } = KNOWN_FLEETS;
  await expect(mainFigure(page)).toBeVisible();
  await expect(mainFigure(page)).toHaveText(
    gainText(encodeState({ ...DEFAULT_STATE, a: largeVans })),
  );
  await expect(page.locator('#waterfall')).toBeVisible();
});

for (const language of LANGUAGES) {
  test(
    `a link with values that cannot be opens with the nearest and says which, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const words = await loadWords('simulator', language);
      await openSimulator(page, `${pathTo('simulator', language)}?v=900&p=abc&later=1&i=2`);
      const note = page.getByRole('note');
      await expect(note).toContainText(words.notes.link);
      await expect(note.getByRole('listitem')).toHaveCount(2);
      await expect(note).not.toContainText(words.notes.version1);
      await expect(page.getByRole('spinbutton', { name: words.fields.vehicles.label })).toHaveValue(
        '200',
      );
    },
  );

  test(
    `a link of version 1 opens with its answers and says so, until something is answered, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { fields, notes } = await loadWords('simulator', language);
      await openSimulator(page, pathTo('simulator', language) + OF_VERSION_1);
      const note = page.getByText(notes.version1);
      await expect(note).toBeVisible();
      const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
      await expect(vehicles).toHaveValue('60');
      await expect(mainFigure(page)).toHaveText(gainText('?v=60&r=6.5'));
      await vehicles.fill('61');
      await expect(note).toBeHidden();
      await expect(page).toHaveURL(`${pathTo('simulator', language)}?v=61&r=6.5&i=2`);
      await page.getByRole('combobox', { name: fields.slot.label }).selectOption('early');
      await expect(page).toHaveURL(`${pathTo('simulator', language)}?v=61&t=early&i=2`);
      await expect(note).toBeHidden();
    },
  );
}

test(
  'what version 1 took out of bounds is said together with whose link it is',
  DETAIL,
  async ({ page }) => {
    const { notes } = await loadWords('simulator', 'fr');
    await openSimulator(page, `/simulateur${OF_VERSION_1}&u=50`);
    const note = page.getByRole('note');
    await expect(note).toContainText(notes.version1);
    await expect(note.getByRole('listitem')).toHaveText([/60\s%/]);
  },
);

test(
  'what a link had to change is named with its scenario, and no longer once it is answered',
  DETAIL,
  async ({ page }) => {
    const words = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur?m=expert&v=999&ab=b&b.v=999&b.p=abc&i=2');
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
  },
);

test('the address follows the answers and keeps what is not ours', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?utm_source=mail');
  await page.getByRole('spinbutton', { name: words.fields.vehicles.label }).fill('60');
  await expect(page).toHaveURL('/simulateur?utm_source=mail&v=60&i=2');
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
  expect(copied).toMatch(/\/simulateur\?v=77&i=2$/);

  await openSimulator(page, '/simulateur?v=120&i=2');
  await expect(page.getByText(/simulation partagée/)).toContainText('77');
  await vehicles.fill('130');
  await expect(page).toHaveURL('/simulateur?v=130&i=2');
  await page.getByRole('button', { name: words.kept.backToMine }).click();
  await expect(vehicles).toHaveValue('77');

  await openSimulator(page, '/simulateur');
  await page.getByRole('button', { name: words.kept.resumeAction }).click();
  await expect(vehicles).toHaveValue('77');
});

test(
  'two scenarios live in one address, each result with its difference',
  DETAIL,
  async ({ page }) => {
    const words = await loadWords('simulator', 'fr');
    const hours = page.getByRole('spinbutton', { name: words.fields.hours.label });
    await openSimulator(page, '/simulateur');
    const start = page.getByRole('button', { name: words.scenarios.start });
    await start.press('Enter');
    const name = (scenario: 'a' | 'b') =>
      page.getByRole('button', { name: words.scenarios[scenario], exact: true });
    await expect(name('b')).toBeFocused();
    const table = page.getByRole('table', { name: words.scenarios.caption });
    await expect(page.getByText(words.scenarios.same)).toBeVisible();
    await hours.fill('12');
    await expect(page).toHaveURL('/simulateur?ab=b&b.h=12&i=2');
    const [a, b] = [modelled('').shown, modelled('?h=12').shown];
    const more = b.perVehicle.gainEuros - a.perVehicle.gainEuros;
    await expect(page.locator('[data-result]')).toContainText(
      new RegExp(`\\+${amount(more).source}.* par rapport au Scénario A`),
    );
    const row = table.getByRole('row', { name: words.scenarios.results.gain });
    for (const euros of [a.perVehicle.gainEuros, b.perVehicle.gainEuros, more]) {
      await expect(row).toContainText(amount(euros));
    }
    await expect(table.getByRole('row', { name: words.fields.hours.label })).toContainText(
      /8\sh.*12\sh/,
    );
    await page.reload();
    await takenOver(page);
    await calculated(page);
    await expect(mainFigure(page)).toHaveText(gainText('?h=12'));
    await name('a').click();
    await calculated(page);
    await expect(mainFigure(page)).toHaveText(gainText(''));
    await expect(page).toHaveURL('/simulateur?ab=a&b.h=12&i=2');
    await page.getByRole('link', { name: words.scenarios.title }).click();
    await expect(table.getByRole('row').first()).toBeInViewport();
    await page.getByRole('button', { name: /Garder/ }).press('Enter');
    await expect(start).toBeFocused();
    await expect(table).toBeHidden();
  },
);

test('keys reach the comparison on a small phone and scroll it', DETAIL, async ({ page }) => {
  const { scenarios } = await loadWords('simulator', 'fr');
  await page.setViewportSize({ width: 320, height: 568 });
  await openSimulator(page, '/simulateur?ab=b&b.h=12&i=2');
  const scroller = page.getByRole('region', { name: scenarios.caption });
  await page.getByRole('link', { name: scenarios.title }).focus();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await scroller.evaluate((box) => box === document.activeElement)) break;
  }
  await expect(scroller).toBeFocused();
  const hiddenPx = await scroller.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hiddenPx).toBeGreaterThan(0);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test(
  'the other scenario is a ghost in the picture of the night, and named',
  DETAIL,
  async ({ page }) => {
    const { scenarios } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur?v=40&ab=b&b.v=40&b.h=12&i=2');
    const picture = result(page).locator('figure svg[role="img"]').filter({ visible: true });
    const ghost = picture.locator('path[class*="ghost"]').first();
    await expect(picture).toContainText(/A, avec .*€/);
    await expect(picture).toContainText(/B, avec .*€/);
    const drawn = await ghost.getAttribute('d');
    expect(drawn?.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: scenarios.a, exact: true }).click();
    await calculated(page);
    await expect(ghost).not.toHaveAttribute('d', drawn ?? '');
    await page.getByRole('button', { name: scenarios.stop.a }).click();
    await expect(ghost).toHaveAttribute('d', '');
    await expect(picture).not.toContainText('B, avec');
  },
);
