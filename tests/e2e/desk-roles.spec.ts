import { deskWords } from '#content/desk-words.ts';
import { fill } from '#content/fill.ts';
import {
  DESK_PAGE_NAMES,
  DESK_PAGES,
  type DeskPage,
  type DeskRole,
  pagesFor,
} from '#domain/desk/desk-roles.ts';
import { rows } from './arrivals.ts';
import { type DeskName, expect, logIn, siteOf, test } from './desk-visitor.ts';

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
const words = deskWords('fr');

for (const [role, name] of Object.entries(MEMBERS) as [DeskRole, DeskName][]) {
  test(`${role}: the rail has their pages, each opens, and every other says whose it is and is logged`, async ({
    page,
    baseURL,
  }) => {
    const own = pagesFor([role]);
    const [before] = await rows(siteOf(baseURL), 'SELECT max(id) AS id FROM desk_audit', []);
    await logIn(page, name);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(
      own.map((one) => words.pages[one]),
    );
    const title = page.getByRole('heading', { level: 1 });
    for (const one of own) {
      await page.goto(DESK_PAGES[one].path);
      await expect(title).toHaveText(HEADINGS[one]);
    }
    const others = DESK_PAGE_NAMES.filter((one) => !own.includes(one));
    for (const one of others) {
      const { path, roles } = DESK_PAGES[one];
      const reported = page.waitForResponse(/\/api\/page\.refused$/);
      await page.goto(path);
      const theirs = roles.map((its) => words.roles[its]).join(', ');
      await expect(title).toHaveText(fill(words.refused.title, { roles: theirs }));
      expect((await reported).status()).toBe(200);
    }
    const logged = await rows(
      siteOf(baseURL),
      `SELECT facts->>'page' AS page FROM desk_audit
       WHERE name = $1 AND action = 'page.refused' AND id > $2`,
      [name, before?.id ?? 0],
    );
    expect(new Set(logged.map((line) => line.page))).toEqual(new Set(others));
  });
}
