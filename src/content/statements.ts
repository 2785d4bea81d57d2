import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';

type Said =
  | 'certification'
  | 'hosting'
  | 'insurance'
  | 'liability'
  | 'markets'
  | 'monthlyStatement'
  | 'sandbox'
  | 'partnerShare';

/** What the owner states about the company, as a paragraph of its own, or none. */
export const stated = (name: Said, language: Language): readonly string[] => {
  const statement = BRAND.statements[name];
  return statement === undefined ? [] : [statement[language]];
};
