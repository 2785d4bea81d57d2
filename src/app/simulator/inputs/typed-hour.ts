import type { Language } from '#domain/site/language.ts';

/**
 * The hour of the day that a text means, in whichever of the usual ways it is written; nothing for no time.
 *
 * typedHour('17 h 30') // => 17.5, as '17:30', '1730' and '5.30 p.m.'; typedHour('minuit') // => 0
 */
export function typedHour(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'midnight' || plain === 'minuit') return 0;
  if (plain === 'noon' || plain === 'midi') return 12;
  const [, digits = '', after, half] =
    /^(\d{1,4})(?:\s*[h:.]\s*(\d{2})?)?\s*([ap])?\.?m?\.?$/.exec(plain) ?? [];
  if (digits === '' || (digits.length > 2 && after !== undefined)) return undefined;
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  const minutes = Number((digits.length > 2 ? digits.slice(-2) : after) ?? 0);
  if (minutes > 59 || hour > (half ? 12 : 24)) return undefined;
  const onClock = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour % 24;
  return onClock + minutes / 60;
}

/** Whether nothing more need be typed: '1' may become '17'. */
export const isWholeTime = (text: string): boolean =>
  !/^\s*[12]\s*$/.test(text) && typedHour(text) !== undefined;

/** typedText(18, 'fr') // => '18 h 00', '18:00' in English: as it can be typed over */
export function typedText(hour: number, language: Language): string {
  const minutes = Math.round(hour * 60);
  const onClock = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return language === 'fr'
    ? `${onClock}\u00a0h\u00a0${past}`
    : `${String(onClock).padStart(2, '0')}:${past}`;
}
