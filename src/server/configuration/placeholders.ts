import { BRAND } from '#domain/brand.ts';

/** RFC 2606: names that nobody can own. */
const RESERVED_NAME =
  /(^|[.@/])(example|test|invalid|localhost)(:\d+)?$|[.@/]example\.(com|net|org)$/i;

/** isMadeUpName('contact@voltige.example') // => true */
export function isMadeUpName(addressOrHost: string): boolean {
  return RESERVED_NAME.test(addressOrHost);
}

/** Numbers of zeros, people and streets called Example, and telephone numbers kept for films. */
const MADE_UP = /exempl|example|^\D*0{9}$|^\+3319900/i;

/** Where the brand still holds what nobody may publish: ['legal.siren', …]. */
export function madeUpParticulars(brand: object = BRAND, path = ''): string[] {
  return Object.entries(brand).flatMap(([key, value]) => {
    if (typeof value === 'object') return madeUpParticulars(value, `${path}${key}.`);
    // A default that a build overrides, and is checked as what it was built with.
    if (typeof value !== 'string' || key === 'defaultOrigin') return [];
    const isMadeUp = MADE_UP.test(value.replace(/\s/g, '')) || isMadeUpName(value);
    return isMadeUp ? [`${path}${key}`] : [];
  });
}
