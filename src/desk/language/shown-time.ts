import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';

/** Everybody at the desk reads the same clock, wherever they are. */
const timeZone = 'Europe/Paris';
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** timeOfDay('2026-11-16T09:42:00Z', 'fr') // => '10 h 42' */
export function timeOfDay(at: string, language: Language): string {
  const options = { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat(LOCALES[language], options).formatToParts(new Date(at));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [hour, minute] = [of('hour'), of('minute')];
  return language === 'fr' ? `${Number(hour)}\u00a0h\u00a0${minute}` : `${hour}:${minute}`;
}

/** dayOf('2026-11-16', 'fr') // => '16 nov. 2026' */
export function dayOf(at: string, language: Language): string {
  const options = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const;
  return kept(new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at)));
}

/** A day is not broken over two lines. */
const kept = (day: string): string => day.replaceAll(' ', '\u00a0');

/** Without the year where it is today's: dayNear('2026-11-16', '2026-12-01', 'fr') // => '16 nov.' */
export function dayNear(at: string, today: string, language: Language): string {
  const year = (moment: string) => dayInParis(new Date(moment)).slice(0, 4);
  if (year(at) !== year(today)) return dayOf(at, language);
  const options = { timeZone, day: 'numeric', month: 'short' } as const;
  return kept(new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at)));
}

/** dayAndTime('2026-11-16T09:42:00Z', 'en') // => '16 Nov 2026, 10:42' */
export function dayAndTime(at: string, language: Language): string {
  return `${dayOf(at, language)}, ${timeOfDay(at, language)}`;
}

const DAY_MS = 86_400_000;

/** dayInWords of yesterday // => 'hier'; of another day 'dimanche 15 novembre', with the year where it is not today's */
export function dayInWords(at: string, language: Language, form: 'long' | 'short' = 'long') {
  const [today, then] = [dayInParis(new Date()), dayInParis(new Date(at))];
  const ago = Math.round((Date.parse(today) - Date.parse(then)) / DAY_MS);
  if (Math.abs(ago) <= 1) {
    return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(-ago, 'day');
  }
  if (form === 'short') return dayNear(at, new Date().toISOString(), language);
  const isThisYear = today.slice(0, 4) === then.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long', ...year } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at));
}

/** momentInWords of yesterday at 16:20, French // => 'hier à 16 h 20' */
export function momentInWords(at: string, language: Language): string {
  const day = dayInWords(at, language, 'short');
  const named = language === 'fr' && /\d/.test(day) ? `le ${day}` : day;
  return `${named}${language === 'fr' ? ' à ' : ' at '}${timeOfDay(at, language)}`;
}
