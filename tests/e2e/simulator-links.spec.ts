import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { figuresSeen, gainText, mainFigure, openSimulator, panel } from './simulator-page.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, hold, hydrated, takenOver, test } from './watched-page.ts';

const OWN = '?m=expert&v=60&h=13&r=7&i=3';
/** As version 1 wrote it: a night slot, a ready hour, and three questions that are no longer asked. */
const OF_VERSION_1 = '?v=60&t=night&r=6.5&f=3&j=2023&l=8';

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
  await expect(page.locator('#standing')).toBeVisible();
  expect((await seen()).join()).toContain('flotte');
  expect((await seen()).filter((text) => gainText('').test(text))).toEqual([]);
});

test('nor does a link from another page of the site', DETAIL, async ({ page }) => {
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
  const { trucks } = KNOWN_FLEETS;
  await expect(mainFigure(page)).toBeVisible();
  await expect(mainFigure(page)).toHaveText(
    gainText(encodeState({ mode: 'simple', fleet: trucks })),
  );
  await expect(page.locator('#standing')).toBeVisible();
});

for (const language of LANGUAGES) {
  test(
    `a link of version 1 opens with its answers and says so, until something is answered, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const { fields, notes } = await loadWords('simulator', language);
      await openSimulator(page, `${pathTo('simulator', language)}${OF_VERSION_1}&u=50`);
      const note = page.getByRole('note');
      await expect(note).toContainText(notes.version1);
      await expect(note.getByRole('listitem')).toHaveText([/60\s?%/]);
      const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
      await expect(vehicles).toHaveValue('60');
      await expect(mainFigure(page)).toHaveText(gainText('?v=60&r=6.5&u=60'));
      await vehicles.fill('61');
      await expect(page.getByText(notes.version1)).toBeHidden();
      await expect(page).toHaveURL(/\?v=61&r=6\.5&u=60&i=3$/);
    },
  );
}

test('a link of version 2 opens with the two answers it supposed, and asks to check them', async ({
  page,
}) => {
  const { notes, options } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=80&h=13&r=7&a=delivery&i=2');
  await expect(page.getByText(notes.version2)).toBeVisible();
  for (const name of [options.baseline.arrival, options.contract.indexed]) {
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await expect(mainFigure(page)).toHaveText(/^193\s€$/);
  await page.getByRole('radio', { name: options.contract.class }).check();
  await expect(page.getByText(notes.version2)).toBeHidden();
  await expect(mainFigure(page)).toHaveText(/^121\s€$/);
});

test('what a link had to change or leave out is named, and no longer once it is answered', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&v=999&p=abc&ab=b&b.v=50&i=3');
  const note = page.getByRole('note');
  const notes = note.getByRole('listitem');
  const label = words.fields.vehicles.label;
  await expect(note).toContainText(words.notes.link);
  await expect(note).toContainText(words.notes.secondFleet);
  await expect(notes).toHaveText([
    new RegExp(`^${label}.*200`),
    new RegExp(`^${words.fields.chargerKw.label}.*11`),
  ]);
  await panel(page, 'expert').getByRole('spinbutton', { name: label }).fill('60');
  await expect(notes).toHaveCount(1);
  await expect(note).not.toContainText('60');
  await expect(note).not.toContainText(words.notes.secondFleet);
});

test('the address follows the answers and keeps what is not ours', async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?utm_source=mail');
  await page.getByRole('spinbutton', { name: words.fields.vehicles.label }).fill('60');
  await expect(page).toHaveURL('/simulateur?utm_source=mail&v=60&i=3');
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
  await page.getByRole('button', { name: words.board.next.share, exact: true }).click();
  await page.getByRole('button', { name: words.actions.copy }).click();
  await expect(page.getByText(words.actions.copied, { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/simulateur\?v=77&i=3$/);

  await openSimulator(page, '/simulateur?v=120&i=3');
  await expect(page.getByText(/simulation partagée/)).toContainText('77');
  await vehicles.fill('130');
  await expect(page).toHaveURL('/simulateur?v=130&i=3');
  await page.getByRole('button', { name: words.kept.backToMine }).click();
  await expect(vehicles).toHaveValue('77');

  await openSimulator(page, '/simulateur');
  await page.getByRole('button', { name: words.kept.resumeAction }).click();
  await expect(vehicles).toHaveValue('77');
});
