import type { Page } from '@playwright/test';
import type { PEOPLE } from '#server/testing/openid-provider.ts';

/** What the database holds when a picture is taken. */
export const FILLINGS = ['empty', 'three', 'many'] as const;
export type Filling = (typeof FILLINGS)[number];

/** Ids and references of what was stored. */
export interface Stored {
  simulated: string;
  rough: string;
  plain: string;
  suspicious: string;
  closed: string;
  longest: string;
  reference: string;
}

export interface Shot {
  name: string;
  filling: Filling;
  /** Who is logged in; nobody stands before the door. */
  who?: (typeof PEOPLE)[number]['id'];
  path: string | ((stored: Stored) => string);
  /** What is done before the picture is taken. */
  act?: (page: Page, stored: Stored) => Promise<unknown>;
  /** What a dialog or something that stands at the bottom covers is not scrolled through. */
  firstScreen?: boolean;
  forcedColors?: 'active';
  colorScheme?: 'dark';
}

const key = (name: string) => async (page: Page) => page.keyboard.press(name);
const keys =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.keyboard.press(name);
  };

/** The server answers nothing more. */
const away = (page: Page) => page.route('**/api/*.*', (route) => route.abort());
const refuse = (page: Page, status: number, body: object) =>
  page.route('**/api/lead.take', (route) => route.fulfill({ status, json: body }));

const find = async (page: Page, sought: string) => {
  await page.getByRole('searchbox').fill(sought);
  await page.keyboard.press('Enter');
  await page.locator('#person').waitFor();
};
const found = (page: Page, { reference }: Stored) => find(page, reference);

const leads = (name: string, rest: Partial<Shot> = {}): Shot => ({
  ...{ name: `leads-${name}`, filling: 'many', who: 'lea', path: '/leads' },
  ...rest,
});
const lead = (name: keyof Stored, rest: Partial<Shot> = {}): Shot => ({
  ...{ name: `lead-${name}`, filling: 'many', who: 'lea' },
  path: (stored) => `/leads/${stored[name]}`,
  ...rest,
});

const DOOR: Shot[] = [
  { name: 'door', filling: 'empty', path: '/' },
  ...['failed', 'unavailable', 'no-role'].map(
    (reason): Shot => ({ name: `door-${reason}`, filling: 'empty', path: `/?door=${reason}` }),
  ),
];

const LEADS: Shot[] = [
  leads('none', { filling: 'empty' }),
  leads('none-mine', { filling: 'empty', path: '/leads#view=mine' }),
  leads('three', { filling: 'three' }),
  leads('many'),
  leads('mine', { path: '/leads#view=mine' }),
  leads('suspicious', { path: '/leads#view=suspicious' }),
  leads('closed', { path: '/leads#view=closed' }),
  leads('no-match', { path: '/leads#search=zzzzz&priority=priority' }),
  leads('filtered', { path: '/leads#priority=priority&spoken=en&untaken' }),
  leads('reasons', { act: keys('j', 'j', 'ArrowRight') }),
  leads('taken', {
    ...{ firstScreen: true, filling: 'three' },
    act: async (page) => {
      await page.route('**/api/lead.take', (route) => route.fulfill({ json: null }));
      await keys('j', 't')(page);
      await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    },
  }),
  leads('somebody-faster', {
    firstScreen: true,
    act: async (page) => {
      const facts = { name: 'Hugo Lambert', at: new Date().toISOString() };
      await refuse(page, 409, { refusal: 'conflict', ...facts });
      await keys('j', 't')(page);
    },
  }),
  leads('keys', { act: key('?'), firstScreen: true }),
  leads('export', { act: key('e'), firstScreen: true }),
  leads('away', {
    act: async (page) => {
      await away(page);
      await page.getByRole('button', { name: /miens|Mine/ }).click();
      await page.getByRole('alert').waitFor();
    },
  }),
  leads('lost', {
    act: async (page) => {
      await page.route('**/api/*', (route) => route.abort());
      await page.reload();
    },
  }),
  leads('session-ended', {
    firstScreen: true,
    act: async (page) => {
      await page.context().clearCookies({ name: '__Host-desk' });
      await page.getByRole('button', { name: /miens|Mine/ }).click();
      await page.locator('dialog[open]').waitFor();
    },
  }),
];

const LEAD: Shot[] = [
  lead('simulated'),
  lead('simulated', { name: 'lead-first-screen', firstScreen: true }),
  lead('simulated', {
    name: 'lead-from-list',
    path: '/leads',
    act: async (page) => {
      await keys('j', 'j', 'Enter')(page);
      await page.waitForURL(/leads\/./);
      await page.locator('aside form').first().waitFor();
      await page.keyboard.press('j');
      await page.waitForTimeout(1_000);
    },
  }),
  lead('rough'),
  lead('plain'),
  lead('suspicious'),
  lead('closed'),
  lead('longest'),
  lead('simulated', {
    name: 'lead-losing',
    act: (page) => page.getByRole('radio', { name: /^(Perdu|Lost)$/ }).check(),
  }),
  lead('simulated', {
    name: 'lead-preview',
    firstScreen: true,
    act: async (page) => {
      await page.keyboard.press('a');
      await page.locator('dialog[open] pre').waitFor();
    },
  }),
  lead('rough', {
    name: 'lead-correct',
    firstScreen: true,
    act: (page) => page.getByRole('button', { name: /^(Corriger|Correct)$/ }).click(),
  }),
  lead('rough', {
    name: 'lead-correct-wrong',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Corriger|Correct)$/ }).click();
      await page.locator('dialog[open] input[type=time]').first().fill('18:30');
      await page.locator('dialog[open] form [type=submit]').last().click();
    },
  }),
  lead('plain', {
    name: 'lead-note-lost',
    act: async (page) => {
      await page.locator('textarea').fill('Préfère l’après-midi.');
      await away(page);
      await page.locator('textarea + button').click();
    },
  }),
  lead('simulated', {
    name: 'lead-gone',
    path: '/leads/00000000-0000-4000-8000-000000000000',
  }),
];

const SERVICE: Shot[] = [
  { name: 'deliveries-none', filling: 'empty', who: 'marc', path: '/deliveries' },
  { name: 'deliveries', filling: 'many', who: 'marc', path: '/deliveries' },
  {
    ...{ name: 'deliveries-opened', filling: 'many', who: 'marc', path: '/deliveries' },
    act: (page) =>
      page
        .getByRole('button', { name: /^(Voir les|Show the other) /i })
        .first()
        .click(),
  },
  { name: 'numbers-none', filling: 'empty', who: 'marc', path: '/numbers' },
  { name: 'numbers', filling: 'many', who: 'marc', path: '/numbers' },
  { name: 'numbers-source', filling: 'many', who: 'lea', path: '/numbers?days=90&by=source' },
  { name: 'log-none', filling: 'empty', who: 'marc', path: '/log' },
  { name: 'log', filling: 'many', who: 'nadia', path: '/log' },
];

const PEOPLE_PAGE: Shot[] = [
  { name: 'people-none', filling: 'empty', who: 'nadia', path: '/people' },
  { name: 'people', filling: 'many', who: 'nadia', path: '/people' },
  { name: 'people-found', filling: 'many', who: 'nadia', path: '/people', act: found },
  {
    ...{ name: 'people-in-vain', filling: 'many', who: 'nadia', path: '/people' },
    act: async (page) => {
      await page.getByRole('searchbox').fill('nobody@fret.example');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'people-everything', filling: 'many', who: 'nadia', path: '/people' },
    act: async (page, stored) => {
      await found(page, stored);
      await page.locator('details > summary').first().click();
    },
  },
  {
    ...{ name: 'people-correct', filling: 'many', who: 'nadia', path: '/people' },
    firstScreen: true,
    act: async (page, stored) => {
      await found(page, stored);
      await page.getByRole('button', { name: /^(Corriger|Correct)/ }).click();
    },
  },
  {
    ...{ name: 'people-corrected', filling: 'many', who: 'nadia', path: '/people' },
    firstScreen: true,
    act: async (page, stored) => {
      await found(page, stored);
      await page.getByRole('button', { name: /^(Corriger|Correct)/ }).click();
      await page.getByLabel(/^(Société|Company)/).fill('Messageries Moreau et Filles');
      await page.keyboard.press('Enter');
    },
  },
  {
    ...{ name: 'people-erasing', filling: 'many', who: 'nadia', path: '/people' },
    act: async (page, stored) => {
      await found(page, stored);
      await page.locator('aside input').fill('claire');
    },
  },
  {
    ...{ name: 'people-add', filling: 'many', who: 'nadia', path: '/people' },
    firstScreen: true,
    act: (page) =>
      page.getByRole('button', { name: /^(Inscrire une demande|Enter a request)/ }).click(),
  },
];

const OTHERS: Shot[] = [
  { name: 'wrong-role', filling: 'empty', who: 'lea', path: '/people' },
  { name: 'not-found', filling: 'empty', who: 'lea', path: '/nowhere' },
  {
    ...{ name: 'menu', filling: 'three', who: 'camille', path: '/leads', firstScreen: true },
    act: async (page) => {
      const menu = page.locator('header [popovertarget]');
      if (await menu.isVisible()) await menu.click();
    },
  },
];

const forced = (shot: Shot): Shot => ({
  ...shot,
  name: `${shot.name}-forced`,
  forcedColors: 'active',
  colorScheme: 'dark',
});
const LOOKED_AT_TWICE = [
  ...['leads-many', 'leads-reasons', 'lead-simulated', 'deliveries', 'people-found', 'numbers'],
];

const PLAIN = [...DOOR, ...LEADS, ...LEAD, ...SERVICE, ...PEOPLE_PAGE, ...OTHERS];

export const SHOTS: readonly Shot[] = [
  ...PLAIN,
  ...PLAIN.filter(({ name }) => LOOKED_AT_TWICE.includes(name)).map(forced),
  leads('many-dark', { colorScheme: 'dark' }),
];
