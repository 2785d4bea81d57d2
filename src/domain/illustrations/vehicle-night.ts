/** One vehicle of a depot in one night, in quarter hours from its beginning. A charger is on at full power or off. */
export type Vehicle = {
  /** In quarter hours from the beginning of the night; plugged in up to the departure. */
  readonly arrival: number;
  readonly departure: number;
  readonly batteryKwh: number;
  readonly startShare: number;
  /** Asked for at the departure. */
  readonly targetShare: number;
  readonly bidirectional: boolean;
};

export type NightSite = {
  readonly chargerKw: number;
  readonly siteKw: number;
  /** Of each quarter hour, at the meter, with grid charges. */
  readonly buyEurosPerKwh: readonly number[];
  /** What energy given back brings in, wear deducted. */
  readonly sellEurosPerKwh: readonly number[];
  readonly oneWayEfficiency: number;
  /** What is never given back from a battery. */
  readonly reserveShare: number;
};

/** The quarter hours in which a vehicle charges and gives back, in order. */
export type VehiclePlan = {
  readonly charges: readonly number[];
  readonly givesBack: readonly number[];
};

const QUARTER = 0.25;

/** The first vehicles to arrive charge first, as many as the site has power for. */
export function chargedOnArrival(vehicles: readonly Vehicle[], site: NightSite): VehiclePlan[] {
  const plan = vehicles.map(() => ({ charges: [] as number[], givesBack: [] }));
  const byArrival = [...vehicles.entries()].sort(([, a], [, b]) => a.arrival - b.arrival);
  for (let quarter = 0; quarter < site.buyEurosPerKwh.length; quarter++) {
    let free = chargersAtOnce(site);
    for (const [index, vehicle] of byArrival) {
      const charges = plan[index]?.charges ?? [];
      if (free === 0 || !isPlugged(vehicle, quarter)) continue;
      if (charges.length >= quartersNeeded(vehicle, site, 0)) continue;
      charges.push(quarter);
      free -= 1;
    }
  }
  return plan;
}

export const chargersAtOnce = ({ siteKw, chargerKw }: NightSite): number =>
  Math.floor(siteKw / chargerKw);

export const isPlugged = ({ arrival, departure }: Vehicle, quarter: number): boolean =>
  arrival <= quarter && quarter < departure;

/** At a moment of the night in quarter hours, which may lie within one. */
export function levelShareAt(
  vehicle: Vehicle,
  { charges, givesBack }: VehiclePlan,
  moment: number,
  site: NightSite,
): number {
  const passed = (quarters: readonly number[]) =>
    quarters.reduce((sum, quarter) => sum + Math.min(1, Math.max(0, moment - quarter)), 0);
  const { inKwh, outKwh } = perQuarter(site);
  const kwh =
    vehicle.startShare * vehicle.batteryKwh + passed(charges) * inKwh - passed(givesBack) * outKwh;
  return Math.min(1, kwh / vehicle.batteryKwh);
}

export function nightEuros(plan: readonly VehiclePlan[], site: NightSite): number {
  const kwh = site.chargerKw * QUARTER;
  const sum = (quarters: readonly number[], prices: readonly number[]) =>
    quarters.reduce((euros, quarter) => euros + (prices[quarter] ?? 0) * kwh, 0);
  return plan.reduce(
    (euros, { charges, givesBack }) =>
      euros + sum(charges, site.buyEurosPerKwh) - sum(givesBack, site.sellEurosPerKwh),
    0,
  );
}

/** What a quarter hour at the charger's power puts into a battery and takes out of it. */
export function perQuarter({ chargerKw, oneWayEfficiency }: NightSite) {
  const kwh = chargerKw * QUARTER;
  return { inKwh: kwh * oneWayEfficiency, outKwh: kwh / oneWayEfficiency };
}

export function quartersNeeded(vehicle: Vehicle, site: NightSite, givenBack: number): number {
  const { inKwh, outKwh } = perQuarter(site);
  const missing = (vehicle.targetShare - vehicle.startShare) * vehicle.batteryKwh;
  return Math.max(0, Math.ceil((missing + givenBack * outKwh) / inKwh - 1e-9));
}
