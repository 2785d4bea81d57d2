import { PROMISED_HOURS } from './promised-times.ts';
import { OWN_SHARE_PERCENT } from './revenue-share.ts';
import type { PageId } from './routes.ts';

export type ClaimUnit =
  | 'EUR'
  | 'percent'
  | 'hours'
  | 'seconds'
  | 'minutes'
  | 'days'
  | 'weeks'
  | 'megawatts'
  | 'millions EUR'
  | 'e-mails'
  | 'count'
  | 'year';

export interface Claim {
  /** A single figure, or the low and high end of a range. */
  value: number | readonly [low: number, high: number];
  unit: ClaimUnit;
  /** Where it may be said. 'shell' is the header and footer of every page, 'mail' what we write to people, 'analysis' the document. */
  shownOn: readonly (PageId | 'shell' | 'contact-form' | 'mail' | 'analysis')[];
  restsOn: string;
}

/**
 * Every figure the site promises. Content takes it from here in both languages; a test fails on one
 * typed by hand.
 */
export const CLAIMS = {
  headlineGainMax: {
    value: 600,
    unit: 'EUR',
    shownOn: ['home', 'how-it-works', 'faq', 'simulator-method'],
    restsOn:
      'After sharing, per electric truck and year, against charging on arrival on spot prices: KNOWN_FLEETS.trucks keeps more in the simulator. The page says what it keeps with class prices and against a timer, and what a van keeps. French and English alike.',
  },
  fleetGain: {
    value: [800, 1500],
    unit: 'EUR',
    shownOn: ['fleets'],
    restsOn:
      'Before sharing: the simulator’s value for 80 delivery vans and, at most, aFRR reserve at prices of the second half of 2025; its lower end on bidirectional chargers of 11 kW, near its upper end on 22 kW. The page shows both sums.',
  },
  deliveryFleetGain: {
    value: 1200,
    unit: 'EUR',
    shownOn: ['fleets'],
    restsOn:
      'Specification, section 9 (its English text). Before sharing: the same sum for the same 80 delivery vans, on chargers of 22 kW.',
  },
  manufacturerProgrammeValue: {
    value: 3000,
    unit: 'EUR',
    shownOn: ['manufacturers'],
    restsOn:
      'Value of the whole programme per vehicle and year; the page says so beside the figure.',
  },
  ownShare: {
    value: OWN_SHARE_PERCENT,
    unit: 'percent',
    shownOn: [
      'home',
      'fleets',
      'faq',
      'simulator',
      'simulator-method',
      'partners',
      'banks',
      'manufacturers',
      'installers',
      'article-contract',
    ],
    restsOn:
      'Our part of the value we create, measured against how the fleet charges today, bill savings and market revenue alike; the fleet keeps the rest.',
  },
  chargerProfitabilityGain: {
    value: 150,
    unit: 'percent',
    shownOn: ['installers'],
    restsOn: 'Specification, section 9: charger profitability, grid services included.',
  },
  chargePointsInstalled: {
    value: 500,
    unit: 'count',
    shownOn: ['installers'],
    restsOn: 'Specification, section 9.',
  },
  pilotFleets: {
    value: 50,
    unit: 'count',
    shownOn: ['simulator', 'partners'],
    restsOn: 'Specification, sections 2 and 9: partner or pilot fleets.',
  },
  generatedForPartners: {
    value: 2,
    unit: 'millions EUR',
    shownOn: ['partners', 'banks'],
    restsOn: 'Specification, section 9.',
  },
  satisfaction: {
    value: 95,
    unit: 'percent',
    shownOn: ['partners', 'banks'],
    restsOn: 'Specification, section 9.',
  },
  attractivenessGain: {
    value: 40,
    unit: 'percent',
    shownOn: ['manufacturers'],
    restsOn: 'Specification, section 2: manufacturers.',
  },
  manufacturerCompatibility: {
    value: 100,
    unit: 'percent',
    shownOn: ['manufacturers'],
    restsOn: 'Specification, section 2: manufacturers.',
  },
  supportHoursPerDay: {
    value: 24,
    unit: 'hours',
    shownOn: ['installers', 'pre-registration'],
    restsOn: 'Specification, section 9: support round the clock, every day.',
  },
  analysisWithin: {
    value: PROMISED_HOURS.analysis,
    unit: 'hours',
    shownOn: ['simulator', 'pre-registration', 'pre-registration-thanks', 'mail'],
    restsOn: 'Specification, section 9: promised analysis and response.',
  },
  priorityContactWithin: {
    value: PROMISED_HOURS.priorityContact,
    unit: 'hours',
    shownOn: ['pre-registration', 'simulator'],
    restsOn: 'Specification, section 9: promised analysis and response.',
  },
  furtherAnalysisWithin: {
    value: PROMISED_HOURS.furtherRegistration,
    unit: 'hours',
    shownOn: ['pre-registration', 'pre-registration-thanks', 'mail'],
    restsOn:
      'At most one mail about an analysis goes to a mailbox in a day: that of a further registration may wait for it.',
  },
  profileReviewWithin: {
    value: PROMISED_HOURS.profile,
    unit: 'hours',
    shownOn: ['home', 'pre-registration', 'pre-registration-thanks', 'mail'],
    restsOn: 'Specification, section 9: profile review.',
  },
  replyWithin: {
    value: PROMISED_HOURS.reply,
    unit: 'hours',
    shownOn: [
      'confirmation',
      'contact',
      'contact-form',
      'partners',
      'banks',
      'manufacturers',
      'installers',
      'mail',
    ],
    restsOn: 'Specification, sections 2 and 9: follow-up after a message.',
  },
  estimateWithin: {
    value: 2,
    unit: 'minutes',
    shownOn: ['solutions'],
    restsOn: 'Specification, section 9: quick estimate.',
  },
  foundingPlacesUntil: {
    value: 2025,
    unit: 'year',
    shownOn: ['partners'],
    restsOn: 'Specification, section 9; drops out of the sentence once the year is over.',
  },
  connectionWithin: {
    value: [24, 48],
    unit: 'hours',
    shownOn: ['analysis', 'home', 'how-it-works', 'faq', 'fleets'],
    restsOn: 'Specification, section 9: installation.',
  },
  firstRevenueWithin: {
    value: 2,
    unit: 'weeks',
    shownOn: ['home', 'how-it-works', 'faq'],
    restsOn: 'Specification, section 9: first revenue.',
  },
  launchWithin: {
    value: 2,
    unit: 'weeks',
    shownOn: ['energy', 'solutions', 'shell'],
    restsOn: 'Specification, section 9: launch in under two weeks.',
  },
  whiteLabelSetUpWithin: {
    value: 48,
    unit: 'hours',
    shownOn: ['energy'],
    restsOn: 'Specification, sections 2 and 9.',
  },
  noticePeriod: {
    value: 30,
    unit: 'days',
    shownOn: ['analysis', 'faq', 'fleets', 'article-contract'],
    restsOn: 'Specification, section 9: thirty days’ notice, monthly payment.',
  },
  slaResponseWithin: {
    value: 4,
    unit: 'hours',
    shownOn: ['energy', 'aggregators'],
    restsOn: 'Specification, section 9: SLA.',
  },
  availability: {
    value: 99.5,
    unit: 'percent',
    shownOn: ['energy', 'aggregators'],
    restsOn: 'Specification, section 9: SLA.',
  },
  activationWithin: {
    value: 30,
    unit: 'seconds',
    shownOn: ['aggregators', 'energy', 'solutions', 'shell'],
    restsOn: 'Specification, section 9: activation or response.',
  },
  capacity: {
    value: 10,
    unit: 'megawatts',
    shownOn: ['aggregators'],
    restsOn: 'Specification, section 9.',
  },
  chargingCostReduction: {
    value: [15, 25],
    unit: 'percent',
    shownOn: ['home', 'faq', 'fleets', 'solutions'],
    restsOn:
      'Specification, section 9. After sharing, of the whole charging bill, against charging on arrival, on spot prices: vans back between 17 h and 19 h that drive up to 100 km a day; the page says so beside the figure.',
  },
  savingsMax: {
    value: 30,
    unit: 'percent',
    shownOn: ['fleets', 'faq'],
    restsOn:
      'Specification, section 9: up to. Before sharing, of the whole charging bill, against charging on arrival, on spot prices: 80 municipal vans, 50 km a day, back at 18 h.',
  },
  compatibleModels: {
    value: 150,
    unit: 'count',
    shownOn: ['home', 'compatibility', 'faq', 'fleets'],
    restsOn: 'Specification, sections 1 and 9.',
  },
  classicInitialCost: {
    value: [200, 500],
    unit: 'EUR',
    shownOn: ['home'],
    restsOn: 'Specification, section 1: a classic solution, per charger.',
  },
  ownInitialCost: {
    value: 0,
    unit: 'EUR',
    shownOn: ['home', 'fleets', 'faq'],
    restsOn: 'Smart charging (V1G) is software only; V2G needs a bidirectional charger.',
  },
  newsletterPerMonth: {
    value: 1,
    unit: 'e-mails',
    shownOn: ['shell', 'pre-registration', 'newsletter-sent', 'newsletter-confirm', 'mail'],
    restsOn: 'Specification, section 9: at most one a month.',
  },
} as const satisfies Record<string, Claim>;

/** Whether the year of the founding places may still be named (specification, section 9). */
export const foundingYearIsOpen = (currentYear: number): boolean =>
  currentYear <= CLAIMS.foundingPlacesUntil.value;

/** The number of vehicles of the fleets the service is meant for. */
export const SERVED_FLEET_VEHICLES = [20, 500] as const;
