import { expect, test } from 'vitest';
import { scoreLead } from '#domain/leads/scoring.ts';
import type { LeadSubject } from '../deliveries/subject.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { analysisReminder } from './compose/analysis-mails.ts';
import { salesNotice } from './compose/sales-notice.ts';
import { mailText } from './plain-text.ts';

const ORIGIN = 'https://www.voltige.example';
const ID = '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10';
const { score, qualification, lines } = scoreLead(REGISTRATION as never);

const LEAD: LeadSubject = {
  ...{ of: 'lead', id: ID, lead_id: ID, language: 'en', email: REGISTRATION.email },
  ...{ created_at: new Date('2026-11-18T23:53:00Z'), released_at: null },
  ...{ answers: REGISTRATION, lead_score: score, qualification_status: qualification },
  ...{ score_lines: lines, suspicion: null, simulator_result_id: null, simulation: null },
  ...{ simulated_at: null, repeated: false, noticed: false },
};

const written = (lead: LeadSubject, deskOrigin?: string) =>
  mailText(salesNotice('lead.registered', lead, ORIGIN, deskOrigin)).replace(/\s+/g, ' ');

test('sales reads by when an answer was promised; a suspicious submission has no promised time', () => {
  expect(written(LEAD)).toContain('Réponse promise : le 20 novembre 2026, 0 h 53, au plus tard');
  expect(written({ ...LEAD, repeated: true })).toContain('le 21 novembre 2026, 0 h 53');
  expect(written({ ...LEAD, suspicion: 'honeypot' })).not.toContain('Réponse promise');
});

test('the mail leads to the request at the desk, where there is one', () => {
  const link = `https://desk.voltige.example/requests/${ID}`;
  expect(written(LEAD, 'https://desk.voltige.example')).toContain(`Ouvrir la demande : ${link}`);
  expect(written(LEAD)).not.toContain('Ouvrir la demande');
});

test('the reminder of an analysis names what was promised, and leads to the desk', () => {
  const reminder = (repeated: boolean) =>
    mailText(analysisReminder({ ...LEAD, repeated }, 'https://desk.example')).replace(/\s+/g, ' ');
  expect(reminder(false)).toContain('promise sous 24 h.');
  expect(reminder(true)).toContain('promise sous 48 h.');
  expect(reminder(true)).toContain(`https://desk.example/requests/${ID}`);
});
