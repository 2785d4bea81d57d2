import type { Locator, Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import type { Prefix } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, markDocument } from '../testing/same-document.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, hydrated, test } from '../testing/watched-page.ts';

/** Longer than a pointer or the focus has to rest on a link. */
const REST_MS = 600;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const linkTo = (page: Page, id: PageId, prefix: Prefix = '') =>
  page.getByRole('contentinfo').locator(`a[href="${pathTo(id, prefix)}"]`);

/** What came from the line; what the browser took from its own store weighs nothing. */
const files = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && name.includes('/assets/'))
      .map(({ name }) => new URL(name).pathname),
  );

/** The files that come while something is done, and in the moment after. */
async function filesOf(page: Page, deed: () => Promise<unknown>): Promise<string[]> {
  const before = (await files(page)).length;
  await deed();
  await page.waitForTimeout(REST_MS);
  await page.waitForLoadState('networkidle');
  return (await files(page)).slice(before);
}

const file = (type: string) => (name: string) =>
  expect.stringMatching(new RegExp(`^/assets/${name}-[0-9a-f]{8}\\.${type}$`));
const [data, script, style] = [file('json'), file('js'), file('css')];

/** Until links are watched: when the browser has nothing else to do. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await markDocument(page);
}

const fingerOn = (link: Locator) =>
  link.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true });

const INTENTS: Record<string, (link: Locator) => Promise<void>> = {
  pointer: (link) => link.hover(),
  focus: (link) => link.focus(),
  finger: fingerOn,
};

for (const [name, rest] of Object.entries(INTENTS)) {
  const title = `the ${name} on a link fetches its page in one step, and the click asks for nothing more`;
  test(title, name === 'pointer' ? {} : DETAIL, async ({ page }) => {
    const faq = await loadWords('faq', 'fr');
    await open(page, '/');
    const ahead = await filesOf(page, () => rest(linkTo(page, 'faq')));
    for (const one of [data('faq-fr'), script('faq'), style('faq')])
      expect(ahead).toContainEqual(one);
    const asked = await filesOf(page, async () => {
      await linkTo(page, 'faq').evaluate((link: HTMLElement) => link.click());
      await expect(h1(page)).toHaveText(faq.hero.title);
    });
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(h1(page)).toBeFocused();
    await expectSameDocument(page);
  });
}

test('in English a link fetches English words, and the switch those of the other language', async ({
  page,
}) => {
  await open(page, '/en');
  const ahead = await filesOf(page, () => linkTo(page, 'faq', 'en').hover());
  expect(ahead).toContainEqual(data('faq-en'));
  expect(ahead).not.toContainEqual(data('faq-fr'));
  const french = page.locator('a[hreflang="fr"]:visible').first();
  const other = await filesOf(page, () => french.hover());
  expect(other.toSorted()).toEqual([data('home-fr'), data('shell-fr')]);
  const asked = await filesOf(page, async () => {
    await french.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
  expect(asked.filter((path) => path.includes('-fr-'))).toEqual([]);
});

test('the page’s primary button in view is enough, unless its page is heavy', async ({ page }) => {
  const showPrimary = () =>
    page.locator('main a[data-cta="primary"]').first().scrollIntoViewIfNeeded();
  await open(page, '/solutions/flottes');
  const heavy = await filesOf(page, async () => {
    await showPrimary();
    await page.waitForTimeout(REST_MS);
  });
  expect(heavy.filter((path) => path.includes('simulator'))).toEqual([]);
  await open(page, '/solutions/agregateurs');
  await showPrimary();
  await expect.poll(() => files(page)).toContainEqual(data('contact-fr'));
});

test('a pointer or focus that only passes over a link prefetches nothing, nor does a link to elsewhere', async ({
  page,
}) => {
  await open(page, '/');
  const passed = await filesOf(page, () =>
    page.evaluate(() => {
      const point = (on: Element, event: string) =>
        on.dispatchEvent(new PointerEvent(event, { pointerType: 'mouse', bubbles: true }));
      const over = (on: Element) => point(on, 'pointerover');
      const links = document.querySelectorAll<HTMLElement>('footer ul a[href^="/"]');
      for (const link of links) {
        over(link);
        link.focus();
      }
      over(document.body);
      (document.activeElement as HTMLElement).blur();
      for (const href of [
        'https://elsewhere.example/faq',
        '/api/analysis',
        '/analyse',
        '/#x',
        'tel:1',
      ]) {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = href;
        point(link, 'pointerdown');
      }
    }),
  );
  expect(passed).toEqual([]);
});

test('nothing is fetched before the page is idle, and then for the link under the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => held.push(work),
      becomeIdle: () => {
        for (const work of held.splice(0)) work();
      },
    });
  });
  await page.goto('/');
  await hydrated(page);
  const early = await filesOf(page, () => linkTo(page, 'faq').hover());
  expect(early.filter((path) => path.includes('faq'))).toEqual([]);
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect.poll(() => files(page)).toContainEqual(data('faq-fr'));
});

for (const [name, connection] of Object.entries({
  'a visitor who saves data': { saveData: true, effectiveType: '4g' },
  'a line of the second generation': { saveData: false, effectiveType: '2g' },
  'a slow one': { saveData: false, effectiveType: 'slow-2g' },
})) {
  const title = `for ${name} nothing is fetched ahead, and the click still works`;
  test(title, connection.saveData ? {} : DETAIL, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const link = linkTo(page, 'faq');
    const ahead = await filesOf(page, async () => {
      await link.hover();
      await link.focus();
      await fingerOn(link);
    });
    expect(ahead).toEqual([]);
    const faq = await loadWords('faq', 'fr');
    const asked = await filesOf(page, () => link.click());
    expect(asked).toContainEqual(data('faq-fr'));
    await expect(h1(page)).toHaveText(faq.hero.title);
  });
}

test('a failed prefetch does no harm', async ({ page, faults }) => {
  faults.expect(/^error: Failed to load resource: the server responded with a status of 404/);
  const faq = await loadWords('faq', 'fr');
  await open(page, '/');
  const isFaq = (url: URL) => url.pathname.startsWith('/assets/faq-');
  await page.route(isFaq, (route) => route.fulfill({ status: 404 }));
  await filesOf(page, () => linkTo(page, 'faq').hover());
  await expect(page).toHaveURL('/');
  await page.unroute(isFaq);
  await linkTo(page, 'faq').click();
  await expect(page).toHaveURL('/faq');
  await expect(h1(page)).toHaveText(faq.hero.title);
});
