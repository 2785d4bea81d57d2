import { FLEET_SHARE_PERCENT } from '../revenue-share.ts';
import { CAPTURE_SHARES } from './yearly-saving.ts';

/** On what a constant rests; the method page says it in words. */
type ConstantSource =
  | 'rule'
  | 'completion'
  | 'claim'
  | 'assumption'
  | 'range'
  | 'common'
  | 'working-days'
  | 'rte';

export type Constant = {
  readonly value: number;
  readonly unit: ConstantUnit;
  readonly source: ConstantSource;
};

type ConstantUnit =
  | 'EUR'
  | 'EUR/MWh'
  | 'ct/kWh'
  | 'g'
  | 'g/kWh'
  | 't/MWh'
  | 'kW'
  | 'kWh'
  | 'kWh/km'
  | 'percent'
  | 'points'
  | 'days'
  | 'years'
  | 'fleets'
  | 'factor';

const constant = (value: number, unit: ConstantUnit, source: ConstantSource): Constant => ({
  value,
  unit,
  source,
});

/** Simple mode; what the specification gives is a rule, the rest completes it. */
const SIMPLE = {
  gainPerVehicleMonthEuros: constant(25, 'EUR', 'rule'),
  co2PerVehicleDayGrams: constant(120, 'g', 'rule'),
  simpleChargerKw: constant(7, 'kW', 'rule'),
  usedFlexibilityShare: constant(0.8, 'factor', 'rule'),
  hoursFactorBase: constant(0.6, 'factor', 'completion'),
  hoursFactorPerHour: constant(0.05, 'factor', 'completion'),
  sampleBaseFleets: constant(150, 'fleets', 'rule'),
  samplePerVehicleFleets: constant(2.3, 'fleets', 'rule'),
  scorePointsPerTenth: constant(3, 'points', 'completion'),
  highestScore: constant(10, 'points', 'rule'),
} as const satisfies Record<string, Constant>;

/** The technical ceiling and the scores of Expert mode. */
const EXPERT = {
  ceilingUseShare: constant(0.7, 'factor', 'rule'),
  ceilingDays: constant(365, 'days', 'rule'),
  ceilingEurosPerMwh: constant(180, 'EUR/MWh', 'rule'),
  ceilingCo2TonnesPerMwh: constant(0.45, 't/MWh', 'rule'),
  highestSuccessPercent: constant(98, 'percent', 'rule'),
  expertBasePoints: constant(35, 'points', 'rule'),
  switchBelowPoints: constant(30, 'points', 'rule'),
  fastChargerFromKw: constant(22, 'kW', 'rule'),
  fastChargerPoints: constant(5, 'points', 'rule'),
  largeBatteryFromKwh: constant(60, 'kWh', 'rule'),
  largeBatteryPoints: constant(5, 'points', 'rule'),
  wideSpanFromPercent: constant(40, 'percent', 'rule'),
  wideSpanPoints: constant(8, 'points', 'rule'),
} as const satisfies Record<string, Constant>;

/** The estimate on real prices. */
const REAL_PRICES = {
  consumptionKwhPerKm: constant(0.2, 'kWh/km', 'common'),
  controllablePercent: constant(85, 'percent', 'assumption'),
  daysPerYear: constant(253, 'days', 'working-days'),
  eventsPerWeek: constant(5, 'days', 'assumption'),
  wearCents: constant(4, 'ct/kWh', 'assumption'),
  highWearCents: constant(8, 'ct/kWh', 'range'),
  lowWearCents: constant(2, 'ct/kWh', 'range'),
  roundTripEfficiencyPercent: constant(87, 'percent', 'common'),
  capturePercent: constant(100 * CAPTURE_SHARES.reference, 'percent', 'assumption'),
  lowCapturePercent: constant(100 * CAPTURE_SHARES.low, 'percent', 'range'),
  highCapturePercent: constant(100 * CAPTURE_SHARES.high, 'percent', 'range'),
  fleetSharePercent: constant(
    (FLEET_SHARE_PERCENT[0] + FLEET_SHARE_PERCENT[1]) / 2,
    'percent',
    'claim',
  ),
  paybackYears: constant(8, 'years', 'assumption'),
  gridCo2YearlyGramsPerKwh: constant(21.3, 'g/kWh', 'rte'),
} as const satisfies Record<string, Constant>;

export const CONSTANT_GROUPS = { simple: SIMPLE, expert: EXPERT, real: REAL_PRICES } as const;

/** Every number of the model that is neither a visitor's answer nor in a table of profiles. */
export const CONSTANTS = { ...SIMPLE, ...EXPERT, ...REAL_PRICES } as const;
