import { FLEET_SHARE_PERCENT } from '../revenue-share.ts';
import { CAPTURE_SHARES } from './yearly-saving.ts';

/** On what a constant rests; the method page says it in words. */
export type ConstantSource =
  | 'specification'
  | 'own-rule'
  | 'claim'
  | 'own-assumption'
  | 'common-value'
  | 'working-days'
  | 'rte'
  | 'entsoe';

export type Constant = {
  readonly value: number;
  readonly unit: ConstantUnit;
  readonly source: ConstantSource;
};

export type ConstantUnit =
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

/** Every number of the model that is neither a visitor's answer nor in a table below. */
export const CONSTANTS = {
  gainPerVehicleMonthEuros: constant(25, 'EUR', 'specification'),
  co2PerVehicleDayGrams: constant(120, 'g', 'specification'),
  simpleChargerKw: constant(7, 'kW', 'specification'),
  usedFlexibilityShare: constant(0.8, 'factor', 'specification'),
  hoursFactorBase: constant(0.6, 'factor', 'own-rule'),
  hoursFactorPerHour: constant(0.05, 'factor', 'own-rule'),
  sampleBaseFleets: constant(150, 'fleets', 'specification'),
  samplePerVehicleFleets: constant(2.3, 'fleets', 'specification'),
  scorePointsPerTenth: constant(3, 'points', 'own-rule'),
  highestScore: constant(10, 'points', 'specification'),

  ceilingUseShare: constant(0.7, 'factor', 'specification'),
  ceilingDays: constant(365, 'days', 'specification'),
  ceilingEurosPerMwh: constant(180, 'EUR/MWh', 'specification'),
  ceilingCo2TonnesPerMwh: constant(0.45, 't/MWh', 'specification'),
  highestSuccessPercent: constant(98, 'percent', 'specification'),
  expertBasePoints: constant(35, 'points', 'specification'),
  switchBelowPoints: constant(30, 'points', 'specification'),
  fastChargerFromKw: constant(22, 'kW', 'specification'),
  fastChargerPoints: constant(5, 'points', 'specification'),
  largeBatteryFromKwh: constant(60, 'kWh', 'specification'),
  largeBatteryPoints: constant(5, 'points', 'specification'),
  wideSpanFromPercent: constant(40, 'percent', 'specification'),
  wideSpanPoints: constant(8, 'points', 'specification'),

  consumptionKwhPerKm: constant(0.2, 'kWh/km', 'common-value'),
  controllablePercent: constant(85, 'percent', 'own-assumption'),
  daysPerYear: constant(253, 'days', 'working-days'),
  eventsPerWeek: constant(5, 'days', 'own-assumption'),
  wearCents: constant(4, 'ct/kWh', 'own-assumption'),
  highWearCents: constant(8, 'ct/kWh', 'own-assumption'),
  lowWearCents: constant(2, 'ct/kWh', 'own-assumption'),
  roundTripEfficiencyPercent: constant(87, 'percent', 'common-value'),
  capturePercent: constant(100 * CAPTURE_SHARES.reference, 'percent', 'own-assumption'),
  lowCapturePercent: constant(100 * CAPTURE_SHARES.low, 'percent', 'own-assumption'),
  highCapturePercent: constant(100 * CAPTURE_SHARES.high, 'percent', 'own-assumption'),
  fleetSharePercent: constant(
    (FLEET_SHARE_PERCENT[0] + FLEET_SHARE_PERCENT[1]) / 2,
    'percent',
    'claim',
  ),
  paybackYears: constant(8, 'years', 'own-assumption'),
  gridCo2YearlyGramsPerKwh: constant(21.3, 'g/kWh', 'rte'),
} as const satisfies Record<string, Constant>;
