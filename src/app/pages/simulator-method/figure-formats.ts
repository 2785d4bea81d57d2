import {
  clock,
  euroAmount,
  eurosPer,
  measure,
  number,
  percent,
  wholeEuros,
} from '#content/figures.ts';
import type { Language } from '#domain/site/language.ts';
import { rounded } from '../../simulator/enough-decimals.ts';

/** How the method page formats figures: with as many decimals as needed, up to a limit. */
export function figureFormats(language: Language) {
  const plain = (value: number, most = 2) => number(value, language, decimals(value, most));
  return {
    plain,
    exactly: (value: number, decimals: number) => number(value, language, decimals),
    measured: (value: number, unit: string, most = 2) =>
      measure(value, unit, language, decimals(value, most)),
    money: (value: number) => wholeEuros(value, language),
    /** For the lines of a sum: rounded to euros they would not add up. */
    cents: (value: number, decimals = 2) =>
      value < 0
        ? `−\u2060${euroAmount(-value, language, decimals)}`
        : euroAmount(value, language, decimals),
    perMwh: (value: number) => eurosPer(value, 'MWh', language, decimals(value, 2)),
    eurosPer: (value: number, unit: string, decimals?: number) =>
      eurosPer(value, unit, language, decimals),
    share: (value: number) => percent(Math.round(value), language),
    tenths: (value: number) => percent(rounded(value, 1), language),
    time: (hour: number) => clock(hour, language),
    duration: (hours: number) => duration(hours, language),
  };
}

export type FigureFormats = ReturnType<typeof figureFormats>;

function decimals(value: number, most: number): number {
  const whole = Math.round(value * 10 ** most);
  let needed = most;
  while (needed > 0 && whole % 10 ** (most - needed + 1) === 0) needed--;
  return needed;
}

function duration(hours: number, language: Language): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 60) return measure(minutes, 'min', language);
  const full = measure(Math.floor(minutes / 60), 'h', language);
  if (minutes % 60 === 0) return full;
  return language === 'fr'
    ? `${full}\u202f${two(minutes % 60)}`
    : `${full}\u00a0${measure(minutes % 60, 'min', language)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
