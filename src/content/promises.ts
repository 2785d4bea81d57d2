import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { hours, measure, number } from './figures.ts';

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
const WORDINGS = {
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

export type PromiseName = keyof typeof WORDINGS;

export const PROMISE_NAMES = Object.keys(WORDINGS) as PromiseName[];

/** Beside the delay of a further fleet's analysis: a third one of the same day waits longer. */
export const ONE_ANALYSIS_A_DAY: Record<Language, string> = {
  fr: 'si plusieurs flottes attendent la leur, il en part une par jour',
  en: 'if several fleets are waiting for theirs, one is sent each day',
};

/** The same promise as a figure with its unit, where a page sets it large. */
const FIGURES = {
  launchWithin: {
    fr: `<\u00a0${weeks(CLAIMS.launchWithin.value, 'fr')}`,
    en: `<\u00a0${weeks(CLAIMS.launchWithin.value, 'en')}`,
  },
  activationWithin: {
    fr: `<\u00a0${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
    en: `<\u00a0${measure(CLAIMS.activationWithin.value, 's', 'en')}`,
  },
} as const satisfies Partial<Record<PromiseName, Record<Language, string>>>;

export const promisedFigure = (name: keyof typeof FIGURES, language: Language): string =>
  FIGURES[name][language];

/** Every way in which a promise may be said. */
export const wordingsOf = (name: PromiseName, language: Language): readonly string[] => [
  WORDINGS[name][language],
  capitalised(WORDINGS[name][language]),
  ...(name in FIGURES ? [promisedFigure(name as keyof typeof FIGURES, language)] : []),
];

/** promised('analysisWithin', 'fr') // => 'sous 24 h' */
export const promised = (name: PromiseName, language: Language): string => WORDINGS[name][language];

/** At the beginning of a line: capitalised('sous 24 h') // => 'Sous 24 h' */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
