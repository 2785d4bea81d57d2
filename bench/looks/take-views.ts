import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PAGE_STATES, stateAddress } from '#app/workshop/page-states.ts';
import { CONSENT_KEY, consentRecord, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { joinPrefix, type Prefix } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, PAGE_IDS, pathTo } from '#domain/site/routes.ts';

/** A page, or the components of the workshop, at one width in one language. */
export interface View {
  name: string;
  address: string;
  width: number;
  /** Pressed before the picture is taken. */
  press?: string | undefined;
  /** Whether the choice about cookies has yet to be made. */
  asked?: boolean;
  /** Only what a visitor sees without scrolling. */
  firstScreen?: boolean;
}

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024 };
const PREFIXES: readonly Prefix[] = ['', 'en'];
const AT_ONCE = 3;
/** The day every picture is taken on. */
const NOW = new Date('2026-11-16T10:00:00Z');

export function allViews(widths: readonly number[]): View[] {
  return PREFIXES.flatMap((prefix) =>
    widths.flatMap((width) => {
      const view = (name: string, address: string, rest: Partial<View> = {}): View => ({
        name: `${name}-${prefix || 'fr'}-${width}`,
        address,
        width,
        ...rest,
      });
      return [
        ...PAGE_IDS.map((page) => view(page, pathTo(page, prefix))),
        ...PAGE_IDS.map((page) =>
          view(`${page}, first screen`, pathTo(page, prefix), { asked: true, firstScreen: true }),
        ),
        view('not-found', joinPrefix(prefix, NOT_FOUND_PATH)),
        ...PAGE_STATES.map((state) =>
          view(state.name, stateAddress(state, prefix), { press: state.press }),
        ),
        view('workshop', joinPrefix(prefix, '/workshop')),
      ];
    }),
  );
}

/** Takes each view into the folder and gives the files' names; a page that is not there gives none. */
export async function takeViews(
  browser: Browser,
  origin: string,
  views: readonly View[],
  colours: string,
  folder: string,
): Promise<Set<string>> {
  const taken = new Set<string>();
  const waiting = [...views];
  const keep = (name: string, png: Buffer) => {
    const file = `${name.replaceAll(/[^\w-]+/g, '_')}.png`;
    writeFileSync(join(folder, file), png);
    taken.add(file);
  };
  const work = async () => {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
      const page = await openView(browser, origin, view, colours);
      if (page !== undefined) {
        await pictures(page, view, keep);
        await page.context().close();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken;
}

async function pictures(
  page: Page,
  { name, firstScreen = false }: View,
  keep: (name: string, png: Buffer) => void,
): Promise<void> {
  if (!name.startsWith('workshop')) {
    keep(name, await page.screenshot({ fullPage: !firstScreen, animations: 'disabled' }));
    return;
  }
  // Home's night stands at its hour once its script has come.
  await page
    .locator('[data-specimen] [type=range]:disabled')
    .first()
    .waitFor({ state: 'detached' });
  // One each: a component that grows moves no other.
  for (const specimen of await page.locator('[data-specimen]').all()) {
    const state = await specimen.getAttribute('data-specimen');
    keep(`${name}, ${state}`, await specimen.screenshot({ animations: 'disabled' }));
  }
}

async function openView(
  browser: Browser,
  origin: string,
  { address, width, press, asked = false }: View,
  colours: string,
): Promise<Page | undefined> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    forcedColors: colours === 'own' ? 'none' : 'active',
    colorScheme: colours === 'dark' ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  if (!asked) {
    await page.addInitScript(({ key, record }) => localStorage.setItem(key, record), {
      key: CONSENT_KEY,
      record: JSON.stringify(consentRecord(ESSENTIAL_ONLY, NOW.getTime())),
    });
  }
  const response = await page.goto(origin + address);
  if (response?.status() === 404 && !address.endsWith(NOT_FOUND_PATH)) {
    await context.close();
    return undefined;
  }
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.locator('html:not([data-simulation])').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (press !== undefined) await page.locator(press).first().click();
  return page;
}
