/** Low voltage above 36 kVA, or medium voltage (HTA) above 250 kW. */
export type VoltageDomain = 'BT' | 'HTA';

/** Hours of the grid tariff: peak, then full (HP) and off-peak (HC) hours in winter (H) and summer (B). */
export const TARIFF_CLASSES = ['peak', 'hph', 'hch', 'hpb', 'hcb'] as const;
export type TariffClass = (typeof TARIFF_CLASSES)[number];

export type GridTariff = {
  /** TURPE, the part by energy. */
  readonly eurosPerMwh: Readonly<Record<TariffClass, number>>;
  /** TURPE, the part by subscribed power: the same power in every class, so the first coefficient. */
  readonly eurosPerKwYear: number;
};

export type Tariff = {
  readonly from: string;
  readonly grid: Readonly<Record<VoltageDomain, GridTariff>>;
  /** Accise on electricity above 36 kVA. */
  readonly acciseEurosPerMwh: number;
};

const grid = (
  [peak, hph, hch, hpb, hcb]: readonly [number, number, number, number, number],
  eurosPerKwYear: number,
): GridTariff => ({ eurosPerMwh: { peak, hph, hch, hpb, hcb }, eurosPerKwYear });

/** TURPE 7, short use, and accise, by the day from which they hold. Sources: constant-sources.ts. */
export const TARIFFS = {
  '2026-08': {
    from: '2026-08-01',
    grid: {
      BT: grid([71.2, 71.2, 43.4, 21.9, 15.7], 18.15),
      HTA: grid([59.1, 43.6, 20.5, 10.4, 7.1], 14.85),
    },
    acciseEurosPerMwh: 26.35,
  },
  '2025-08': {
    from: '2025-08-01',
    grid: {
      BT: grid([69.1, 69.1, 42.1, 21.3, 15.2], 17.61),
      HTA: grid([57.4, 42.3, 19.9, 10.1, 6.9], 14.41),
    },
    acciseEurosPerMwh: 25.79,
  },
} as const satisfies Record<string, Tariff>;

export const CURRENT_TARIFF: Tariff = TARIFFS['2026-08'];

/** A connection over this is one of medium voltage. */
export const MEDIUM_VOLTAGE_ABOVE_KW = 250;

/**
 * When off-peak hours hold at the site, as [from, until] on the clock, the whole year round. `night` holds on
 * 1 August 2026; `split` is where professionals above 36 kVA are moved from 2027 on.
 */
export const OFF_PEAK_BANDS = {
  night: [[22, 6]],
  split: [
    [1, 6],
    [13, 16],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, until: number])[]>;

export type OffPeak = keyof typeof OFF_PEAK_BANDS;

export const isOffPeak = (hour: number, bands: OffPeak): boolean =>
  OFF_PEAK_BANDS[bands].some(([from, until]) =>
    from < until ? hour >= from && hour < until : hour >= from || hour < until,
  );

const isWinter = (month: number) => month >= 10 || month <= 2;
const isMidWinter = (month: number) => month === 11 || month <= 1;
const isPeak = (hour: number) => (hour >= 9 && hour < 11) || (hour >= 18 && hour < 20);

/** Of a clock hour in a month, 0 being January. Peak hours are set locally; these are usual ones. */
export function tariffClass(month: number, hour: number, bands: OffPeak): TariffClass {
  if (isMidWinter(month) && isPeak(hour)) return 'peak';
  const isCheap = isOffPeak(hour, bands);
  if (isWinter(month)) return isCheap ? 'hch' : 'hph';
  return isCheap ? 'hcb' : 'hpb';
}

/** One value for each class of hours, by month and hour: 24 for each of twelve months. */
export const byMonthAndHour = (
  ofClass: Readonly<Record<TariffClass, number>>,
  bands: OffPeak,
): Float64Array =>
  Float64Array.from(
    { length: 12 * 24 },
    (_, index) => ofClass[tariffClass(Math.floor(index / 24), index % 24, bands)],
  );
