import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { dayNear, LOCALES, timeOfDay } from './shown-time.ts';

/** counted({ one: '{count} cause', other: '{count} causes' }, 4, 'en') // => '4 causes' */
export function counted(
  words: { one: string; other: string },
  value: number,
  language: Language,
): string {
  const form = new Intl.PluralRules(language).select(value) === 'one' ? 'one' : 'other';
  return fill(words[form], { count: number(value, language) });
}

/** Symbols are the same in both languages; Intl would write 'secs' and 'hrs' in English. */
const unit = (value: number, symbol: 'min' | 'h', language: Language): string =>
  `${number(value, language)}\u00a0${symbol}`;

export function days(value: number, language: Language): string {
  const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

const MINUTE_MS = 60_000;

/** duration(9_600_000, 'fr') // => '2 h 40', duration(1_320_000, 'fr') // => '22 min' */
export function duration(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return unit(minutes, 'min', language);
  if (minutes >= 2 * 24 * 60) return days(Math.floor(minutes / (24 * 60)), language);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return unit(hours, 'h', language);
  const minute = String(rest).padStart(2, '0');
  return language === 'fr'
    ? `${hours}\u00a0h\u00a0${minute}`
    : `${hours}\u00a0h\u00a0${minute}\u00a0min`;
}

/** The time alone where that is today: moment('2026-11-12T17:10:00Z', 'fr') // => '12 nov., 18 h 10' */
export function moment(at: string, language: Language): string {
  const time = timeOfDay(at, language);
  const now = new Date();
  if (dayInParis(new Date(at)) === dayInParis(now)) return time;
  return `${dayNear(at, now.toISOString(), language)}, ${time}`;
}
