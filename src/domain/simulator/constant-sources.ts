import { BASE_FLEETS, FLEETS_PER_VEHICLE } from './comparison.ts';
import { VEHICLE_TYPES } from './fleet-profiles.ts';
import { NUMBER_FIELDS } from './inputs.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS } from './model/estimate.ts';
import { LEAST_TODAY_KW_MOST, TODAY_KW_MOST_PER_KWH } from './model/fleet.ts';
import {
  BOTH_DIRECTIONS_SHARE,
  CAPACITY_EUROS_PER_KW,
  RESERVE_EUROS_PER_MWH,
} from './model/possible.ts';
import {
  HIGH_CAPTURE_PERCENT,
  LEAST_SUBSCRIBED_SHARE,
  LOW_CAPTURE_PERCENT,
} from './model/range.ts';
import { TIMER_HOUR, V2G_COUNTS_FROM_EUROS } from './model/solution.ts';
import { CARBON_GRAMS_PER_KWH } from './prices/grid-carbon.ts';
import { calendar } from './prices/price-year.ts';
import { CURRENT_TARIFF, MEDIUM_VOLTAGE_ABOVE_KW } from './prices/tariffs.ts';
import { RULES } from './specified-figures.ts';

/** On what a constant rests; the method page says it in words, with its date. */
type ConstantSource =
  | 'cre'
  | 'creIndex'
  | 'connection'
  | 'accise'
  | 'calendar'
  | 'assumption'
  | 'share'
  | 'range'
  | 'choice'
  | 'common'
  | 'fcr'
  | 'afrr'
  | 'capacity'
  | 'rte'
  | 'rule';

export type Constant = {
  readonly value: number;
  readonly unit: ConstantUnit;
  readonly source: ConstantSource;
  /** Not yet seen at its first source: the owner of the site is asked to confirm it. */
  readonly toConfirm: boolean;
};

type ConstantUnit =
  | 'EUR'
  | 'EUR/MWh'
  | 'EUR/kW'
  | 'EUR/MW/h'
  | 'ct/kWh'
  | 'g'
  | 'g/kWh'
  | 't/MWh'
  | 'kW'
  | 'kW/kWh'
  | 'kWh'
  | 'kWh/100 km'
  | 'percent'
  | 'points'
  | 'days'
  | 'fleets'
  | 'clock'
  | 'factor';

const constant = (value: number, unit: ConstantUnit, source: ConstantSource): Constant => ({
  value,
  unit,
  source,
  toConfirm: false,
});

const toConfirm = (...of: Parameters<typeof constant>): Constant => ({
  ...constant(...of),
  toConfirm: true,
});

const { grid, acciseEurosPerMwh } = CURRENT_TARIFF;
const { fcr, afrr } = RESERVE_EUROS_PER_MWH;
const rule = (name: keyof typeof RULES, unit: ConstantUnit) => constant(RULES[name], unit, 'rule');
const assumed = (name: keyof typeof NUMBER_FIELDS, unit: ConstantUnit) =>
  constant(NUMBER_FIELDS[name].initial, unit, 'assumption');
const workingDays = (year: number) =>
  constant(calendar(year).workingDays.length, 'days', 'calendar');
const consumption = (type: keyof typeof VEHICLE_TYPES) =>
  constant(VEHICLE_TYPES[type].kwhPer100Km, 'kWh/100 km', 'common');
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every constant of the model with its unit and source; the grid tariff by energy has a table of its own. */
export const CONSTANT_GROUPS = {
  bill: {
    powerBt: toConfirm(grid.BT.eurosPerKwYear, 'EUR/kW', 'creIndex'),
    powerHta: toConfirm(grid.HTA.eurosPerKwYear, 'EUR/kW', 'cre'),
    mediumVoltageAboveKw: constant(MEDIUM_VOLTAGE_ABOVE_KW, 'kW', 'connection'),
    accise: toConfirm(acciseEurosPerMwh, 'EUR/MWh', 'accise'),
    workingDays2023: workingDays(2023),
    workingDays2024: workingDays(2024),
    workingDays2025: workingDays(2025),
    timerHour: constant(TIMER_HOUR, 'clock', 'choice'),
    leastTodayKwMost: constant(LEAST_TODAY_KW_MOST, 'kW', 'choice'),
    todayKwMostPerKwh: constant(TODAY_KW_MOST_PER_KWH, 'kW/kWh', 'choice'),
  },
  fleet: {
    controllable: assumed('controllablePercent', 'percent'),
    capture: assumed('capturePercent', 'percent'),
    lowCapture: constant(LOW_CAPTURE_PERCENT, 'percent', 'range'),
    highCapture: constant(HIGH_CAPTURE_PERCENT, 'percent', 'range'),
    leastSubscribed: constant(100 * LEAST_SUBSCRIBED_SHARE, 'percent', 'range'),
    fleetShare: constant(NUMBER_FIELDS.fleetSharePercent.initial, 'percent', 'share'),
    efficiency: assumed('efficiencyPercent', 'percent'),
    wear: assumed('wearCents', 'ct/kWh'),
    countsFrom: constant(V2G_COUNTS_FROM_EUROS, 'EUR', 'choice'),
    carConsumption: consumption('car'),
    vanConsumption: consumption('van'),
    truckConsumption: consumption('truck'),
    busConsumption: consumption('bus'),
    gridCarbon: constant(mean(CARBON_GRAMS_PER_KWH), 'g/kWh', 'rte'),
  },
  possible: {
    fcr: constant(fcr, 'EUR/MW/h', 'fcr'),
    afrr: toConfirm(afrr, 'EUR/MW/h', 'afrr'),
    bothDirections: constant(100 * BOTH_DIRECTIONS_SHARE, 'percent', 'choice'),
    capacityPrice: constant(CAPACITY_EUROS_PER_KW, 'EUR/kW', 'capacity'),
  },
  rules: {
    gainPerVehicleMonth: constant(GAIN_PER_VEHICLE_MONTH_EUROS, 'EUR', 'rule'),
    co2PerVehicleDay: rule('co2PerVehicleDayGrams', 'g'),
    usedFlexibility: rule('usedFlexibilityShare', 'factor'),
    capacityShare: rule('capacityShare', 'factor'),
    productDays: rule('productDays', 'days'),
    productPrice: rule('productEurosPerMwh', 'EUR/MWh'),
    productCo2: rule('productCo2TonnesPerMwh', 't/MWh'),
    highestSuccess: rule('highestSuccessPercent', 'percent'),
    baseFleets: constant(BASE_FLEETS, 'fleets', 'rule'),
    fleetsPerVehicle: constant(FLEETS_PER_VEHICLE, 'fleets', 'rule'),
    scorePointsPerTenth: constant(RULES.scorePointsPerTenth, 'points', 'choice'),
    highestScore: rule('highestScore', 'points'),
    expertBase: rule('expertBasePoints', 'points'),
    expertFrom: rule('expertFromPoints', 'points'),
    fastChargerFrom: rule('fastChargerFromKw', 'kW'),
    fastChargerPoints: rule('fastChargerPoints', 'points'),
    largeBatteryFrom: rule('largeBatteryFromKwh', 'kWh'),
    largeBatteryPoints: rule('largeBatteryPoints', 'points'),
    wideSpanFrom: rule('wideSpanFromPercent', 'percent'),
    wideSpanPoints: rule('wideSpanPoints', 'points'),
  },
} as const satisfies Record<string, Record<string, Constant>>;
