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

const isWinter = (month: number) => month >= 10 || month <= 2;
const isMidWinter = (month: number) => month === 11 || month <= 1;
const isOffPeak = (hour: number) => hour >= 22 || hour < 6;
const isPeak = (hour: number) => (hour >= 9 && hour < 11) || (hour >= 18 && hour < 20);

/** Of a clock hour in a month, 0 being January. Peak and off-peak hours are set locally; these are usual ones. */
export function tariffClass(month: number, hour: number): TariffClass {
  if (isMidWinter(month) && isPeak(hour)) return 'peak';
  if (isWinter(month)) return isOffPeak(hour) ? 'hch' : 'hph';
  return isOffPeak(hour) ? 'hcb' : 'hpb';
}

/** EUR/MWh of the grid by month and hour: 24 for each of twelve months. */
export function gridByMonthAndHour(tariff: GridTariff): Float64Array {
  const known = byMonthAndHour.get(tariff);
  if (known) return known;
  const prices = Float64Array.from(
    { length: 12 * 24 },
    (_, index) => tariff.eurosPerMwh[tariffClass(Math.floor(index / 24), index % 24)],
  );
  byMonthAndHour.set(tariff, prices);
  return prices;
}

const byMonthAndHour = new WeakMap<GridTariff, Float64Array>();
