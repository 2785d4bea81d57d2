/** In the order of the panel; the printed sheet lists the same. */
export const ASSUMPTION_NUMBERS = [
  'controllablePercent',
  'sessionsPerDay',
  'daysPerYear',
  'eventsPerWeek',
  'wearCents',
  'efficiencyPercent',
  'capturePercent',
  'fleetSharePercent',
  'paybackYears',
  'priceYear',
] as const;
export const ASSUMPTION_CHOICES = ['priority', 'control', 'region'] as const;
const OPTIONALS = ['siteKw', 'criticalHour'] as const;

export const ASSUMPTIONS = [...ASSUMPTION_NUMBERS, ...OPTIONALS, ...ASSUMPTION_CHOICES] as const;
