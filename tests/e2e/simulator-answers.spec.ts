import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import {
  amount,
  calculated,
  fact,
  gainText,
  mainFigure,
  modelled,
  openSimulator,
  panel,
} from './simulator-page.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const announcer = (page: Page) => page.locator('main > p[role="status"]');

/** What a screen reader would say, one text per announcement. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await announcer(page).evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('in a browser with an English interface', () => {
  test.use({ locale: 'en-GB' });

  for (const language of LANGUAGES) {
    test(
      `a number is typed with a comma or a point, in ${language}`,
      sampledIn(language),
      async ({ page }) => {
        const { fields, inputs } = await loadWords('simulator', language);
        await openSimulator(page, pathTo('simulator', language));
        const hours = page.getByRole('spinbutton', { name: fields.hours.label });
        const written = `8${inputs.decimalSign}5`;
        for (const typed of ['8,5', '8.5']) {
          await hours.fill('');
          await hours.pressSequentially(typed);
          await hours.press('Enter');
          await expect(hours).toHaveValue(written);
          await expect(hours).toHaveAttribute('aria-valuenow', '8.5');
          await expect(page).toHaveURL(/h=8\.5/);
          await hours.fill('10');
        }
        await hours.press('ArrowUp');
        await expect(hours).toHaveValue(`10${inputs.decimalSign}25`);
        await hours.press('ArrowDown');
        await hours.press('ArrowDown');
        await expect(hours).toHaveValue(`9${inputs.decimalSign}75`);
        await hours.fill('nothing');
        await hours.press('Enter');
        await expect(hours).toHaveValue(`9${inputs.decimalSign}75`);
      },
    );
  }
});

test('the power of the site says what it was set to, may hold thousands and be left empty', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  const site = page.getByRole('spinbutton', { name: words.fields.siteKw.label });
  for (const [typed, settled, note] of [
    ['1', '5', /Ramené à 5\skW\./],
    ['12,6', '13', /Ramené à 13\skW\./],
    ['1 200', '1200', ''],
    ['1.200', '1200', ''],
    ['', '', ''],
  ] as const) {
    await site.fill(typed);
    await site.press('Enter');
    await expect(site).toHaveValue(settled);
    await expect(site).toHaveAccessibleDescription(note);
  }
  await site.press('ArrowUp');
  await expect(site).toHaveValue('5');
});

for (const language of LANGUAGES) {
  test(`a note ends with one full stop, in ${language}`, sampledIn(language), async ({ page }) => {
    const { fields } = await loadWords('simulator', language);
    await openSimulator(page, pathTo('simulator', language));
    const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
    await vehicles.fill('1');
    await vehicles.press('Enter');
    await expect(vehicles).toHaveAccessibleDescription(/5\s(véh|vehicles)\.$/);
    await expect(vehicles).not.toHaveAccessibleDescription(/\.\./);
  });
}

test('a fleet above the limit is offered a contact instead', DETAIL, async ({ page }) => {
  const words = await loadWords('simulator', 'fr');
  const contact = await loadFormWords('contact-form', 'fr');
  await openSimulator(page, '/simulateur');
  const vehicles = page.getByRole('spinbutton', { name: words.fields.vehicles.label });
  await vehicles.fill('999');
  await vehicles.press('Enter');
  const note = page.locator('p', { hasText: 'Le simulateur s’arrête à 200' });
  await note.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: contact.dialogTitle })).toContainText('200');
});

test('A14: a note and what cannot be are announced with the result, each change once', async ({
  page,
}) => {
  const words = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert');
  const said = await listen(page);
  const vehicles = panel(page, 'expert').getByRole('spinbutton', {
    name: words.fields.vehicles.label,
  });
  await vehicles.fill('999');
  await vehicles.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/arrête à 200 véhicules.*par an/)]);
  const start = panel(page, 'expert').getByRole('slider', {
    name: words.fields.startPercent.label,
  });
  const target = panel(page, 'expert').getByRole('slider', {
    name: words.fields.targetPercent.label,
  });
  await target.press('Home');
  await start.press('End');
  const warning = words.warnings['start-above-target'];
  await expect.poll(async () => (await said()).at(-1)).toContain(warning);
  expect((await said()).at(-1)).not.toContain('arrête à 200');
});

test(
  'A14: what an address brings is not announced, what the visitor then answers is',
  DETAIL,
  async ({ page }) => {
    const words = await loadWords('simulator', 'fr');
    await page.clock.install();
    await openSimulator(page, '/simulateur?v=60&i=2');
    await expect(mainFigure(page)).toHaveText(gainText('?v=60'));
    const said = await listen(page);
    await page.clock.runFor(5000);
    await expect(announcer(page)).toHaveText('');
    await page.getByRole('slider', { name: words.fields.vehicles.label }).press('ArrowRight');
    await calculated(page);
    await page.clock.runFor(5000);
    await expect.poll(said).toHaveLength(1);
    await expect(announcer(page)).toHaveText(amount(modelled('?v=65').shown.fleet.gainEuros));
  },
);

test('Back finds the answer that was given right before the change of mode', async ({ page }) => {
  const { fields } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?v=90&i=2');
  const vehicles = page.getByRole('spinbutton', { name: fields.vehicles.label });
  await vehicles.fill('120');
  // At once: the address has not followed yet.
  await page
    .getByRole('tab')
    .last()
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(panel(page, 'expert')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'simple')).toBeVisible();
  await expect(page).toHaveURL('/simulateur?v=120&i=2');
  await expect(vehicles).toHaveValue('120');
  await calculated(page);
  await expect(mainFigure(page)).toHaveText(gainText('?v=120'));
});

test('giving back is counted where it is worth it, and said not to be where it is not', async ({
  page,
}) => {
  const { fields, reserve, waterfall } = await loadWords('simulator', 'fr');
  await openSimulator(page, '/simulateur?m=expert&h=13&r=7&n0=40&k=150&i=2');
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: reserve.title, exact: true }),
  });
  await expect(card.last()).toContainText('bornes bidirectionnelles');
  await page.getByRole('combobox', { name: fields.bidirectional.label }).selectOption('yes');
  await calculated(page);
  expect(modelled('?h=13&r=7&n0=40&k=150&v2=yes').estimate.countsV2g).toBe(false);
  await expect(card.last()).toContainText('Nous ne le comptons pas');
  const column = page.locator('#waterfall text', {
    hasText: waterfall.columns.v2g.split('\n')[1] ?? '',
  });
  await expect(column.filter({ visible: true })).toHaveCount(0);
  await openSimulator(page, '/simulateur?m=expert&h=13&r=7&n0=40&k=150&v2=yes&ex=yes&i=2');
  expect(modelled('?h=13&r=7&n0=40&k=150&v2=yes&ex=yes').estimate.countsV2g).toBe(true);
  await expect(card.last()).toContainText('C’est compté ci-dessus');
  await expect(column.filter({ visible: true })).toHaveCount(1);
});

test(
  'a fleet that is plugged in all day gets the warning that it has no time to drive',
  DETAIL,
  async ({ page }) => {
    const { warnings } = await loadWords('simulator', 'fr');
    await openSimulator(page, '/simulateur?m=expert&d=3&h=8&i=2');
    await expect(panel(page, 'expert')).toContainText(warnings['no-time-to-drive']);
  },
);

test(
  'what the vehicles lack at departure is said in kilowatt-hours, and nothing is earned',
  DETAIL,
  async ({ page }) => {
    const { facts } = await loadWords('simulator', 'fr');
    const query = '?m=expert&h=6&p=7&b=120&n0=10&n1=100&i=2';
    await openSimulator(page, `/simulateur${query}`);
    const short = modelled(query).estimate.shortByKwh.toFixed(1).replace('.', ',');
    await expect(page.getByText('La fenêtre est trop courte')).toContainText(
      new RegExp(`il manque ${short}\\skWh`),
    );
    await expect(mainFigure(page)).toHaveText(/^0\s€$/);
    await expect(fact(page, facts.ready)).toHaveText(/^0\s%$/);
  },
);
