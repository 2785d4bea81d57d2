import { chargeOnArrival, cheapestPlan, type FleetDay } from './fleet-day.ts';
import { type DayAheadYear, FRANCE_2024, pluggedSteps } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

/** One ordinary van on weekday nights: the case that published figures are held against. */
export const REFERENCE_VAN = {
  batteryKwh: 60,
  startKwh: 30,
  targetKwh: 48,
  chargerKw: 11,
  arrivalHour: 18,
  pluggedHours: 13,
  roundTripEfficiencyShare: 0.87,
  wearEurosPerKwh: 0.04,
  workingShareOfDays: 5 / 7,
};

type VanUse = typeof REFERENCE_VAN;

/** What a year of nights saves against charging on arrival, energy at wholesale prices only. */
interface VanYear {
  year: number;
  onArrivalEuros: number;
  /** Smart charging alone (V1G). */
  smartEuros: number;
  /** What giving back (V2G) adds to it, wear deducted. */
  extraEuros: number;
}

function vanYear(prices: DayAheadYear, changes: Partial<VanUse> = {}): VanYear {
  const use = { ...REFERENCE_VAN, ...changes };
  const months = prices.eurosPerMwh.map((dayEurosPerMwh, month) => {
    const nights = (prices.monthDays[month] ?? 0) * use.workingShareOfDays;
    const van = vanDay(use, dayEurosPerMwh);
    const onArrivalEuros = chargeOnArrival(van).costEuros;
    const smartCostEuros = cheapestPlan({ ...van, dischargeKw: 0 }).costEuros;
    const bothCostEuros = cheapestPlan(van).costEuros;
    return {
      onArrivalEuros: onArrivalEuros * nights,
      smartEuros: (onArrivalEuros - smartCostEuros) * nights,
      extraEuros: (smartCostEuros - bothCostEuros) * nights,
    };
  });
  return {
    year: prices.year,
    onArrivalEuros: total(months.map((month) => month.onArrivalEuros)),
    smartEuros: total(months.map((month) => month.smartEuros)),
    extraEuros: total(months.map((month) => month.extraEuros)),
  };
}

const lastTwoYears = (changes: Partial<VanUse>) => ({
  y2023: vanYear(FRANCE_2023, changes),
  y2024: vanYear(FRANCE_2024, changes),
});

/** The same van, one assumption changed at a time. */
export const VAN_CASES = {
  night: lastTwoYears({}),
  lowWear: lastTwoYears({ wearEurosPerKwh: 0.02 }),
  highWear: lastTwoYears({ wearEurosPerKwh: 0.08 }),
  shortNight: lastTwoYears({ arrivalHour: 22, pluggedHours: 8 }),
  allDay: lastTwoYears({ arrivalHour: 7, pluggedHours: 24 }),
};

export type VanCase = keyof typeof VAN_CASES;

/** The same nights on hourly prices with perfect foresight; computed outside this project, per van and year. */
export const VAN_ON_HOURLY_PRICES = {
  y2023: { smartEuros: 286, bothEuros: 358 },
  y2024: { smartEuros: 231, bothEuros: 293 },
} as const;

function vanDay(use: VanUse, dayEurosPerMwh: readonly number[]): FleetDay {
  const oneWayEfficiencyShare = Math.sqrt(use.roundTripEfficiencyShare);
  return {
    steps: pluggedSteps(dayEurosPerMwh, use.arrivalHour, use.pluggedHours),
    batteryKwh: use.batteryKwh,
    startKwh: use.startKwh,
    targetKwh: use.targetKwh,
    reserveKwh: 0,
    chargeKw: use.chargerKw,
    dischargeKw: use.chargerKw,
    chargeEfficiencyShare: oneWayEfficiencyShare,
    dischargeEfficiencyShare: oneWayEfficiencyShare,
    wearEurosPerKwh: use.wearEurosPerKwh,
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
