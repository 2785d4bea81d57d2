import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { CONTACT_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { MODEL_VERSION, shownFigures } from '#domain/simulator/index.ts';
import { LEAD_ANSWERS } from '../testing/stored-rows.ts';
import { signatureHeaders } from './send-webhook.ts';
import type { Subject, SubscriberSubject } from './subject.ts';
import { testPayload, webhookPayload } from './webhook-payload.ts';

const DOCUMENT = readFileSync('docs/webhooks.md', 'utf8');
const blocks = (language: string) =>
  [...DOCUMENT.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );

const LINKS = {
  origin: 'https://www.voltige.example',
  tokenSecrets: ['a secret for tests'],
};
const ANSWERS = { ...LEAD_ANSWERS, source: 'website', browser_language: 'fr-FR' };
const { score, qualification, lines } = scoreLead(ANSWERS, 'high');
const created_at = new Date('2026-11-15T09:30:00.000Z');
const common = { email: ANSWERS.email, language: 'fr', created_at } as const;

const delivery = knownFigures('delivery');
/** What a form may leave open, so that a further field of it needs no line here. */
const names = fieldsIn(CONTACT_FIELDS, 'column');
const unanswered = Object.fromEntries(names.map((name) => [name, null])) as Record<
  (typeof names)[number],
  null
>;

const EXAMPLES: Record<string, Subject> = {
  'lead.registered': {
    ...common,
    of: 'lead',
    id: '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10',
    lead_id: '5b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
    repeated: false,
    answers: ANSWERS,
    lead_score: score,
    qualification_status: qualification,
    score_lines: lines,
    suspicion: null,
    released_at: null,
    simulator_result_id: '8a6f0d7e-1b2c-4d3e-8f90-a1b2c3d4e5f6',
    simulation: {
      model_version: MODEL_VERSION,
      shown: shownFigures(
        { ...delivery, span: null },
        delivery.ranges,
        KNOWN_FLEETS.delivery.vehicles,
      ),
      inputs: KNOWN_FLEETS.delivery,
    },
    simulated_at: new Date('2026-11-15T09:37:00.000Z'),
    noticed: true,
  },
  'form.submitted': {
    ...unanswered,
    ...common,
    of: 'contact',
    id: '7c2d9f10-5d1e-4c55-9a0a-4e1b7c2d9f10',
    form_type: 'contact',
    name: 'Ana Roy',
    company: 'Fret & Fils',
    message: 'Sujet: Information sur les tarifs\n\nCombien pour 40 camionnettes ?',
    lead_score: 10,
    form_data: { source: 'contact_form', subject: 'pricing', utm_source: 'linkedin' },
    suspicion: null,
    released_at: null,
    simulator_result_id: null,
    simulation: null,
  },
  'newsletter.confirmed': {
    ...common,
    of: 'subscriber',
    id: '5e8b1a2c-9d3f-4a6b-8c7d-0e1f2a3b4c5d',
    state: 'confirmed',
    source: 'footer_newsletter',
    requested_at: created_at,
    confirmed_at: new Date('2026-11-15T09:34:12.000Z'),
    unsubscribed_at: null,
  },
};

test('the events in the documentation are those that are sent', () => {
  const documented = blocks('json').map((code) => JSON.parse(code));
  const last = documented.pop();
  const { timestamp, data } = last;
  expect(last).toEqual(JSON.parse(testPayload(data.id, data.destination, new Date(timestamp))));
  expect(documented.map(({ type }) => type)).toEqual(Object.keys(EXAMPLES));
  for (const event of documented) {
    const subject = EXAMPLES[event.type];
    if (!subject) throw new Error(`no example of ${event.type}`);
    expect(event).toEqual(JSON.parse(webhookPayload(event.type, subject, LINKS)));
  }
});

test('a simulation made later is dated by itself', () => {
  const lead = EXAMPLES['lead.registered'];
  if (!lead) throw new Error('no example');
  expect(JSON.parse(webhookPayload('lead.simulated', lead, LINKS)).timestamp).toBe(
    '2026-11-15T09:37:00.000Z',
  );
});

test('an unsubscribed event has the time of leaving', () => {
  const reader = EXAMPLES['newsletter.confirmed'] as SubscriberSubject;
  const gone = { ...reader, unsubscribed_at: new Date('2027-01-02T03:04:05.000Z') };
  expect(JSON.parse(webhookPayload('newsletter.unsubscribed', gone, LINKS)).timestamp).toBe(
    '2027-01-02T03:04:05.000Z',
  );
});

test('S15: the verification in the documentation accepts what we sign and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-docs-'));
  const file = join(folder, 'verify.mjs');
  writeFileSync(file, blocks('js')[0] ?? '');
  const { isGenuine } = await import(file);
  rmSync(folder, { recursive: true });

  const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  const now = Math.floor(Date.now() / 1000);
  const body = '{"type":"form.submitted"}';
  const headers = signatureHeaders({ id: 'a', timestampSeconds: now, body }, [other, secret]);
  expect(isGenuine(secret, headers, body)).toBe(true);
  expect(isGenuine(secret, headers, `${body} `)).toBe(false);
  expect(isGenuine(`whsec_${Buffer.alloc(32, 7).toString('base64')}`, headers, body)).toBe(false);
  const old = signatureHeaders({ id: 'a', timestampSeconds: now - 600, body }, [secret]);
  expect(isGenuine(secret, old, body)).toBe(false);
  expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
});
