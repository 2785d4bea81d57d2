import type { Language } from '#domain/site/language.ts';
import { claimFacts } from './claims.ts';
import { companyFacts } from './company.ts';
import { fleetFacts } from './fleets.ts';
import { formats } from './formats.ts';
import { marketFacts } from './markets.ts';
import { nightFacts } from './nights.ts';
import { partnerFacts } from './partners.ts';
import { privacyFacts } from './privacy.ts';

/**
 * Every figure, name and promise that texts quote, written in one language: f.depot.keeps // => '182 €'.
 * What has a function's form writes a value that is no fact of ours: f.day('2026-11-16').
 */
export function facts(language: Language) {
  const written = formats(language);
  return {
    ...written,
    ...claimFacts(language),
    ...companyFacts(language, written),
    ...fleetFacts(language, written),
    ...nightFacts(written),
    ...marketFacts(written),
    ...partnerFacts(written),
    ...privacyFacts(language, written),
  };
}

export type Facts = ReturnType<typeof facts>;
