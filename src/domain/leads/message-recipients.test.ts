import { expect, test } from 'vitest';
import { BRAND as SAMPLE } from '#domain/site/brand.sample.ts';
import { addressOf, recipientTable, teamFor } from './message-recipients.ts';
import { SUBJECTS } from './subjects.ts';

const { subjectEmails } = SAMPLE.statements;
const salesEmail = 'ventes@fret.example';

test('each subject has its team, and a lead is for sales', () => {
  expect(SUBJECTS.map((subject) => [subject, teamFor(subject)])).toEqual([
    ['demo', 'sales'],
    ['pricing', 'sales'],
    ['partnership', 'partnership'],
    ['technical', 'technical'],
    ['support', 'support'],
    ['other', 'sales'],
  ]);
  expect(teamFor(undefined)).toBe('sales');
  expect(teamFor('constructor')).toBe('sales');
});

test('an address that is left out falls back to sales, then to the server’s setting', () => {
  expect(addressOf('technical', { subjectEmails, salesEmail })).toBe('technique@voltige.example');
  const only = { sales: 'flottes@voltige.example' };
  expect(addressOf('technical', { subjectEmails: only, salesEmail })).toBe(only.sales);
  const others = { support: 'support@voltige.example' };
  expect(addressOf('technical', { subjectEmails: others, salesEmail })).toBe(salesEmail);
  expect(addressOf('sales', { salesEmail })).toBe(salesEmail);
  expect(addressOf('sales', { salesEmail: undefined })).toBeUndefined();
});

test('the table says of every message who gets it', () => {
  const table = recipientTable({ subjectEmails, salesEmail });
  expect(table.map(({ messages, to }) => `${messages.join(', ')}: ${to}`)).toEqual([
    'leads, demo, pricing, other: flottes@voltige.example',
    'partnership: partenariats@voltige.example',
    'technical: technique@voltige.example',
    'support: support@voltige.example',
  ]);
  expect(new Set(recipientTable({ salesEmail }).map(({ to }) => to))).toEqual(
    new Set([salesEmail]),
  );
});
