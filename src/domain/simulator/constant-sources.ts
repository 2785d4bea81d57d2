import { BASE_FLEETS, FLEETS_PER_VEHICLE } from './comparison.ts';
import { VEHICLE_TYPES } from './fleet-profiles.ts';
import { NUMBER_FIELDS } from './inputs.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS } from './model/estimate.ts';
import { LEAST_TODAY_KW_MOST, POWER_MARGIN, TODAY_KW_MOST_PER_KWH } from './model/fleet.ts';
import { BOTH_DIRECTIONS_SHARE, RESERVE_EUROS_PER_MWH } from './model/possible.ts';
import { CAPTURES_PERCENT } from './model/range.ts';
import { V2G_COUNTS_FROM_EUROS } from './model/solution.ts';
import { FLAT_EUROS_PER_MWH, SUPPLIER_EUROS_PER_MWH } from './prices/energy-prices.ts';
import { CARBON_GRAMS_PER_KWH } from './prices/grid-carbon.ts';
import { calendar } from './prices/price-year.ts';
import { CURRENT_TARIFF, MEDIUM_VOLTAGE_ABOVE_KW } from './prices/tariffs.ts';
import { RULES } from './specified-figures.ts';

/** As of which day the constants of a source hold, and the last day; null: until something better is known. */
type Validity = { readonly date: string; readonly validUntil: string | null };

/** On what constants rest; the method page says each in words. */
export const CONSTANT_SOURCES = {
  cre: { date: '2026-08-01', validUntil: '2027-07-31' },
  creIndex: { date: '2026-08-01', validUntil: '2027-07-31' },
  connection: { date: '2026-08-01', validUntil: null },
  accise: { date: '2026-08-01', validUntil: '2027-07-31' },
  calendar: { date: '2026-11-16', validUntil: null },
  assumption: { date: '2026-11-16', validUntil: null },
  share: { date: '2026-11-16', validUntil: null },
  range: { date: '2026-11-16', validUntil: null },
  choice: { date: '2026-11-16', validUntil: null },
  common: { date: '2026-11-16', validUntil: null },
  fcr: { date: '2024-12-31', validUntil: '2027-06-30' },
  afrr: { date: '2025-12-31', validUntil: '2027-06-30' },
  rte: { date: '2024-12-31', validUntil: '2027-03-31' },
  rule: { date: '2026-11-16', validUntil: null },
  /** Until the newest full year has been followed by another one and there was time to read it. */
  prices: { date: '2025-12-31', validUntil: '2027-03-31' },
  /** Above 36 kVA sites are moved to other hours from 2027 on. */
  offPeakNight: { date: '2026-08-01', validUntil: '2026-12-31' },
  offPeakSplit: { date: '2027-01-01', validUntil: '2027-07-31' },
  /** The supplier's part, and the prices it is in: certificates are priced for a year. */
  supplier: { date: '2026-01-01', validUntil: '2026-12-31' },
} as const satisfies Record<string, Validity>;

export type ConstantSource = keyof typeof CONSTANT_SOURCES;

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
    supplier: toConfirm(SUPPLIER_EUROS_PER_MWH, 'EUR/MWh', 'supplier'),
    flatPrice: constant(FLAT_EUROS_PER_MWH, 'EUR/MWh', 'supplier'),
    subscribedShare: assumed('subscribedSharePercent', 'percent'),
    powerMargin: constant(100 * POWER_MARGIN, 'percent', 'choice'),
    leastTodayKwMost: constant(LEAST_TODAY_KW_MOST, 'kW', 'choice'),
    todayKwMostPerKwh: constant(TODAY_KW_MOST_PER_KWH, 'kW/kWh', 'choice'),
  },
  fleet: {
    controllable: assumed('controllablePercent', 'percent'),
    capture: assumed('capturePercent', 'percent'),
    lowCapture: constant(CAPTURES_PERCENT[0], 'percent', 'range'),
    highCapture: constant(CAPTURES_PERCENT[1], 'percent', 'range'),
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
  },
} as const satisfies Record<string, Record<string, Constant>>;

/** How long before its last day a constant is named. */
const WARNED_DAYS = 30;
const DAY_MS = 86_400_000;

/** A constant that does not hold for ever, and its last day. */
type LimitedConstant = { readonly name: string; readonly validUntil: string };

const NAMED_SOURCES: readonly (readonly [name: string, source: ConstantSource])[] = [
  ...Object.values(CONSTANT_GROUPS).flatMap((group: Readonly<Record<string, Constant>>) =>
    Object.entries(group).map(([name, { source }]) => [name, source] as const),
  ),
  // Constants that are tables of their own.
  ['gridPrices', 'creIndex'],
  ['hourlyPrices', 'prices'],
  ['offPeakNight', 'offPeakNight'],
  ['offPeakSplit', 'offPeakSplit'],
  ['classPrices', 'supplier'],
];

const LIMITED_CONSTANTS: readonly LimitedConstant[] = NAMED_SOURCES.flatMap(([name, source]) => {
  const { validUntil } = CONSTANT_SOURCES[source];
  return validUntil === null ? [] : [{ name, validUntil }];
});

/** Whether the constants of a source have outlived their last day; `day` is one in Paris. */
export function isPastValidity(source: ConstantSource, day: string): boolean {
  const { validUntil } = CONSTANT_SOURCES[source];
  return validUntil !== null && validUntil < day;
}

/** On a day in Paris: constants whose last day is over, and those that hold for 30 days more at most. */
export function endingConstants(
  day: string,
  constants: readonly LimitedConstant[] = LIMITED_CONSTANTS,
): { past: LimitedConstant[]; soon: LimitedConstant[] } {
  const warnedDay = new Date(Date.parse(day) + WARNED_DAYS * DAY_MS).toISOString().slice(0, 10);
  return {
    past: constants.filter(({ validUntil }) => validUntil < day),
    soon: constants.filter(({ validUntil }) => validUntil >= day && validUntil <= warnedDay),
  };
}
