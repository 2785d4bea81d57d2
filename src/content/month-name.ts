import type { Language } from '#domain/site/language.ts';

type MonthLength = 'long' | 'short' | 'narrow';

// Written out: a browser takes some 10 ms to load its own names, on a phone four times that.
const NAMES: Record<Language, Record<'long' | 'short', string>> = {
  fr: {
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  },
  en: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  },
};

/** monthName(0, 'fr') // => 'janvier'; short 'janv.', narrow 'J' */
export function monthName(month: number, language: Language, length: MonthLength = 'long'): string {
  const names = NAMES[language][length === 'short' ? 'short' : 'long'].split(' ');
  const name = names[month] ?? '';
  return length === 'narrow' ? name.slice(0, 1).toUpperCase() : name;
}
