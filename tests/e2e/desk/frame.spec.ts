import { fill } from '#content/fill.ts';
import { deskWords } from '#desk/words/words.ts';
import {
  DESK_PAGE_NAMES,
  DESK_PAGES,
  type DeskPage,
  type DeskRole,
  pagesFor,
} from '#domain/desk/desk-roles.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { rows } from '../testing/arrivals.ts';
import { type DeskName, expect, logIn, test, titleOf } from './desk.page.ts';

const words = deskWords('fr');
const MEMBERS: Record<DeskRole, DeskName> = {
  sales: 'Léa Fontaine',
  privacy: 'Nadia Benali',
  operations: 'Marc Ollivier',
};
const HEADINGS: Record<DeskPage, string> = {
  requests: 'Demandes',
  people: 'Droits des personnes',
  deliveries: 'Livraisons',
  audit: 'Journal',
};

for (const [role, name] of Object.entries(MEMBERS) as [DeskRole, DeskName][]) {
  test(`${role}: their pages open, every other says whose it is`, async ({ page }) => {
    const own = pagesFor([role]);
    const [before] = await rows('SELECT max(id) AS id FROM desk_audit');
    await logIn(page, name);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(
      own.map((one) => words.pages[one]),
    );
    for (const one of own) {
      await page.goto(DESK_PAGES[one].path);
      await expect(titleOf(page)).toHaveText(HEADINGS[one]);
    }
    const others = DESK_PAGE_NAMES.filter((one) => !own.includes(one));
    for (const one of others) {
      const { path, roles } = DESK_PAGES[one];
      const reported = page.waitForResponse(/\/api\/page\.refused$/);
      await page.goto(path);
      const theirs = roles.map((its) => words.roles[its]).join(', ');
      await expect(titleOf(page)).toHaveText(fill(words.refused.title, { roles: theirs }));
      expect((await reported).status()).toBe(200);
    }
    const logged = await rows(
      `SELECT facts->>'page' AS page FROM desk_audit
       WHERE name = $1 AND action = 'page.refused' AND id > $2`,
      [name, before?.id ?? 0],
    );
    expect(new Set(logged.map((line) => line.page))).toEqual(new Set(others));
  });
}

for (const width of [1280, 390]) {
  test(`what has no list is accessible at ${width} px`, async ({ page, faults }) => {
    faults.expected = /404/;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Français' }).click();
    await logIn(page, 'Nadia Benali', '/requests');
    await expect(titleOf(page)).toHaveText('Cette page est réservée : Commerce.');
    await expectAccessible(page);
    await page.goto('/nowhere');
    await expect(titleOf(page)).toHaveText('Cette page n’existe pas.');
    await expectAccessible(page);
  });

  test(`older lines of the log come by keyboard, at ${width} px`, async ({ page }) => {
    // More than two pages of lines that do not fold; those that other tests add may, and stand on the first page.
    await rows(
      `INSERT INTO desk_audit (subject, name, action) SELECT 'rita', 'Rita ' || n, 'audit.list'
       FROM generate_series(1, 201) n`,
    );
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'Nadia Benali', '/log');
    const lines = page.getByRole('row').filter({ has: page.getByRole('time') });
    const more = page.getByRole('button', { name: 'Afficher la suite' });
    await expect(lines.first()).toBeVisible();
    const shown = await lines.count();
    await more.press('Enter');
    await expect(lines).toHaveCount(shown + 100);
    await expect(lines.nth(shown)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await expectAccessible(page);
  });
}

test('on a phone the menu works by keyboard', async ({ page, faults }) => {
  faults.expected = /404/;
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, 'Nadia Benali', '/nowhere');
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  await menu.press('Enter');
  const log = page.getByRole('link', { name: 'Journal' });
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await log.press('Enter');
  // Readers go on at the title of the page they went to.
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused();
  await expect(log).toBeHidden();
});
