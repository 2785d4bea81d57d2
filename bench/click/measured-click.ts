import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { slowDown } from '../measuring/served-sites.ts';

/** How a visitor gets from one page to another. */
export const WAYS = ['document', 'click', 'hover', 'touch', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

export interface Pair {
  from: string;
  to: string;
}

export interface MeasuredClick {
  /** From the click to the frame that shows the new page's heading. */
  ms: number;
  /** From the line and not from the browser's own store, after the click. */
  requests: number;
  /** How many of them waited for one another. */
  depth: number;
}

/** As long as a hand takes to press on what it has pointed at, a finger to tap, and a reader to press Enter. */
const RESTS_MS = { hover: 300, touch: 90, keyboard: 500 };

/** The longest wait; without it a page that never changes would block the run. */
const LIMIT_MS = 30_000;

/**
 * The first page comes on a quick line and is left alone until it is idle; then line and processor are
 * slowed down, and the link is followed.
 */
export async function measureClick(
  browser: Browser,
  origin: string,
  { from, to }: Pair,
  way: Way,
  slowdown: number,
): Promise<MeasuredClick> {
  const context = await browser.newContext({
    locale: from.startsWith('/en') ? 'en-GB' : 'fr-FR',
    viewport: { width: 1280, height: 900 },
    hasTouch: way === 'touch',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    // Without intent nothing may have been fetched ahead, the primary button's page neither.
    if (way === 'document' || way === 'click') await saveData(page);
    await page.goto(origin + from, { waitUntil: 'load' });
    await idle(page);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const session = await slowDown(page, slowdown);
    if (way === 'document') return { ms: await openDocument(page, to), requests: 0, depth: 0 };
    const requests = watchRequests(session);
    const painted = await watchHeading(page);
    await follow(page, session, link, way, () => requests.start());
    const ms = await painted();
    return { ms, ...requests.counted() };
  } finally {
    await context.close();
  }
}

function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Hydrated, and everything that comes by itself is here. */
async function idle(page: Page): Promise<void> {
  await page
    .locator('button[aria-controls="menu-solutions"][aria-expanded]')
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Links are watched from then on.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function follow(
  page: Page,
  session: CDPSession,
  link: Locator,
  way: Exclude<Way, 'document'>,
  clicking: () => void,
): Promise<void> {
  if (way === 'click') {
    clicking();
    return link.evaluate((element: HTMLElement) => element.click());
  }
  if (way === 'keyboard') {
    await link.focus();
    await rest(page, RESTS_MS.keyboard);
    clicking();
    return page.keyboard.press('Enter');
  }
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await rest(page, RESTS_MS.touch);
    clicking();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(x, y);
  await rest(page, RESTS_MS.hover);
  clicking();
  await page.mouse.down();
  await page.mouse.up();
}

/** By the page's own clock, and after what it has heard so far: on a busy machine it hears late. */
const rest = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

/** Gives a function that waits for the other heading to be painted, and says how long that took. */
async function watchHeading(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    window.painted = new Promise((resolve) => {
      const look = (since: number) =>
        requestAnimationFrame(() => {
          if (heading() === before || heading() === undefined) return look(since);
          // What a frame shows is on the screen in the first task after it.
          void scheduler.postTask(() => resolve(performance.now() - since), {
            priority: 'user-blocking',
          });
        });
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
  });
  return () =>
    page.evaluate(
      (limit) =>
        Promise.race([
          window.painted,
          new Promise<never>((_, reject) =>
            setTimeout(() => reject(new Error('The page has not changed.')), limit),
          ),
        ]),
      LIMIT_MS,
    );
}

async function openDocument(page: Page, to: string): Promise<number> {
  const since = await page.evaluate((address) => {
    const now = performance.timeOrigin + performance.now();
    location.assign(address);
    return now;
  }, to);
  await page.waitForURL((url) => url.pathname === to.replace(/[?#].*/, ''), { waitUntil: 'load' });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(performance.timeOrigin + first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return painted - since;
}

interface Asked {
  at: number;
  url: string;
  end: number;
  isStored: boolean;
}

function watchRequests(session: CDPSession) {
  const asked = new Map<string, Asked>();
  let isOn = false;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (isOn)
      asked.set(requestId, {
        at: timestamp,
        url: request.url,
        end: Number.POSITIVE_INFINITY,
        isStored: false,
      });
  });
  const stored = (id: string) => {
    const one = asked.get(id);
    if (one) one.isStored = true;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => stored(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) stored(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = asked.get(requestId);
    if (one) one.end = timestamp;
  });
  return {
    start: () => {
      isOn = true;
    },
    counted: () => {
      const files = [...asked.values()].filter(({ isStored, url }) => !isStored && isFile(url));
      return { requests: files.length, depth: chainLength(files) };
    },
  };
}

const isFile = (url: string) => new URL(url).pathname.startsWith('/assets/');

/** The longest row of requests of which each was made when the one before it had been answered. */
function chainLength(files: readonly Asked[]): number {
  const lengths: { end: number; length: number }[] = [];
  for (const { at, end } of files.toSorted((a, b) => a.at - b.at)) {
    const before = lengths.filter((other) => other.end <= at).map(({ length }) => length);
    lengths.push({ end, length: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...lengths.map(({ length }) => length));
}

declare global {
  interface Window {
    painted: Promise<number>;
  }
}
