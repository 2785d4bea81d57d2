import { expect, test } from 'vitest';
import type { LeadSubject } from '../deliveries/subject.ts';
import { LEAD_ID, leadSubject } from '../testing/lead-subject.ts';
import { analysisReminder } from './compose/analysis-mails.ts';
import { salesNotice } from './compose/sales-notice.ts';
import { mailText } from './plain-text.ts';

const ORIGIN = 'https://www.voltige.example';
const LEAD = leadSubject(new Date('2026-11-18T23:53:00Z'));

const written = (lead: LeadSubject, deskOrigin?: string) =>
  mailText(salesNotice('lead.registered', lead, ORIGIN, deskOrigin)).replace(/\s+/g, ' ');

test('sales reads by when an answer was promised; a suspicious submission has no promised time', () => {
  expect(written(LEAD)).toContain('Réponse promise : le 20 novembre 2026, 0 h 53, au plus tard');
  expect(written({ ...LEAD, repeated: true })).toContain('le 21 novembre 2026, 0 h 53');
  expect(written({ ...LEAD, suspicion: 'honeypot' })).not.toContain('Réponse promise');
});

test('the mail leads to the request at the desk, where there is one', () => {
  const link = `https://desk.voltige.example/requests/${LEAD_ID}`;
  expect(written(LEAD, 'https://desk.voltige.example')).toContain(`Ouvrir la demande : ${link}`);
  expect(written(LEAD)).not.toContain('Ouvrir la demande');
});

test('the reminder of an analysis names what was promised, and leads to the desk', () => {
  const reminder = (repeated: boolean) =>
    mailText(analysisReminder({ ...LEAD, repeated }, 'https://desk.example')).replace(/\s+/g, ' ');
  expect(reminder(false)).toContain('promise sous 24 h.');
  expect(reminder(true)).toContain('promise sous 48 h.');
  expect(reminder(true)).toContain(`https://desk.example/requests/${LEAD_ID}`);
});
