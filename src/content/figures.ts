import type { Language } from '#domain/site/language.ts';
import { monthName } from './month-name.ts';

export type Figure = number | readonly [low: number, high: number];

const NARROW_SPACE = '\u202f';

const MARKS: Record<Language, { thousands: string; decimals: string }> = {
  fr: { thousands: NARROW_SPACE, decimals: ',' },
  en: { thousands: ',', decimals: '.' },
};

/**
 * number(1200, 'fr') // => '1 200' with a narrow no-break space
 *
 * Written here: a browser takes some 30 ms to make its first Intl.NumberFormat, on a phone four times
 * that, and every page has figures.
 */
export function number(value: number, language: Language, decimals = 0): string {
  const { thousands, decimals: decimalMark } = MARKS[language];
  // 15.45 is kept as a little less, and is to be rounded up all the same.
  const [whole = '', fraction] = (value * (1 + Number.EPSILON)).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimalMark + fraction;
}

/** range([15, 25], 'fr') // => '15 à 25'; in English '15–25' */
export function range(figure: Figure, language: Language): string {
  const ends = typeof figure === 'number' ? [figure] : figure;
  const decimals = ends.every(Number.isInteger) ? 0 : 1;
  const written = ends.map((end) => number(end, language, decimals));
  return written.join(language === 'fr' ? ' à ' : '–');
}

export function euros(figure: Figure, language: Language): string {
  return language === 'fr'
    ? `${range(figure, 'fr')}${NARROW_SPACE}€`
    : `€${range(figure, 'en').replace('–', '–€')}`;
}

/** Rounded here and nowhere before, so that both languages agree: wholeEuros(-12.4, 'fr') // => '−12 €' */
export function wholeEuros(value: number, language: Language): string {
  const rounded = Math.round(value);
  // Joined, or a line could end between the sign and its amount.
  return rounded < 0 ? `−\u2060${euros(-rounded, language)}` : euros(rounded + 0, language);
}

/** The same at display sizes, where the thin no-break space would close up. */
export const displayEuros = (value: number, language: Language): string =>
  wholeEuros(value, language).replaceAll(NARROW_SPACE, '\u00a0');

/** euroAmount(27.5, 'fr') // => '27,50 €' */
export function euroAmount(value: number, language: Language, decimals = 2): string {
  return language === 'fr'
    ? `${number(value, 'fr', decimals)}${NARROW_SPACE}€`
    : `€${number(value, 'en', decimals)}`;
}

export function percent(figure: Figure, language: Language): string {
  return language === 'fr' ? `${range(figure, 'fr')}${NARROW_SPACE}%` : `${range(figure, 'en')}%`;
}

export function hours(figure: Figure, language: Language): string {
  return language === 'fr'
    ? `${range(figure, 'fr')}${NARROW_SPACE}h`
    : `${range(figure, 'en')}\u00a0hours`;
}

/** eurosPer(87.2, 'MWh', 'en') // => '€87/MWh'; in French '87 €/MWh' */
export function eurosPer(value: number, unit: string, language: Language, decimals = 0): string {
  return language === 'fr'
    ? measure(value, `€/${unit}`, 'fr', decimals)
    : `€${number(value, 'en', decimals)}/${unit}`;
}

/** With a unit that is written the same in both languages: kW, kWh. */
export function measure(value: number, unit: string, language: Language, decimals = 0): string {
  return `${number(value, language, decimals)}${language === 'fr' ? NARROW_SPACE : '\u00a0'}${unit}`;
}

/** A time of day: clock(19, 'fr') // => '19 h', clock(5.5, 'fr') // => '5 h 30'; in English '7 p.m.', '5:30 a.m.' */
export function clock(hour: number, language: Language): string {
  const minutesOfDay = ((Math.round(hour * 60) % 1440) + 1440) % 1440;
  const onDial = Math.floor(minutesOfDay / 60);
  const past = minutesOfDay % 60 ? String(minutesOfDay % 60).padStart(2, '0') : '';
  if (language === 'fr') return `${onDial}${NARROW_SPACE}h${past && NARROW_SPACE + past}`;
  if (onDial === 0 && !past) return 'midnight';
  if (onDial === 12 && !past) return 'noon';
  const half = onDial < 12 ? 'a.m.' : 'p.m.';
  return `${onDial % 12 || 12}${past && `:${past}`}\u00a0${half}`;
}

/** A day, written out: longDate('2026-11-03', 'fr') // => '3 novembre 2026'; in English '3 November 2026' */
export function longDate(isoDay: string, language: Language): string {
  const [year = '', month, day] = isoDay.split('-');
  return [Number(day), monthName(Number(month) - 1, language), year].join('\u00a0');
}

/**
 * As it is read out: telephone('+33199001844', 'fr') // => '01 99 00 18 44'; in English '+33 1 99 00 18 44'.
 * Numbers of other countries keep their own grouping.
 */
export function telephone(international: string, language: Language): string {
  const [, first, pairs] = /^\+33(\d)(\d{8})$/.exec(international) ?? [];
  if (first === undefined || pairs === undefined) return international;
  const start = language === 'fr' ? `0${first}` : `+33\u00a0${first}`;
  return [start, ...(pairs.match(/../g) ?? [])].join('\u00a0');
}
