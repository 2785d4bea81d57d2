import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

test.each([
  ['fr', 'long'],
  ['fr', 'short'],
  ['fr', 'narrow'],
  ['en', 'long'],
  ['en', 'short'],
  ['en', 'narrow'],
] as const)('months are named as readers of %s write them, %s', (language, length) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    expect(monthName(month, language, length)).toBe(format.format(Date.UTC(2024, month, 1)));
  }
});
