import type { Language } from '#domain/language.ts';
import { LOCALES } from './figures.ts';

type MonthLength = 'long' | 'short' | 'narrow';

const monthNames = new Map<string, readonly string[]>();

/** monthName(0, 'fr') // => 'janvier'; short 'janv.', narrow 'J' */
export function monthName(month: number, language: Language, length: MonthLength = 'long'): string {
  const key = language + length;
  if (!monthNames.has(key)) monthNames.set(key, namesOfMonths(language, length));
  return monthNames.get(key)?.[month] ?? '';
}

function namesOfMonths(language: Language, length: MonthLength): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
}
