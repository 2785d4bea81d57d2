import { expect, test } from 'vitest';
import { CLAIMS, type Claim, foundingYearIsOpen } from './claims.ts';

type Name = keyof typeof CLAIMS;

/**
 * Specification, sections 1, 2 and 9, typed a second time on purpose. The English headline of
 * 1,200 EUR stands on the fleets page alone: one headline in both languages.
 */
const SPECIFIED: [name: Name, value: Claim['value'], unit: Claim['unit']][] = [
  ['headlineGainMax', 600, 'EUR'],
  ['fleetGain', [800, 1500], 'EUR'],
  ['deliveryFleetGain', 1200, 'EUR'],
  ['manufacturerProgrammeValue', 3000, 'EUR'],
  ['ownShare', [30, 40], 'percent'],
  ['chargerProfitabilityGain', 150, 'percent'],
  ['chargePointsInstalled', 500, 'count'],
  ['pilotFleets', 50, 'count'],
  ['generatedForPartners', 2, 'millions EUR'],
  ['satisfaction', 95, 'percent'],
  ['attractivenessGain', 40, 'percent'],
  ['manufacturerCompatibility', 100, 'percent'],
  ['supportHoursPerDay', 24, 'hours'],
  ['analysisWithin', 24, 'hours'],
  ['priorityContactWithin', 24, 'hours'],
  ['profileReviewWithin', 48, 'hours'],
  ['replyWithin', [24, 48], 'hours'],
  ['estimateWithin', 2, 'minutes'],
  ['foundingPlacesUntil', 2025, 'year'],
  ['connectionWithin', [24, 48], 'hours'],
  ['firstRevenueWithin', 2, 'weeks'],
  ['launchWithin', 2, 'weeks'],
  ['whiteLabelSetUpWithin', 48, 'hours'],
  ['noticePeriod', 30, 'days'],
  ['slaResponseWithin', 4, 'hours'],
  ['availability', 99.5, 'percent'],
  ['activationWithin', 30, 'seconds'],
  ['capacity', 10, 'megawatts'],
  ['chargingCostReduction', [15, 25], 'percent'],
  ['savingsMax', 30, 'percent'],
  ['compatibleModels', 150, 'count'],
  ['classicInitialCost', [200, 500], 'EUR'],
  ['ownInitialCost', 0, 'EUR'],
  ['newsletterPerMonth', 1, 'e-mails'],
];

test.each(SPECIFIED)('%s is the specification’s figure', (name, value, unit) => {
  expect(CLAIMS[name]).toMatchObject({ value, unit });
});

test('the site promises nothing the specification does not, but when a further fleet’s analysis comes', () => {
  const specified = new Set<string>([...SPECIFIED.map(([name]) => name), 'furtherAnalysisWithin']);
  expect(Object.keys(CLAIMS).filter((name) => !specified.has(name))).toEqual([]);
});

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('the founding year is named until it is over: %i years after it, %s', (after, isNamed) => {
  expect(foundingYearIsOpen(CLAIMS.foundingPlacesUntil.value + after)).toBe(isNamed);
});
