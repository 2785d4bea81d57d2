import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Cookie, chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { referenceOf } from '#domain/leads/reference.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { migrate } from '#server/startup/migrate.ts';
import { PEOPLE } from '#server/testing/openid-provider.ts';
import { ROLES, startPostgres } from '#server/testing/postgres.ts';
import { startDeskProcess } from '#server/testing/start-desk-process.ts';
import { cutOffTexts, overflowPx, settled } from '../tests/e2e/page-geometry.ts';
import { storeLeads } from './desk-pictures/made-up-leads.ts';
import {
  empty,
  storeCounts,
  storeDeliveries,
  storeHistory,
  storeRequests,
} from './desk-pictures/made-up-service.ts';
import { FILLINGS, type Filling, SHOTS, type Shot, type Stored } from './desk-pictures/shots.ts';

/**
 * Every page and state of the desk in pictures, without leads, with three and with ten thousand, all made up; and what of
 * them can be measured: what is wider than the window, cut off, too small to read or to touch.
 *
 *   npm run build:desk && npm run pictures:desk            → voltige-desk-pictures/ in the system's temporary folder
 *   npm run pictures:desk -- <folder> --only lead- --widths 390 --languages fr --port 4740
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,768,390' },
    languages: { type: 'string', default: LANGUAGES.join(',') },
    port: { type: 'string', default: '0' },
  },
});
const folder = positionals[0] ?? join(tmpdir(), 'voltige-desk-pictures');
const widths = options.widths.split(',').map(Number);
const languages = LANGUAGES.filter((one) => options.languages.split(',').includes(one));
const wanted = SHOTS.filter(({ name }) => name.includes(options.only));

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024 };
const COUNTS: Readonly<Record<Filling, number>> = { empty: 0, three: 3, many: 10_000 };
const SMALLEST_TEXT_PX = 13;
const SMALLEST_TARGET_PX = 44;

mkdirSync(folder, { recursive: true });
const postgres = await startPostgres({ inMemory: true });
await migrate({
  ownerUrl: postgres.ownerUrl,
  apiUser: ROLES.api,
  workerUser: ROLES.worker,
  deskUser: ROLES.desk,
});
const owner = new Client(postgres.ownerUrl);
await owner.connect();
const desk = await startDeskProcess({ port: Number(options.port), postgres });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'],
});
let failures = 0;
try {
  const cookies = new Map<string | undefined, Cookie[]>();
  for (const { id } of PEOPLE) {
    if (wanted.some(({ who }) => who === id)) cookies.set(id, await logIn(browser, id));
  }
  for (const filling of FILLINGS) {
    const shots = wanted.filter((shot) => shot.filling === filling);
    if (shots.length === 0) continue;
    const stored = await fill(filling);
    for (const shot of shots) {
      for (const width of widths) {
        for (const language of languages) {
          await take(shot, { width, language, stored, cookies: cookies.get(shot.who) ?? [] });
        }
      }
    }
  }
} finally {
  await browser.close();
  await desk.stop();
  await owner.end();
  await postgres.stop();
}
console.info(`${folder}${failures === 0 ? '' : `; ${failures} not taken`}`);
process.exitCode = failures === 0 ? 0 : 1;

async function fill(filling: Filling): Promise<Stored> {
  await empty(owner);
  const leads = COUNTS[filling] === 0 ? [] : await storeLeads(owner, COUNTS[filling]);
  const of = (fits: (lead: (typeof leads)[number]) => unknown) => leads.find(fits) ?? leads[0];
  const simulated = of((lead) => lead.company === 'Fret Nord-Ouest') ?? leads[0];
  if (filling === 'many' && simulated !== undefined) {
    await storeDeliveries(owner, leads);
    await storeHistory(owner, simulated);
    await storeRequests(owner, leads);
    await storeCounts(owner);
  }
  await owner.query('ANALYZE');
  const isOpen = (lead: (typeof leads)[number]) =>
    lead.suspicion === null && lead.work_status === 'new';
  return {
    simulated: simulated?.id ?? '',
    rough: of((lead) => isOpen(lead) && lead.simulator_result_id === null)?.id ?? '',
    plain: of((lead) => isOpen(lead) && lead.company === undefined)?.id ?? '',
    suspicious: of((lead) => lead.suspicion !== null)?.id ?? '',
    closed: of((lead) => lead.work_status === 'lost')?.id ?? '',
    longest: of((lead) => isOpen(lead) && String(lead.company).length > 60)?.id ?? '',
    reference: simulated === undefined ? '' : referenceOf(simulated.submission_id),
  };
}

async function logIn(on: Browser, id: string): Promise<Cookie[]> {
  const context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${desk.origin}/login`);
  await page.locator(`a[href="?as=${id}"]`).click();
  await page.waitForURL(`${desk.origin}/**`);
  const kept = (await context.cookies()).filter(({ name }) => name === '__Host-desk');
  await context.close();
  return kept;
}

interface Look {
  width: number;
  language: Language;
  stored: Stored;
  cookies: Cookie[];
}

async function take(shot: Shot, { width, language, stored, cookies }: Look): Promise<void> {
  const name = `${shot.name}-${width}-${language}`;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    forcedColors: shot.forcedColors ?? 'none',
    colorScheme: shot.colorScheme ?? 'light',
    hasTouch: width < 820,
  });
  context.setDefaultTimeout(10_000);
  await context.addCookies(cookies);
  const page = await context.newPage();
  try {
    const path = typeof shot.path === 'string' ? shot.path : shot.path(stored);
    await page.goto(`${desk.origin}${path}`);
    await ready(page);
    await shot.act?.(page, stored);
    await ready(page);
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file, fullPage: shot.firstScreen !== true });
    for (const fault of await measured(page, width)) console.info(`${name}: ${fault}`);
  } catch (error) {
    failures += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}

/** What was asked for has come, and stands still. */
async function ready(page: Page): Promise<void> {
  await page.locator('h1, [role=alert], dialog[open]').first().waitFor();
  await page
    .getByText(/^(Chargement|Loading)…$/)
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'hidden' });
  await settled(page);
}

/** What a ruler sees. */
async function measured(page: Page, width: number): Promise<string[]> {
  const over = await overflowPx(page);
  const cut = await cutOffTexts(page, { inPictures: true });
  const small = await page.evaluate(
    ({ textPx, targetPx }) => {
      const shown = (element: Element) =>
        element.checkVisibility() && element.getClientRects().length > 0;
      const fillsItsRow = (element: Element) =>
        getComputedStyle(element, '::after').position === 'absolute';
      const named = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
          shown(element) &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < textPx,
      );
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const controls = [
        ...scope.querySelectorAll('a[href], button, select, summary, textarea, input'),
      ].filter((control) => {
        const box = control.getBoundingClientRect();
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          [...(control.parentElement?.childNodes ?? [])].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          );
        return (
          shown(control) &&
          !isInSentence &&
          !fillsItsRow(control) &&
          box.height < targetPx - 0.5 &&
          control.closest('label') === null
        );
      });
      return {
        texts: [...new Set(texts.map(named))],
        controls: [
          ...new Set(
            controls.map(
              (one) =>
                `${named(one) || one.tagName} ${Math.round(one.getBoundingClientRect().height)}`,
            ),
          ),
        ],
      };
    },
    { textPx: SMALLEST_TEXT_PX, targetPx: SMALLEST_TARGET_PX },
  );
  return [
    ...(over > 0 ? [`${over} px wider than the window`] : []),
    ...(cut.length > 0 ? [`cut off: ${cut.slice(0, 5).join(' | ')}`] : []),
    ...(small.texts.length > 0
      ? [`under ${SMALLEST_TEXT_PX} px: ${small.texts.slice(0, 6).join(' | ')}`]
      : []),
    ...(width < 820 && small.controls.length > 0
      ? [`lower than ${SMALLEST_TARGET_PX} px: ${small.controls.slice(0, 8).join(' | ')}`]
      : []),
  ];
}
