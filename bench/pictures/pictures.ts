import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { Client } from 'pg';
import { CONSENT_KEY, consentRecord, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { BRAND } from '#domain/site/brand.ts';
import { startDemo } from '#server/demo/start-demo.ts';
import { storeContact, storeLead } from '#server/testing/stored-rows.ts';
import { deskViews, README_VIEWS, siteViews, type View } from './views.ts';

/**
 * Pictures of every page, of pages in a state, and of the desk without and with rows, all made up, in both languages.
 *
 *   npm run build && npm run pictures                → pictures/
 *   npm run pictures -- --only home,desk --widths 390
 *   npm run pictures -- --colours forced             in forced colours; `dark` in forced colours on a dark ground
 *   npm run pictures -- --readme                     those of README → docs/pictures/
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,768,390' },
    colours: { type: 'string', default: 'own' },
    readme: { type: 'boolean', default: false },
  },
});
const FOLDER = values.readme ? 'docs/pictures' : 'pictures';
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024 };
const AT_ONCE = 3;
/** The day every picture is taken on. */
const NOW = new Date('2026-11-16T10:00:00Z');
const ROWS = 24;
/** How soon what was pressed says that it loads. */
const BEGUN_MS = 300;
const LOADING = /^(Chargement|Loading)…$/;
const COLLEAGUE = 'camille';

const widths = values.widths.split(',').map(Number);
const wanted = ({ name }: View) => values.only.split(',').some((part) => name.includes(part));

mkdirSync(FOLDER, { recursive: true });
const demo = await startDemo({ port: 0, siteDir: 'dist', siteOrigin: BRAND.defaultOrigin });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'],
});
try {
  if (values.readme) await takeAll(demo.site, README_VIEWS);
  else {
    await takeAll(demo.site, siteViews(widths).filter(wanted));
    const desk = demo.desk ?? '';
    const state = await loggedIn(browser, desk);
    await takeAll(desk, deskViews(widths, 'empty').filter(wanted), state);
    await fill();
    await takeAll(desk, deskViews(widths, 'filled').filter(wanted), state);
  }
} finally {
  await browser.close();
  await demo.stop();
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function loggedIn(on: Browser, desk: string): Promise<State> {
  const context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${desk}/login`);
  await page.locator(`a[href="?as=${COLLEAGUE}"]`).click();
  await page.waitForURL(`${desk}/**`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Registrations, some with a simulation, some by programs, and messages. */
async function fill(): Promise<void> {
  const owner = new Client(demo.databaseUrl);
  await owner.connect();
  for (let row = 0; row < ROWS; row += 1) {
    const common = {
      email: `visitor${row}@fret.example`,
      language: row % 3 ? 'fr' : 'en',
    } as const;
    if (row % 4 === 3) await storeContact(owner, common);
    else {
      await storeLead(owner, {
        ...{ ...common, simulated: row % 2 === 0, suspicion: row === 5 ? 'honeypot' : null },
        answers: { company: `Fret ${row} & Fils`, fleet_size: [5, 25, 100][row % 3] },
      });
    }
  }
  await owner.end();
}

async function takeAll(origin: string, views: readonly View[], state?: State): Promise<void> {
  const waiting = views.values();
  const work = async () => {
    for (const view of waiting) await take(origin, view, state);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function take(origin: string, view: View, state: State | undefined): Promise<void> {
  const { name, path, width, height = HEIGHTS[width] ?? 900, prefix, press } = view;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
    locale: prefix === 'en' ? 'en-GB' : 'fr-FR',
    forcedColors: values.colours === 'own' ? 'none' : 'active',
    colorScheme: values.colours === 'dark' ? 'dark' : 'light',
    ...(state !== undefined && { storageState: state }),
  });
  const page = await context.newPage();
  // The desk's server has a clock of its own.
  if (state === undefined) await page.clock.setFixedTime(NOW);
  if (view.asked !== true) {
    await page.addInitScript(
      ([key = '', record = '']) => localStorage.setItem(key, record),
      [CONSENT_KEY, JSON.stringify(consentRecord(ESSENTIAL_ONLY, NOW.getTime()))],
    );
  }
  await page.goto(origin + path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.locator('html:not([data-simulation])').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pressed = press === undefined ? undefined : page.locator(press).first();
  if (pressed === undefined || (await pressed.count()) > 0) {
    await pressed?.click();
    await page.waitForTimeout(BEGUN_MS);
    await page.getByText(LOADING).first().waitFor({ state: 'hidden' });
    const file = `${name.replaceAll(/[^\w-]+/g, '_')}.png`;
    await page.screenshot({
      ...{ path: join(FOLDER, file), fullPage: view.firstScreen !== true, animations: 'disabled' },
    });
  }
  await context.close();
}
