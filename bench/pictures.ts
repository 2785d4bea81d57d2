import { mkdirSync, statSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { CONSENT_KEY, consentRecord, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { simulate } from '#domain/simulator/calculation.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { decodeState, encodeState } from '#domain/simulator/url-codec.ts';
import { BRAND } from '#domain/site/brand.ts';
import { salesNotice } from '#server/mail/compose/sales-notice.ts';
import { mailHtml } from '#server/mail/html.ts';
import { startProcess } from '#server/testing/start-process.ts';

/**
 * The pictures of README, taken from the built site and from a mail about a made-up lead.
 *
 *   npm run build && node bench/pictures.ts
 */
const FOLDER = 'docs/pictures';
const MOST_BYTES = 250_000;
const FLEET = `?${encodeState({ mode: 'simple', fleet: KNOWN_FLEETS.delivery })}`;

const DESKTOP = { viewport: { width: 1280, height: 975 }, deviceScaleFactor: 1 };
/** As far down as the bars of the night. */
const TALL_DESKTOP = { viewport: { width: 1280, height: 1200 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 };
/** As far down as the questions. */
const MAIL = { viewport: { width: 640, height: 1250 }, deviceScaleFactor: 1 };

const ANSWERS = {
  first_name: 'Camille',
  last_name: 'Moreau',
  company: 'Fret & Fils',
  phone: '+33 1 99 00 18 42',
  email: 'camille.moreau@fret-et-fils.example',
  fleet_size: 50,
  vehicle_type: 'vans',
  charging_hours: 'night',
  daily_distance: 100,
  main_motivation: 'cost_reduction',
  email_consent: true,
  phone_consent: true,
  newsletter_consent: false,
  preferred_contact_method: 'phone',
  industry: 'logistics',
  urgency: '3_months',
  utm_source: 'website',
  utm_medium: 'organic',
} as const;

const server = startProcess({});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const origin = `http://127.0.0.1:${await server.listening}`;
  await take(browser, 'home', DESKTOP, (page) => openPage(page, `${origin}/en`));
  await take(browser, 'simulator', TALL_DESKTOP, (page) =>
    openPage(page, `${origin}/en/simulateur${FLEET}`),
  );
  await take(browser, 'simulator-phone', PHONE, (page) =>
    openPage(page, `${origin}/en/simulateur${FLEET}`),
  );
  await take(browser, 'lead-mail', MAIL, (page) => page.setContent(leadMail()));
} finally {
  await browser.close();
  await server.end();
}

async function take(
  on: Browser,
  name: string,
  screen: typeof DESKTOP,
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await on.newContext({ ...screen, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page);
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path });
  await context.close();
  const { size } = statSync(path);
  console.info(`${path}: ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${path} is too heavy for a document`);
}

/** With the choice about cookies made, as on any visit but the first. */
async function openPage(page: Page, address: string): Promise<void> {
  const refused = consentRecord(ESSENTIAL_ONLY, Date.now());
  await page.addInitScript(({ key, record }) => localStorage.setItem(key, record), {
    key: CONSENT_KEY,
    record: JSON.stringify(refused),
  });
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.locator('html:not([data-simulation])').waitFor();
  await page.locator('[data-stale], [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

function leadMail(): string {
  const { state } = decodeState(FLEET);
  const results = simulate({ ...state.fleet, mode: state.mode }, FRENCH_YEARS);
  const { score, qualification, lines } = scoreLead(ANSWERS, results.potential);
  const notice = salesNotice(
    'lead.registered',
    {
      of: 'lead',
      id: '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10',
      lead_id: '5b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
      email: ANSWERS.email,
      language: 'en',
      created_at: new Date('2026-11-16T09:30:00Z'),
      repeated: false,
      answers: ANSWERS,
      lead_score: score,
      qualification_status: qualification,
      score_lines: lines,
      suspicion: null,
      simulator_result_id: '8a6f0d7e-1b2c-4d3e-8f90-a1b2c3d4e5f6',
      simulation: {
        model_version: results.modelVersion,
        shown: results.shown,
        inputs: state.fleet,
      },
      simulated_at: null,
      noticed: false,
      released_at: null,
    },
    BRAND.defaultOrigin,
  );
  return mailHtml(notice);
}
