import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startProcess } from '#server/testing/start-process.ts';
import { bannerOf, takeProofs } from './consent-parts.ts';
import { fillContact, SENT_TO } from './form-drivers.ts';
import { expect, hydrated, test } from './watched-page.ts';

let site: ReturnType<typeof startProcess>;
let origin: string;
let metrics: string;

test.beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = startProcess({
    SITE_DIR: process.env.SITE_DIR ?? 'dist',
    METRICS_PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: '{"signals_per_minute": 1000}',
  });
  origin = `http://127.0.0.1:${await site.listening}`;
});
test.afterAll(() => site.end());

interface Arrival {
  path?: string;
  language?: Language;
  referrer?: string;
}

/** Someone without a record of consent; what is sent is taken without a database. */
async function arrived(
  browser: Browser,
  { path = '/', language = 'fr', referrer }: Arrival = {},
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
) {
  const context = await browser.newContext({ baseURL: origin, locale: language });
  await takeProofs(context);
  await context.route(SENT_TO, (route) => route.fulfill({ status: 201, json: { id: 'x' } }));
  await prepare(context);
  const page = await context.newPage();
  await page.goto(path, referrer === undefined ? {} : { referer: referrer });
  await hydrated(page);
  const words = await loadConsentWords('consent', language);
  return { context, page, ...bannerOf(page, words) };
}

/** From here on they are counted: the script that counts has come. */
async function agree({ page, acceptAll }: Awaited<ReturnType<typeof arrived>>) {
  const counting = page.waitForResponse('**/assets/active-trackers-*.js');
  await acceptAll.click();
  await (await counting).finished();
  await painted(page);
}

/** By the footer, which names every page. */
async function goTo(page: Page, id: PageId, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo(id, '')}$`));
  await painted(page);
}

async function painted(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

/** Leaves as by closing the tab, which sends what is still waiting. */
async function leave({ page, context }: { page: Page; context: BrowserContext }) {
  await page.goto('about:blank');
  await context.close();
}

/** What is above nought; how far a page is scrolled depends on what a click scrolls to. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const series = text.matchAll(
    /^visit_events_total\{event="(\w+)",page="([\w-]+)",language="(\w+)"\} ([1-9]\d*)$/gm,
  );
  return Object.fromEntries(
    [...series]
      .filter(([, event]) => event !== 'scroll_depth')
      .map(([, event, page, language, count]) => [`${event} ${page} ${language}`, Number(count)]),
  );
}

test('the counters of a scripted day are exact, refusals and withdrawals included', async ({
  browser,
}) => {
  test.setTimeout(180_000);
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
    const refusedByBrowser = await arrived(browser, {}, (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      ),
    );
    await leave(refusedByBrowser);
    expect(await counted()).toEqual({});
  });

  await test.step('from a search to the simulator, with a reload that is no visit', async () => {
    const visitor = await arrived(browser, { referrer: 'https://www.google.fr/' });
    await agree(visitor);
    await goTo(visitor.page, 'faq', faqName);
    await goTo(visitor.page, 'simulator', simulatorName);
    const counting = visitor.page.waitForResponse('**/assets/active-trackers-*.js');
    await visitor.page.reload();
    await hydrated(visitor.page);
    await (await counting).finished();
    await visitor.page.waitForLoadState('networkidle');
    // Nothing of it stays in the browser but the choice.
    const kept = await visitor.page.evaluate(() => Object.keys(sessionStorage).join());
    expect(kept).not.toContain('visit');
    await leave(visitor);
  });

  await test.step('agreed to on the second page, in English, to a message', async () => {
    const visitor = await arrived(browser, { path: '/en', language: 'en' });
    await goTo(visitor.page, 'faq', english.footer.pages.faq);
    await agree(visitor);
    await visitor.page.getByRole('banner').locator('a[data-cta]').first().click();
    await expect(visitor.page).toHaveURL(/\/en\/contact$/);
    const form = visitor.page.locator('main form');
    await fillContact(form, 'en', 'jo@fret.example');
    await form.locator('button[type=submit]').click();
    const { meta } = await loadWords('confirmation', 'en');
    await expect(visitor.page).toHaveTitle(meta.title);
    await painted(visitor.page);
    await leave(visitor);
  });

  await test.step('withdrawn at once: nothing; withdrawn later: what was sent before', async () => {
    const hasty = await arrived(browser, { path: pathTo('fleets', '') });
    await agree(hasty);
    await hasty.page.getByRole('link', { name: french.footer.manageCookies }).click();
    await hasty.essentialOnly.click();
    await goTo(hasty.page, 'simulator', simulatorName);
    await leave(hasty);

    const later = await arrived(browser, { path: pathTo('partners', '') });
    const sent = later.page.waitForRequest('**/api/events');
    await agree(later);
    await sent;
    await later.page.getByRole('link', { name: french.footer.manageCookies }).click();
    await later.essentialOnly.click();
    await goTo(later.page, 'simulator', simulatorName);
    await leave(later);
  });

  await expect.poll(counted).toEqual({
    'visit home fr': 1,
    'visit home en': 1,
    'visit partners fr': 1,
    'page_view home fr': 1,
    'page_view faq fr': 1,
    'page_view simulator fr': 2,
    'page_view faq en': 1,
    'page_view contact en': 1,
    'page_view confirmation en': 1,
    'page_view partners fr': 1,
    'simulator_view simulator fr': 2,
    'cta_click faq en': 1,
    'form_start contact en': 1,
    'form_submit contact en': 1,
  });
});
