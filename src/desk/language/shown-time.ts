import type { Language } from '#domain/site/language.ts';

/** Everybody at the desk reads the same clock, wherever they are. */
const timeZone = 'Europe/Paris';
const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

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
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at));
}

/** Without the year where it is today's: dayNear('2026-11-16', '2026-12-01', 'fr') // => '16 nov.' */
export function dayNear(at: string, today: string, language: Language): string {
  if (at.slice(0, 4) !== today.slice(0, 4)) return dayOf(at, language);
  const options = { timeZone, day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at));
}

/** dayAndTime('2026-11-16T09:42:00Z', 'en') // => '16 Nov 2026, 10:42' */
export function dayAndTime(at: string, language: Language): string {
  return `${dayOf(at, language)}, ${timeOfDay(at, language)}`;
}
