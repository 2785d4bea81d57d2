import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Client } from 'pg';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { bannerOf } from './consent-parts.ts';
import { fillBusiness, fillContact, fillFleet } from './form-drivers.ts';
import { startTwoProcesses } from './two-processes.ts';
import { expect, hydrated, test } from './watched-page.ts';

type House = Awaited<ReturnType<typeof startTwoProcesses>>;
let house: House;

test.beforeAll(async () => {
  house = await startTwoProcesses(process.env.SITE_DIR ?? 'dist');
});
test.afterAll(() => house.end());

interface Arrival {
  path?: string;
  language?: Language;
  referrer?: string;
  context?: Parameters<Browser['newContext']>[0];
}

/** Someone without a record of consent. */
async function arrived(
  browser: Browser,
  { path = '/', language = 'fr', referrer, context: options }: Arrival = {},
) {
  const context = await browser.newContext({ baseURL: house.origin, locale: language, ...options });
  const page = await context.newPage();
  await page.goto(path, referrer === undefined ? {} : { referer: referrer });
  await hydrated(page);
  const words = await loadConsentWords('consent', language);
  return { context, page, language, ...bannerOf(page, words) };
}

type Visitor = Awaited<ReturnType<typeof arrived>>;

/** From here on they are counted: the script that counts has come, and has seen where they are. */
async function agree({ page, acceptAll }: Visitor) {
  const counting = page.waitForResponse('**/assets/active-trackers-*.js');
  await acceptAll.click();
  await (await counting).finished();
  await noted(page, (visit) => visit !== null);
}

/** What the tab notes about the visit. */
async function noted(page: Page, isReached: (visit: string | null) => boolean) {
  await expect
    .poll(async () => isReached(await page.evaluate(() => sessionStorage.getItem('voltige-visit'))))
    .toBe(true);
}

/** By the footer, which names every page. */
async function goTo(page: Page, id: PageId, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo(id, '')}$`));
  await painted(page);
}

/** The frame that paints what has changed, and the task after it, in which that is timed. */
async function painted(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

/** Whoever fills a form in less than two seconds is taken for a program. */
async function longEnough(page: Page) {
  const fromMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 2000, fromMs);
}

/** Leaves as by closing the tab, which sends what is still waiting. */
async function leave({ page, context }: { page: Page; context: BrowserContext }) {
  await page.goto('about:blank');
  await context.close();
}

async function storedCounts(): Promise<Record<string, number>> {
  const client = new Client(house.ownerUrl);
  await client.connect();
  // Depths depend on what a click scrolls to, bars on the machine.
  const { rows } = await client.query(`SELECT concat_ws(' ', event,
      CASE WHEN event IN ('lcp', 'inp', 'cls', 'navigation') THEN NULL ELSE nullif(detail, '') END,
      page, language, nullif(source, '')) AS what, sum(count)::integer AS count
    FROM audience_counts WHERE event NOT IN ('scroll_depth', 'lcp', 'inp') GROUP BY 1`);
  await client.end();
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

test('a scripted day is counted to the unit, over two processes, refusals and withdrawals', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const french = await loadWords('shell', 'fr');
  const english = await loadWords('shell', 'en');
  const { faq: faqName, simulator: simulatorName } = french.footer.pages;

  await test.step('who refuses, says nothing, or has a browser that refuses, is not counted', async () => {
    const refusing = await arrived(browser);
    await refusing.essentialOnly.click();
    await goTo(refusing.page, 'simulator', simulatorName);
    await leave(refusing);
    const silent = await arrived(browser, { path: pathTo('faq', '') });
    await goTo(silent.page, 'simulator', simulatorName);
    await leave(silent);
    const context = await browser.newContext({ baseURL: house.origin });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    await leave({ page, context });
  });

  await test.step('from a search to the simulator, with a reload', async () => {
    const visitor = await arrived(browser, { referrer: 'https://www.google.fr/' });
    await agree(visitor);
    await goTo(visitor.page, 'faq', faqName);
    await goTo(visitor.page, 'simulator', simulatorName);
    await noted(visitor.page, (visit) => visit?.includes('"simulator"') ?? false);
    await painted(visitor.page);
    const counting = visitor.page.waitForResponse('**/assets/active-trackers-*.js');
    await visitor.page.reload();
    await hydrated(visitor.page);
    await (await counting).finished();
    await visitor.page.waitForLoadState('networkidle');
    await leave(visitor);
  });

  await test.step('one process is replaced, as at a release', async () => {
    expect(await house.replaceFirst()).toBe(0);
  });

  await test.step('agreed to on the second page, by mail, in English, to a message', async () => {
    const visitor = await arrived(browser, { path: '/en?utm_medium=email', language: 'en' });
    await goTo(visitor.page, 'faq', english.footer.pages.faq);
    await agree(visitor);
    await visitor.page.getByRole('banner').locator('a[data-cta]').first().click();
    await expect(visitor.page).toHaveURL(/\/en\/contact$/);
    const form = visitor.page.locator('main form');
    await fillContact(form, 'en', 'jo@fret.example');
    await longEnough(visitor.page);
    await form.locator('button[type=submit]').click();
    const { meta } = await loadWords('confirmation', 'en');
    await expect(visitor.page).toHaveTitle(meta.title);
    await painted(visitor.page);
    await leave(visitor);
  });

  await test.step('withdrawn at once: nothing; withdrawn later: what was told before', async () => {
    const hasty = await arrived(browser, { path: pathTo('fleets', '') });
    await agree(hasty);
    await hasty.page.getByRole('link', { name: french.footer.manageCookies }).click();
    await hasty.essentialOnly.click();
    await noted(hasty.page, (visit) => visit === null);
    await leave(hasty);

    const later = await arrived(browser, { path: pathTo('partners', '') });
    const told = later.page.waitForRequest('**/api/events');
    await agree(later);
    await told;
    await later.page.getByRole('link', { name: french.footer.manageCookies }).click();
    await later.essentialOnly.click();
    await noted(later.page, (visit) => visit === null);
    await goTo(later.page, 'simulator', simulatorName);
    await leave(later);
  });

  await test.step('from an advert straight to a lead that qualifies', async () => {
    const path = `${pathTo('pre-registration', '')}?utm_source=linkedin&utm_medium=cpc`;
    const visitor = await arrived(browser, { path });
    await agree(visitor);
    const { form: words } = await loadWords('pre-registration', 'fr');
    const form = visitor.page.locator('main form');
    const submit = form.locator('button[type=submit]');
    await fillFleet(form, 'fr', 'ana@fret.example');
    await submit.click();
    await form.getByRole('heading', { name: words.steps[1].name }).waitFor();
    await fillBusiness(form, 'fr');
    await submit.click();
    await form.getByRole('heading', { name: words.steps[2].name }).waitFor();
    await form.getByLabel(words.labels.email_consent).check();
    await longEnough(visitor.page);
    await submit.click();
    await noted(visitor.page, (visit) => visit?.includes('"qualified"') ?? false);
    await leave(visitor);
  });

  expect(await house.stopSites()).toEqual([0, 0]);
  expect(house.told.length).toBeGreaterThan(3);
  for (const batch of house.told) expect(Object.keys(JSON.parse(batch))).toEqual(['events']);
  expect(await storedCounts()).toEqual({
    'cls home fr': 1,
    'cls simulator fr': 1,
    'cls home en': 1,
    'cls pre-registration fr': 1,
    'cta_click contact faq en': 1,
    'form_submit contact contact en': 1,
    'form_submit pre_registration pre-registration fr': 1,
    'funnel_step visit home fr search': 1,
    'funnel_step simulator home fr search': 1,
    'funnel_step visit home en email': 1,
    'funnel_step form home en email': 1,
    'funnel_step message home en email': 1,
    'funnel_step visit partners fr direct': 1,
    'funnel_step visit pre-registration fr ads': 1,
    'funnel_step form pre-registration fr ads': 1,
    'funnel_step lead pre-registration fr ads': 1,
    'funnel_step qualified pre-registration fr ads': 1,
    'navigation faq fr': 1,
    'navigation simulator fr': 1,
    'navigation contact en': 1,
    'page_view home fr': 1,
    'page_view faq fr': 1,
    'page_view simulator fr': 2,
    'page_view faq en': 1,
    'page_view contact en': 1,
    'page_view confirmation en': 1,
    'page_view partners fr': 1,
    'page_view pre-registration fr': 1,
    'simulator_view simulator fr': 2,
  });
  const printed = execFileSync(
    process.execPath,
    ['src/server/cli/cli-command.ts', 'counts', '--by', 'source', '--json'],
    {
      env: { ...process.env, DATABASE_URL: house.ownerUrl },
      encoding: 'utf8',
    },
  );
  const { funnel, stored } = JSON.parse(printed);
  const none = { simulator: 0, form: 0, lead: 0, qualified: 0, message: 0 };
  expect(funnel).toEqual([
    { of: 'ads', ...none, visit: 1, form: 1, lead: 1, qualified: 1 },
    { of: 'direct', ...none, visit: 1 },
    { of: 'email', ...none, visit: 1, form: 1, message: 1 },
    { of: 'search', ...none, visit: 1, simulator: 1 },
    { of: 'all', visit: 4, simulator: 1, form: 2, lead: 1, qualified: 1, message: 1 },
  ]);
  expect(stored).toEqual([
    { of: 'ads', leads: 1, qualified: 1, messages: 0 },
    { of: 'email', leads: 0, qualified: 0, messages: 1 },
    { of: 'all', leads: 1, qualified: 1, messages: 1 },
  ]);
});
