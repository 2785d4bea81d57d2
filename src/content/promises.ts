import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import {
  FLEET_SHARE_PERCENT,
  OWN_SHARE_PERCENT,
  SIMULATED_OWN_SHARE_PERCENT,
} from '#domain/site/revenue-share.ts';
import { hours, measure, number, percent } from './figures.ts';

const weeks = (count: number, language: Language) =>
  `${number(count, language)}\u00a0${language === 'fr' ? 'semaines' : 'weeks'}`;
const days = (count: number, language: Language) =>
  `${number(count, language)}\u00a0${language === 'fr' ? 'jours' : 'days'}`;

const withinHours = (value: Parameters<typeof hours>[0]) => ({
  fr: `sous ${hours(value, 'fr')}`,
  en: `within ${hours(value, 'en')}`,
});
const inHours = (value: Parameters<typeof hours>[0]) => ({
  fr: `en ${hours(value, 'fr')}`,
  en: `in ${hours(value, 'en')}`,
});

/** How each promise is said, the same on every page and in every mail. */
export const PROMISES = {
  analysisWithin: withinHours(CLAIMS.analysisWithin.value),
  priorityContactWithin: withinHours(CLAIMS.priorityContactWithin.value),
  furtherAnalysisWithin: withinHours(CLAIMS.furtherAnalysisWithin.value),
  profileReviewWithin: withinHours(CLAIMS.profileReviewWithin.value),
  replyWithin: withinHours(CLAIMS.replyWithin.value),
  estimateWithin: {
    fr: `en ${measure(CLAIMS.estimateWithin.value, 'minutes', 'fr')}`,
    en: `in ${measure(CLAIMS.estimateWithin.value, 'minutes', 'en')}`,
  },
  connectionWithin: inHours(CLAIMS.connectionWithin.value),
  firstRevenueWithin: {
    fr: `sous ${weeks(CLAIMS.firstRevenueWithin.value, 'fr')}`,
    en: `within ${weeks(CLAIMS.firstRevenueWithin.value, 'en')}`,
  },
  launchWithin: {
    fr: `en moins de ${weeks(CLAIMS.launchWithin.value, 'fr')}`,
    en: `in less than ${weeks(CLAIMS.launchWithin.value, 'en')}`,
  },
  whiteLabelSetUpWithin: inHours(CLAIMS.whiteLabelSetUpWithin.value),
  noticePeriod: {
    fr: `${days(CLAIMS.noticePeriod.value, 'fr')} de préavis`,
    en: `${days(CLAIMS.noticePeriod.value, 'en')}’ notice`,
  },
  slaResponseWithin: withinHours(CLAIMS.slaResponseWithin.value),
  activationWithin: {
    fr: `en moins de ${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
    en: `in less than ${measure(CLAIMS.activationWithin.value, 's', 'en')}`,
  },
  supportHoursPerDay: {
    fr: `${CLAIMS.supportHoursPerDay.value}\u202fh/${CLAIMS.supportHoursPerDay.value}, 7\u00a0j/7`,
    en: `${CLAIMS.supportHoursPerDay.value}/7`,
  },
  newsletterPerMonth: {
    fr: `au plus ${number(CLAIMS.newsletterPerMonth.value, 'fr')} e\u2011mail par mois`,
    en: `at most ${number(CLAIMS.newsletterPerMonth.value, 'en')} email a month`,
  },
} as const satisfies Partial<Record<keyof typeof CLAIMS, Record<Language, string>>>;

type PromiseName = keyof typeof PROMISES;

/** Beside the delay of a further fleet's analysis: a third one of the same day waits longer. */
export const ONE_ANALYSIS_A_DAY: Record<Language, string> = {
  fr: 'si plusieurs flottes attendent la leur, il en part une par jour',
  en: 'if several fleets are waiting for theirs, one is sent each day',
};

/** The same promise as a figure with its unit, where a page sets it large. */
export const PROMISES_IN_SHORT = {
  supportHoursPerDay: {
    fr: `${CLAIMS.supportHoursPerDay.value}/7`,
    en: `${CLAIMS.supportHoursPerDay.value}/7`,
  },
  launchWithin: {
    fr: `<\u00a0${weeks(CLAIMS.launchWithin.value, 'fr')}`,
    en: `<\u00a0${weeks(CLAIMS.launchWithin.value, 'en')}`,
  },
  activationWithin: {
    fr: `<\u00a0${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
    en: `<\u00a0${measure(CLAIMS.activationWithin.value, 's', 'en')}`,
  },
} as const satisfies Partial<Record<PromiseName, Record<Language, string>>>;

/** promised('analysisWithin', 'fr') // => 'sous 24 h' */
export const promised = (name: PromiseName, language: Language): string => PROMISES[name][language];

/** Who gets what: one sentence, the same on every page. */
export const SHARE_RULE: Record<Language, string> = {
  fr: `De la valeur créée par rapport à votre recharge actuelle, économies sur la facture et revenus de marché confondus, vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} et ${BRAND.name} facture ${percent(OWN_SHARE_PERCENT, 'fr')}, sans autres frais.`,
  en: `Of the value created compared with the way you charge today, bill savings and market revenue together, you keep ${percent(FLEET_SHARE_PERCENT, 'en')} and ${BRAND.name} invoices ${percent(OWN_SHARE_PERCENT, 'en')}, with no other fee.`,
};

/** Who pays whom, and when. */
export const PAYMENT_RULE: Record<Language, string> = {
  fr: 'L’économie apparaît sur les factures de votre fournisseur, les revenus de marché vous sont versés chaque mois, et nous facturons notre part chaque mois, TVA en sus.',
  en: 'The saving appears on your supplier’s bills, market revenue is paid out to you every month, and we invoice our share every month, plus VAT.',
};

/** Which share stands behind the figures of the simulator. */
export const SIMULATED_SHARE_RULE: Record<Language, string> = {
  fr: `Le simulateur compte ${percent(SIMULATED_OWN_SHARE_PERCENT, 'fr')} pour ${BRAND.name}.`,
  en: `The simulator assumes a share of ${percent(SIMULATED_OWN_SHARE_PERCENT, 'en')} for ${BRAND.name}.`,
};
