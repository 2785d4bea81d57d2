import { pipe, safeParse, string } from 'valibot';
import { expect, test } from 'vitest';
import { email, line, PHONE_PATTERN, phone, requiredLine, withPlainBreaks } from './fields.ts';

const outcome = (schema: Parameters<typeof safeParse>[0], given: unknown): unknown => {
  const parsed = safeParse(schema, given);
  return parsed.success ? parsed.output : parsed.issues.map(({ message }) => message);
};

test.each([
  '\u200bcamille@flotte.example',
  'camille@flotte.example\u2060 ',
  'cam\u00adille@flo\u200dtte.example',
  '\u202acamille@flotte.example\u202c',
  '\ufeff camille@flotte.example',
])('an address copied with invisible signs is the one a mail arrives at: %j', (given) => {
  expect(outcome(email, given)).toBe('camille@flotte.example');
});

test('an address of invisible characters alone is treated as missing', () => {
  expect(outcome(email, ' \u200b\u2060')).toEqual(['email']);
});

/** As HTML asks: the whole value, with the flag of sets. */
const passesInBrowser = (given: string) => new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(given);

test.each([
  ['01 99 00 18 42', '01 99 00 18 42'],
  ['(+33) 6 12 34 56 78', '(+33) 6 12 34 56 78'],
  ['+33 (0)6.12.34.56.78', '+33 (0)6.12.34.56.78'],
  ['06\u201112\u201134\u201156\u201178', '06-12-34-56-78'],
  ['06\u201312\u201334\u201356\u221278', '06-12-34-56-78'],
  ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
  ['06\u00a012\u202f34\t56 78', '06 12 34 56 78'],
  ['030/123456', '030/123456'],
  [' 123456 ', '123456'],
])('%j is a number, kept as %j', (given, kept) => {
  expect(outcome(phone, given)).toBe(kept);
  expect(passesInBrowser(given)).toBe(true);
});

test.each(['12345', '1234567890123456', 'appelez-moi', '+33 6 12 34 56 78 poste 4', '06+12345678'])(
  '%j is no number, with script and without',
  (given) => {
    expect(outcome(phone, given)).toEqual(['phone']);
    expect(passesInBrowser(given)).toBe(false);
  },
);

test.each([line(20), requiredLine(20)])('cells of a table become one line', (schema) => {
  expect(outcome(schema, 'Fret\t\tet \tFils\t')).toBe('Fret et Fils');
  expect(outcome(schema, 'Fret\r\nBcc: x')).toEqual(['invalid']);
});

test('line breaks in a message are normalised', () => {
  expect(outcome(pipe(string(), withPlainBreaks), 'a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
});

test.each([
  ['Ada\u202egro.live', 'Adagro.live'],
  ['\u2066Ada\u2069 Roy\u200f', 'Ada Roy'],
  ['A\u200bd\ufeffa\u2060 R\u00adoy', 'Ada Roy'],
  ['Ada\u200d\u200c Roy\u200d', 'Ada Roy'],
  ['Ada\u3164', 'Ada'],
  // Words that are written with a joiner.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩\u200d🚀 ❤\ufe0f\u200d🔥', '👩\u200d🚀 ❤\ufe0f\u200d🔥'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
])('%j is kept as what one sees of it: %j', (given, kept) => {
  for (const schema of [line(40), requiredLine(40), pipe(string(), withPlainBreaks)]) {
    expect(outcome(schema, given)).toBe(kept);
  }
});

test('a name of invisible characters is treated as missing', () => {
  expect(outcome(requiredLine(40), '\u200b\u202e')).toEqual(['required']);
  expect(outcome(line(40), ' \u2066\u2069')).toBe('');
});
