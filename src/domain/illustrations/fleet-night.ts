import stored from './fleet-night.json' with { type: 'json' };

/** From one quarter hour up to another, counted from the night's beginning. */
export type Stretch = readonly [from: number, until: number];

type Charging = { readonly charges: readonly Stretch[]; readonly givesBack: readonly Stretch[] };

export type VehicleOfNight = Charging & {
  readonly model: string;
  readonly batteryKwh: number;
  readonly bidirectional: boolean;
  readonly arrival: number;
  readonly departure: number;
  readonly startShare: number;
  readonly targetShare: number;
  /** At the moment that the picture shows. */
  readonly levelShare: number;
  readonly departureShare: number;
};

/** A night of the example fleet as `npm run figures` writes it: times are quarter hours from its beginning. */
export type StoredFleetNight = {
  /** The working day on whose evening it begins, at these prices. */
  readonly date: string;
  readonly firstHour: number;
  readonly quarters: number;
  readonly clock: number;
  readonly siteKw: number;
  readonly chargerKw: number;
  /** As planned again after the departure was brought forward. */
  readonly vehicles: readonly VehicleOfNight[];
  readonly change: {
    readonly vehicle: number;
    readonly from: number;
    readonly formerDeparture: number;
    /** What was planned for that vehicle before. */
    readonly before: Charging;
    /** Whose quarter hours changed with it. */
    readonly others: readonly number[];
  };
  /** Electricity with grid charges; wear included. */
  readonly onArrivalEuros: number;
  readonly planEuros: number;
};

export const FLEET_NIGHT = stored as unknown as StoredFleetNight;

const CHARGING_QUARTERS = FLEET_NIGHT.vehicles.map(({ charges }) => charges);
const GIVING_QUARTERS = FLEET_NIGHT.vehicles.map(({ givesBack }) => givesBack);

const countAt = (stretches: readonly (readonly Stretch[])[], moment: number) =>
  stretches.filter((one) => one.some(([from, until]) => from <= moment && moment < until)).length;

export const chargingAt = (moment: number): number => countAt(CHARGING_QUARTERS, moment);

/** What the site draws and gives back in each quarter hour. */
export const SITE_POWER_KW = Array.from({ length: FLEET_NIGHT.quarters }, (_, quarter) => ({
  drawnKw: countAt(CHARGING_QUARTERS, quarter) * FLEET_NIGHT.chargerKw,
  givenBackKw: countAt(GIVING_QUARTERS, quarter) * FLEET_NIGHT.chargerKw,
}));
