import { euroAmount, measure, number, percent, wholeEuros } from '#content/figures.ts';
import type { Language } from '#domain/site/language.ts';

/** signedEuros(-12.4, 'fr') // => '−12 €' */
export const signedEuros = (value: number, language: Language): string =>
  Math.round(value) > 0 ? `+${wholeEuros(value, language)}` : wholeEuros(value, language);

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

/** timeOfDay(25.25) // => '01:15', in both languages, as a time field writes it */
export function timeOfDay(hour: number): string {
  const minutes = Math.round(hour * 60 + 24 * 60) % (24 * 60);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** hourOf('18:15') // => 18.25; nothing for what is no time */
export function hourOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) + Number(minute) / 60;
}
