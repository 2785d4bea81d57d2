import * as constants from './constants.ts';

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

/** Every constant of the model with its unit and source, as the method page shows them. */
export const CONSTANT_GROUPS = {
  simple: {
    gainPerVehicleMonthEuros: constant(constants.gainPerVehicleMonthEuros, 'EUR', 'rule'),
    co2PerVehicleDayGrams: constant(constants.co2PerVehicleDayGrams, 'g', 'rule'),
    simpleChargerKw: constant(constants.simpleChargerKw, 'kW', 'rule'),
    usedFlexibilityShare: constant(constants.usedFlexibilityShare, 'factor', 'rule'),
    hoursFactorBase: constant(constants.hoursFactorBase, 'factor', 'completion'),
    hoursFactorPerHour: constant(constants.hoursFactorPerHour, 'factor', 'completion'),
    sampleBaseFleets: constant(constants.sampleBaseFleets, 'fleets', 'rule'),
    samplePerVehicleFleets: constant(constants.samplePerVehicleFleets, 'fleets', 'rule'),
    scorePointsPerTenth: constant(constants.scorePointsPerTenth, 'points', 'completion'),
    highestScore: constant(constants.highestScore, 'points', 'rule'),
  },
  expert: {
    ceilingUseShare: constant(constants.ceilingUseShare, 'factor', 'rule'),
    ceilingDays: constant(constants.ceilingDays, 'days', 'rule'),
    ceilingEurosPerMwh: constant(constants.ceilingEurosPerMwh, 'EUR/MWh', 'rule'),
    ceilingCo2TonnesPerMwh: constant(constants.ceilingCo2TonnesPerMwh, 't/MWh', 'rule'),
    highestSuccessPercent: constant(constants.highestSuccessPercent, 'percent', 'rule'),
    expertBasePoints: constant(constants.expertBasePoints, 'points', 'rule'),
    switchBelowPoints: constant(constants.switchBelowPoints, 'points', 'rule'),
    fastChargerFromKw: constant(constants.fastChargerFromKw, 'kW', 'rule'),
    fastChargerPoints: constant(constants.fastChargerPoints, 'points', 'rule'),
    largeBatteryFromKwh: constant(constants.largeBatteryFromKwh, 'kWh', 'rule'),
    largeBatteryPoints: constant(constants.largeBatteryPoints, 'points', 'rule'),
    wideSpanFromPercent: constant(constants.wideSpanFromPercent, 'percent', 'rule'),
    wideSpanPoints: constant(constants.wideSpanPoints, 'points', 'rule'),
  },
  real: {
    consumptionKwhPerKm: constant(constants.consumptionKwhPerKm, 'kWh/km', 'common'),
    controllablePercent: constant(constants.controllablePercent, 'percent', 'assumption'),
    daysPerYear: constant(constants.daysPerYear, 'days', 'working-days'),
    eventsPerWeek: constant(constants.eventsPerWeek, 'days', 'assumption'),
    wearCents: constant(constants.wearCents, 'ct/kWh', 'assumption'),
    highWearCents: constant(constants.highWearCents, 'ct/kWh', 'range'),
    lowWearCents: constant(constants.lowWearCents, 'ct/kWh', 'range'),
    roundTripEfficiencyPercent: constant(constants.roundTripEfficiencyPercent, 'percent', 'common'),
    capturePercent: constant(constants.capturePercent, 'percent', 'assumption'),
    lowCapturePercent: constant(constants.lowCapturePercent, 'percent', 'range'),
    highCapturePercent: constant(constants.highCapturePercent, 'percent', 'range'),
    fleetSharePercent: constant(constants.fleetSharePercent, 'percent', 'claim'),
    paybackYears: constant(constants.paybackYears, 'years', 'assumption'),
    gridCo2YearlyGramsPerKwh: constant(constants.gridCo2YearlyGramsPerKwh, 'g/kWh', 'rte'),
  },
} as const satisfies Record<string, Record<string, Constant>>;
