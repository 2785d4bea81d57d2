import { CLAIMS, type Claim, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { FLEET_SHARE_PERCENT, SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { euros, measure, number, percent, range } from '../figures.ts';
import {
  ONE_ANALYSIS_A_DAY,
  PAYMENT_RULE,
  PROMISES,
  PROMISES_IN_SHORT,
  SHARE_RULE,
  SIMULATED_SHARE_RULE,
} from '../promises.ts';

type ClaimName = keyof typeof CLAIMS;

/** What the site claims and promises, written as it may be said. */
export const claimFacts = (language: Language) => ({
  /** f.claims.replyWithin // => 'sous 48 h', f.claims.headlineGainMax // => '600 €' */
  claims: Object.fromEntries(
    Object.entries(CLAIMS).map(([name, claim]) => [name, claimAs(name, claim, language)]),
  ) as Record<ClaimName, string>,
  /** The same where a page sets it large: f.short.launchWithin // => '< 2 semaines' */
  short: said(PROMISES_IN_SHORT, language),
  oneAnalysisADay: ONE_ANALYSIS_A_DAY[language],
  /** Of the value created, what the fleet keeps: '60 à 70 %'. What we invoice is f.claims.ownShare. */
  fleetShare: percent(FLEET_SHARE_PERCENT, language),
  /** Our part in the simulator: '35 %'. */
  simulatedShare: percent(SIMULATED_OWN_SHARE_PERCENT, language),
  /** The sentences for money, the same on every page: who gets what, who pays when, what the simulator takes. */
  shareRule: SHARE_RULE[language],
  paymentRule: PAYMENT_RULE[language],
  simulatedShareRule: SIMULATED_SHARE_RULE[language],
  /** How many vehicles the fleets have that the service is meant for: '20 à 500'. */
  servedVehicles: range(SERVED_FLEET_VEHICLES, language),
});

function claimAs(name: string, { value, unit }: Claim, language: Language): string {
  const promise: Record<Language, string> | undefined = lookUp(PROMISES, name);
  if (promise) return promise[language];
  if (unit === 'EUR') return euros(value, language);
  if (unit === 'percent') return percent(value, language);
  const figure = Number(value);
  if (unit === 'megawatts') return measure(figure, 'MW', language);
  if (unit === 'millions EUR')
    return language === 'fr' ? measure(figure, 'M€', 'fr') : `€${number(figure, 'en')}m`;
  return unit === 'year' ? String(figure) : number(figure, language);
}

const said = <Name extends string>(
  wordings: Readonly<Record<Name, Record<Language, string>>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries<Record<Language, string>>(wordings).map(([name, in_]) => [name, in_[language]]),
  ) as Record<Name, string>;
