import type { Language } from '#domain/site/language.ts';

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
