import {
  chargersAtOnce,
  isPlugged,
  type NightSite,
  nightEuros,
  perQuarter,
  quartersNeeded,
  type Vehicle,
  type VehiclePlan,
} from './vehicle-night.ts';

/** A plan that is being followed, and the quarter hour from which it may still be changed. */
export type Followed = { readonly plan: readonly VehiclePlan[]; readonly from: number };

/**
 * The cheapest night of a fleet, vehicle by vehicle and quarter hour by quarter hour. A charger is on at its
 * full power or off, so that a plan is a set of quarter hours per vehicle, and the site's limit is a number of
 * chargers that may be on at once. Which vehicle gets which quarter hour is then a minimum-cost flow from
 * vehicles to quarter hours, solved exactly by successive shortest paths.
 * Giving back is decided one quarter hour at a time, the most profitable first, each against what it costs to
 * buy its energy again. Null where not every vehicle can have its level at its departure.
 */
export function cheapestNight(
  vehicles: readonly Vehicle[],
  site: NightSite,
  followed?: Followed,
): VehiclePlan[] | null {
  const flow = new NightFlow(vehicles, site, followed);
  for (const [index, vehicle] of vehicles.entries()) {
    const needed = quartersNeeded(vehicle, site, flow.givesBack(index).length);
    if (!flow.chargeUpTo(index, needed)) return null;
  }
  const best = giveBackWhatPays(vehicles, site, flow);
  return followed ? best.plan() : withFewerStarts(best.plan(), vehicles);
}

/** One quarter hour after the other, as long as it earns more than its energy costs to buy again. */
function giveBackWhatPays(
  vehicles: readonly Vehicle[],
  site: NightSite,
  start: NightFlow,
): NightFlow {
  let best = start;
  for (;;) {
    const euros = nightEuros(best.plan(), site);
    let next: { flow: NightFlow; euros: number } | undefined;
    for (const [index, vehicle] of vehicles.entries()) {
      const quarter = nextSale(vehicle, site, best, index);
      if (quarter === undefined) continue;
      const flow = best.copy();
      flow.giveBack(index, quarter);
      const needed = quartersNeeded(vehicle, site, flow.givesBack(index).length);
      if (!flow.chargeUpTo(index, needed)) continue;
      const tried = nightEuros(flow.plan(), site);
      if (tried < (next?.euros ?? euros) - 1e-9) next = { flow, euros: tried };
    }
    if (!next) return best;
    best = next.flow;
  }
}

/** The dearest quarter hour left to a vehicle whose battery stays above its reserve even uncharged. */
function nextSale(
  vehicle: Vehicle,
  site: NightSite,
  flow: NightFlow,
  index: number,
): number | undefined {
  if (!vehicle.bidirectional) return undefined;
  const given = flow.givesBack(index).length + 1;
  const leftKwh = vehicle.startShare * vehicle.batteryKwh - given * perQuarter(site).outKwh;
  if (leftKwh < site.reserveShare * vehicle.batteryKwh - 1e-9) return undefined;
  const free = flow.freeQuarters(index);
  const price = (quarter: number) => site.sellEurosPerKwh[quarter] ?? 0;
  return free.reduce<number | undefined>(
    (best, quarter) => (best === undefined || price(quarter) > price(best) ? quarter : best),
    undefined,
  );
}

/** Prices in whole numbers, so that paths of equal cost are equal; the rest of a number settles ties. */
const PRICE_UNIT = 1e-5;
const TIES = 1e6;

/** Quarter hours given to vehicles so far, always the cheapest way to give out that many. */
class NightFlow {
  readonly #vehicles: readonly Vehicle[];
  readonly #site: NightSite;
  readonly #from: number;
  #wanted: readonly ReadonlySet<number>[];
  #charging: Set<number>[];
  #giving: Set<number>[];
  #on: number[];

  constructor(vehicles: readonly Vehicle[], site: NightSite, followed?: Followed) {
    this.#vehicles = vehicles;
    this.#site = site;
    this.#from = followed?.from ?? 0;
    this.#wanted = vehicles.map((_, index) => new Set(followed?.plan[index]?.charges));
    const passed = (quarters: readonly number[] = []) =>
      new Set(quarters.filter((quarter) => quarter < this.#from));
    this.#charging = vehicles.map((_, index) => passed(followed?.plan[index]?.charges));
    this.#giving = vehicles.map((_, index) => passed(followed?.plan[index]?.givesBack));
    this.#on = site.buyEurosPerKwh.map(
      (_, quarter) => this.#charging.filter((quarters) => quarters.has(quarter)).length,
    );
  }

  copy(): NightFlow {
    const copy = new NightFlow(this.#vehicles, this.#site, { plan: [], from: this.#from });
    copy.#wanted = this.#wanted;
    copy.#charging = this.#charging.map((quarters) => new Set(quarters));
    copy.#giving = this.#giving.map((quarters) => new Set(quarters));
    copy.#on = [...this.#on];
    return copy;
  }

  plan(): VehiclePlan[] {
    return this.#charging.map((charges, index) => ({
      charges: sorted(charges),
      givesBack: sorted(this.#giving[index]),
    }));
  }

  givesBack(index: number): readonly number[] {
    return [...(this.#giving[index] ?? [])];
  }

  /** Those still to come in which a vehicle does nothing. */
  freeQuarters(index: number): number[] {
    return this.#on
      .map((_, quarter) => quarter)
      .filter((quarter) => this.#mayCharge(index, quarter) && !this.#isOn(index, quarter));
  }

  giveBack(index: number, quarter: number): void {
    this.#giving[index]?.add(quarter);
  }

  chargeUpTo(index: number, quarters: number): boolean {
    while ((this.#charging[index]?.size ?? 0) < quarters) {
      if (!this.#chargeOneMore(index)) return false;
    }
    return true;
  }

  #isOn(index: number, quarter: number): boolean {
    return this.#charging[index]?.has(quarter) === true;
  }

  #mayCharge(index: number, quarter: number): boolean {
    const vehicle = this.#vehicles[index];
    return (
      vehicle !== undefined &&
      quarter >= this.#from &&
      isPlugged(vehicle, quarter) &&
      this.#giving[index]?.has(quarter) !== true
    );
  }

  /** Of equally cheap quarter hours, those of the plan that is being followed. */
  #cost(index: number, quarter: number): number {
    const price = Math.round((this.#site.buyEurosPerKwh[quarter] ?? 0) / PRICE_UNIT);
    return price * TIES + (this.#wanted[index]?.has(quarter) ? 0 : 1);
  }

  /**
   * The shortest path from a vehicle to a quarter hour with a charger to spare, through vehicles that make
   * room by taking another one (Bellman and Ford).
   */
  #chargeOneMore(first: number): boolean {
    const toVehicle = this.#vehicles.map((_, index) => (index === first ? 0 : Infinity));
    const toQuarter = this.#on.map(() => Infinity);
    const cameBy = this.#on.map(() => -1);
    const leftFrom = this.#vehicles.map(() => -1);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [index, distance] of toVehicle.entries()) {
        if (distance === Infinity) continue;
        for (const quarter of this.freeQuarters(index)) {
          const reached = distance + this.#cost(index, quarter);
          if (reached >= (toQuarter[quarter] ?? 0)) continue;
          toQuarter[quarter] = reached;
          cameBy[quarter] = index;
          changed = true;
        }
      }
      for (const [quarter, distance] of toQuarter.entries()) {
        if (distance === Infinity || quarter < this.#from) continue;
        for (const index of this.#vehicles.keys()) {
          if (!this.#isOn(index, quarter)) continue;
          const reached = distance - this.#cost(index, quarter);
          if (reached >= (toVehicle[index] ?? 0)) continue;
          toVehicle[index] = reached;
          leftFrom[index] = quarter;
          changed = true;
        }
      }
    }
    const most = chargersAtOnce(this.#site);
    const spare = toQuarter
      .map((distance, quarter) => ({ distance, quarter }))
      .filter(({ distance, quarter }) => distance < Infinity && (this.#on[quarter] ?? 0) < most);
    const [last] = spare.sort((a, b) => a.distance - b.distance);
    if (!last) return false;
    this.#on[last.quarter] = (this.#on[last.quarter] ?? 0) + 1;
    for (let quarter = last.quarter; quarter >= 0; ) {
      const index = cameBy[quarter] ?? first;
      this.#charging[index]?.add(quarter);
      quarter = index === first ? -1 : (leftFrom[index] ?? -1);
      if (quarter >= 0) this.#charging[index]?.delete(quarter);
    }
    return true;
  }
}

/**
 * Two vehicles that exchange quarter hours change neither the cost nor the power of the site: they do wherever
 * chargers then start less often.
 */
function withFewerStarts(
  plan: readonly VehiclePlan[],
  vehicles: readonly Vehicle[],
): VehiclePlan[] {
  const charging = plan.map(({ charges }) => new Set(charges));
  const mayCharge = (index: number, quarter: number) => {
    const vehicle = vehicles[index];
    return (
      vehicle !== undefined &&
      isPlugged(vehicle, quarter) &&
      !charging[index]?.has(quarter) &&
      !plan[index]?.givesBack.includes(quarter)
    );
  };
  const exchange = (one: number, quarter: number, other: number, another: number) => {
    charging[one]?.delete(quarter);
    charging[one]?.add(another);
    charging[other]?.delete(another);
    charging[other]?.add(quarter);
  };
  const starts = (one: number, other: number) =>
    startsOf(charging[one] ?? []) + startsOf(charging[other] ?? []);
  const improved = (one: number, other: number): boolean => {
    const before = starts(one, other);
    for (const quarter of sorted(charging[one])) {
      if (!mayCharge(other, quarter)) continue;
      for (const another of sorted(charging[other])) {
        if (!mayCharge(one, another)) continue;
        exchange(one, quarter, other, another);
        if (starts(one, other) < before) return true;
        exchange(one, another, other, quarter);
      }
    }
    return false;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const one of vehicles.keys()) {
      for (let other = one + 1; other < vehicles.length; other++) {
        while (improved(one, other)) changed = true;
      }
    }
  }
  return plan.map(({ givesBack }, index) => ({ charges: sorted(charging[index]), givesBack }));
}

function startsOf(quarters: Iterable<number>): number {
  const on = new Set(quarters);
  return [...on].filter((quarter) => !on.has(quarter - 1)).length;
}

const sorted = (quarters: Iterable<number> = []): number[] => [...quarters].sort((a, b) => a - b);
