import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { MODEL_VERSION, openSpan, shownFigures } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { acknowledgement } from '#server/mail/compose/acknowledgement.ts';
import { salesNotice } from '#server/mail/compose/sales-notice.ts';
import { mailHtml } from '#server/mail/html.ts';
import { sampledIn } from './sweep.ts';

const ORIGIN = 'https://www.voltige.example';
const PROBE = `"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">`;

const answers = {
  first_name: PROBE,
  last_name: PROBE,
  company: PROBE,
  phone: PROBE,
  email: PROBE,
  current_energy_cost: PROBE,
  utm_source: PROBE,
  referrer_url: `https://a.example/${'long'.repeat(40)}`,
  fleet_size: 100,
  urgency: 'immediate',
  industry: 'logistics',
} as const;

/** Both questions open: the longest amounts there are. */
const TRUCKS = { ...KNOWN_FLEETS.trucks, baseline: null, contract: null };
const known = knownFigures('trucks');
const open = { ...known, span: openSpan(known.situations, TRUCKS) };
const SIMULATION = {
  model_version: MODEL_VERSION,
  shown: shownFigures(open, known.ranges, TRUCKS.vehicles),
  inputs: TRUCKS,
};

function lead(language: 'fr' | 'en') {
  const { score, qualification, lines } = scoreLead(answers, 'high');
  return {
    of: 'lead',
    id: '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10',
    lead_id: '5b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
    email: answers.email,
    language,
    created_at: new Date('2026-11-15T09:30:00Z'),
    repeated: false,
    answers,
    lead_score: score,
    qualification_status: qualification,
    score_lines: lines,
    suspicion: 'honeypot',
    simulator_result_id: '8a6f0d7e-1b2c-4d3e-8f90-a1b2c3d4e5f6',
    simulation: SIMULATION,
    simulated_at: null,
    correction: null,
    noticed: false,
    released_at: null,
  } as const;
}

const MAILS = {
  salesNotice: (subject: ReturnType<typeof lead>) =>
    salesNotice('lead.simulated', subject, ORIGIN, 'https://desk.voltige.example'),
  acknowledgement: (subject: ReturnType<typeof lead>) => acknowledgement(subject, ORIGIN),
};

async function read(page: Page, html: string, width: number): Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => happened.push(request.url()));
  await page.setViewportSize({ width, height: 700 });
  await page.setContent(html, { waitUntil: 'networkidle' });
  return happened;
}

for (const language of LANGUAGES) {
  for (const width of [600, 360]) {
    for (const [name, compose] of Object.entries(MAILS)) {
      test(
        `S9: ${name} in ${language} at ${width} px runs nothing, fetches nothing and fits`,
        sampledIn(language),
        async ({ page }) => {
          const html = mailHtml(compose(lead(language)));
          expect(await read(page, html, width)).toEqual([]);
          expect(await page.locator('img, script, a[href^="javascript"]').count()).toBe(0);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth).toBeLessThanOrEqual(width);
          const { violations } = await new AxeBuilder({ page })
            .disableRules(['region', 'landmark-one-main'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        },
      );
    }
  }
}
