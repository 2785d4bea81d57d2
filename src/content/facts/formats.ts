import type { Language } from '#domain/site/language.ts';
import * as figures from '../figures.ts';
import { monthName } from '../month-name.ts';

/** How figures are written in one language, for a value that is no fact of ours. */
export const formats = (language: Language) => ({
  number: (value: number, decimals?: number) => figures.number(value, language, decimals),
  range: (figure: figures.Figure) => figures.range(figure, language),
  /** Rounded: f.euros(169.6) // => '170 €' */
  euros: (figure: figures.Figure) => figures.euros(rounded(figure), language),
  /** With cents: f.euroAmount(27.5) // => '27,50 €' */
  euroAmount: (value: number) => figures.euroAmount(value, language),
  eurosPer: (value: number, unit: string, decimals?: number) =>
    figures.eurosPer(value, unit, language, decimals),
  percent: (figure: figures.Figure) => figures.percent(figure, language),
  /** f.share(0.35) // => '35 %' */
  share: (part: number) => figures.percent(Math.round(part * 100), language),
  measure: (value: number, unit: string, decimals?: number) =>
    figures.measure(value, unit, language, decimals),
  clock: (hour: number) => figures.clock(hour, language),
  /** f.day('2027-01-01') // => '1er janvier 2027' */
  day: (isoDay: string) => {
    const day = figures.longDate(isoDay, language);
    return language === 'fr' ? day.replace(/^1(?!\d)/, '1er') : day;
  },
  month: (month: number) => monthName(month, language),
  shortMonths: Array.from({ length: 12 }, (_, month) => monthName(month, language, 'short')),
  /** At the beginning of a line: f.capitalised(f.claims.replyWithin) // => 'Sous 48 h' */
  capitalised,
});

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export type Formats = ReturnType<typeof formats>;

const rounded = (figure: figures.Figure): figures.Figure =>
  typeof figure === 'number' ? Math.round(figure) : [Math.round(figure[0]), Math.round(figure[1])];
