import stored from './depot-night.json' with { type: 'json' };
import type { NamedGains } from './known-figures.ts';

/**
 * The depot whose nights the pages draw. Its facts are written with them, so that a picture needs neither
 * the questions of the simulator nor their answers.
 */
export type Depot = {
  readonly vehicles: number;
  readonly vehicleBatteryKwh: number;
  readonly chargerKw: number;
  readonly siteKw: number;
  readonly startShare: number;
  readonly targetShare: number;
  readonly reserveShare: number;
  /** Vehicles that follow a plan; the others charge as they do today. */
  readonly controllableShare: number;
  readonly arrivalHour: number;
  readonly departureHour: number;
  readonly wearEurosPerKwh: number;
  /** What the fleet keeps per vehicle and year. */
  readonly gains: NamedGains;
};

/** A night as `npm run figures` writes it. Energy is the whole site's, levels a controlled vehicle's. */
export type StoredNight = {
  /** The working day on whose evening it begins. */
  readonly date: string;
  /** Spot prices of that day and the next. */
  readonly eurosPerMwh: readonly number[];
  readonly hours: readonly StoredHour[];
  readonly onArrivalEuros: number;
  /** Without giving back. */
  readonly smartOnlyEuros: number;
  /** Wear included. */
  readonly planEuros: number;
  readonly subscribedKw: number;
};

type StoredHour = {
  readonly hour: number;
  readonly onArrivalKwh: number;
  readonly chargedKwh: number;
  readonly givenBackKwh: number;
  /** Electricity with grid tariff and accise. */
  readonly eurosPerKwh: number;
  /** At the end of the hour. */
  readonly levelShare: number;
};

type DatedSaving = { readonly date: string; readonly savedEuros: number };

export type StoredDepotNights = {
  readonly depot: Depot;
  readonly typical: StoredNight;
  readonly v2g: StoredNight;
  readonly year: {
    readonly year: number;
    readonly nights: number;
    readonly least: DatedSaving;
    readonly most: DatedSaving;
    /** Nights on which giving back paid after wear and grid charges. */
    readonly givingBackNights: number;
    /** What the mean night of each month saves with smart charging alone. */
    readonly savedByMonth: readonly number[];
  };
  readonly portfolio: readonly { readonly hour: number; readonly depotKwh: readonly number[] }[];
};

type HourPrice = { readonly hour: number; readonly eurosPerMwh: number };

export type DepotNight = Omit<StoredNight, 'hours'> & {
  /** From noon of its day to noon of the next. */
  readonly noonToNoon: readonly HourPrice[];
  /** What the plan costs in an hour is less than nothing while it gives back more than it buys. */
  readonly hours: readonly (StoredHour &
    HourPrice & { readonly onArrivalEuros: number; readonly planEuros: number })[];
  /** One more than there are hours: from the arrival to the departure. */
  readonly planLevelShares: readonly number[];
  /** Of the hours at the plug: those of the day may be higher or lower. */
  readonly peak: HourPrice;
  readonly low: HourPrice;
  /** The first hour in which the plan draws more than the depot does today. */
  readonly planStartHour: number;
  readonly givenBackKwh: number;
  /** The hour in which most is given back. */
  readonly givenBackHour: number;
};

const nights: StoredDepotNights = stored;

export const DEPOT: Depot = nights.depot;

/** The median working night of the newest year, by what smart charging saves in it. */
export const TYPICAL_NIGHT: DepotNight = depotNight(nights.typical);

/** The night of that year on which giving back paid most; the chargers are bidirectional. */
export const V2G_NIGHT: DepotNight = depotNight(nights.v2g);

export const NIGHTS_OF_YEAR = nights.year;

/** A supplier's three depots in the typical night. */
export const PORTFOLIO_NIGHT = nights.portfolio;

function depotNight(night: StoredNight): DepotNight {
  const hours = night.hours.map((hour, index) => {
    const eurosPerMwh = night.eurosPerMwh[DEPOT.arrivalHour + index] ?? 0;
    // What is given back earns the market's price alone, and wears the batteries.
    const givenBackEuros = hour.givenBackKwh * (eurosPerMwh / 1000 - DEPOT.wearEurosPerKwh);
    return {
      ...hour,
      eurosPerMwh,
      onArrivalEuros: hour.onArrivalKwh * hour.eurosPerKwh,
      planEuros: hour.chargedKwh * hour.eurosPerKwh - givenBackEuros,
    };
  });
  const planStart = hours.find(({ chargedKwh, onArrivalKwh }) => chargedKwh > onArrivalKwh);
  const mostGivenBack = hours.reduce((a, b) => (b.givenBackKwh > a.givenBackKwh ? b : a));
  return {
    ...night,
    hours,
    noonToNoon: night.eurosPerMwh
      .slice(12, 36)
      .map((eurosPerMwh, index) => ({ hour: (index + 12) % 24, eurosPerMwh })),
    planLevelShares: [DEPOT.startShare, ...hours.map(({ levelShare }) => levelShare)],
    peak: hours.reduce((a, b) => (b.eurosPerMwh > a.eurosPerMwh ? b : a)),
    low: hours.reduce((a, b) => (b.eurosPerMwh < a.eurosPerMwh ? b : a)),
    planStartHour: planStart?.hour ?? DEPOT.arrivalHour,
    givenBackKwh: hours.reduce((sum, { givenBackKwh }) => sum + givenBackKwh, 0),
    givenBackHour: mostGivenBack.hour,
  };
}

export type NightSoFar = {
  readonly onArrivalEuros: number;
  readonly planEuros: number;
  /** Of a vehicle that follows the plan. */
  readonly levelShare: number;
};

/** What a night has cost so many hours after the arrival, and how far the batteries are. */
export function nightSoFar({ hours, planLevelShares }: DepotNight, elapsed: number): NightSoFar {
  let onArrivalEuros = 0;
  let planEuros = 0;
  let levelShare = DEPOT.startShare;
  for (const [index, hour] of hours.entries()) {
    const part = Math.min(Math.max(elapsed - index, 0), 1);
    onArrivalEuros += part * hour.onArrivalEuros;
    planEuros += part * hour.planEuros;
    levelShare += part * (hour.levelShare - (planLevelShares[index] ?? hour.levelShare));
  }
  return { onArrivalEuros, planEuros, levelShare };
}

/** The most the depot draws between its arrival and midnight, when everyone else draws too. */
export function eveningKw({ hours }: DepotNight): { onArrivalKw: number; planKw: number } {
  const evening = hours.filter(({ hour }) => hour >= DEPOT.arrivalHour);
  return {
    onArrivalKw: Math.max(...evening.map(({ onArrivalKwh }) => onArrivalKwh)),
    planKw: Math.max(...evening.map(({ chargedKwh }) => chargedKwh)),
  };
}

/** From the first hour of the plan to the end of its last: chargingHours(TYPICAL_NIGHT) // => [0, 6] */
export function chargingHours({ hours, planStartHour }: DepotNight): [from: number, to: number] {
  const last = hours.findLast(({ chargedKwh }) => chargedKwh > 0);
  return [planStartHour, ((last?.hour ?? planStartHour) + 1) % 24];
}
