import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { MODEL_VERSION, openSpan, shownFigures } from '#domain/simulator/index.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import type { LeadSubject } from '#server/deliveries/subject.ts';
import { acknowledgement } from '#server/mail/compose/acknowledgement.ts';
import { salesNotice } from '#server/mail/compose/sales-notice.ts';
import { mailHtml } from '#server/mail/html.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { sampledIn } from '../testing/sweep.ts';

const ID = '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10';
const ORIGIN = 'https://www.voltige.example';
const PROBE = `"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">`;
const TYPED = {
  first_name: PROBE,
  company: PROBE,
  email: PROBE,
  utm_source: PROBE,
  referrer_url: `https://a.example/${'long'.repeat(40)}`,
};

/** Both questions open: the longest amounts there are. */
const TRUCKS = { ...KNOWN_FLEETS.trucks, baseline: null, contract: null };
const known = knownFigures('trucks');
const open = { ...known, span: openSpan(known.situations, TRUCKS) };
const SIMULATION = {
  model_version: MODEL_VERSION,
  shown: shownFigures(open, known.ranges, TRUCKS.vehicles),
  inputs: TRUCKS,
};

function lead(language: Language): LeadSubject {
  const { score, qualification, lines } = scoreLead(REGISTRATION as never, 'high');
  return {
    ...{ of: 'lead', id: ID, lead_id: ID, language, email: PROBE, suspicion: 'honeypot' },
    ...{ created_at: new Date('2026-11-15T09:30:00Z'), released_at: null },
    ...{ answers: { ...REGISTRATION, ...TYPED }, lead_score: score, score_lines: lines },
    ...{ qualification_status: qualification, simulator_result_id: ID, simulation: SIMULATION },
    ...{ simulated_at: null, repeated: false, noticed: false },
  };
}

const MAILS = {
  salesNotice: (subject: LeadSubject) =>
    salesNotice('lead.simulated', subject, ORIGIN, 'https://desk.voltige.example'),
  acknowledgement: (subject: LeadSubject) => acknowledgement(subject, ORIGIN),
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
  for (const [name, compose] of Object.entries(MAILS)) {
    const title = `S9: ${name} in ${language} runs nothing, fetches nothing and fits`;
    test(title, sampledIn(language), async ({ page }) => {
      const html = mailHtml(compose(lead(language)));
      for (const width of [600, 360]) {
        expect(await read(page, html, width)).toEqual([]);
        expect(await page.locator('img, script, a[href^="javascript"]').count()).toBe(0);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
        const { violations } = await new AxeBuilder({ page })
          .disableRules(['region', 'landmark-one-main'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}
