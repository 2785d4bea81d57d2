import { euroAmount, euros, measure, number, percent, wholeEuros } from '#content/figures.ts';
import type { GainRange } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';

/** signedEuros(-12.4, 'fr') // => '−12 €' */
export const signedEuros = (value: number, language: Language): string =>
  Math.round(value) > 0 ? `+${wholeEuros(value, language)}` : wholeEuros(value, language);

/** euroSpan({ lowEuros: 51, highEuros: 108 }, 'fr') // => '51 à 108 €', at display sizes */
export function euroSpan({ lowEuros, highEuros }: GainRange, language: Language): string {
  const isOne = lowEuros === highEuros;
  const text = isOne ? wholeEuros(lowEuros, language) : euros([lowEuros, highEuros], language);
  return text.replaceAll('\u202f', '\u00a0');
}

/** Where cents matter: a day's cost, parts that must add up. A year's do not. */
export const eurosAndCents = (value: number, language: Language): string =>
  value < 0 ? `−${euroAmount(-value, language)}` : euroAmount(value, language);

export const wholePercent = (value: number, language: Language): string =>
  percent(Math.round(value), language);

/** times(0.9977, 'fr') // => '× 1,00' */
export const times = (value: number, language: Language): string =>
  `×\u00a0${number(value, language, 2)}`;

/** In minutes under an hour. */
export function duration(hours: number, language: Language): string {
  return hours < 1 && hours > 0
    ? measure(Math.round(hours * 60), 'min', language)
    : measure(hours, 'h', language, 1);
}
