import { fleetOf, oneWayEfficiency } from '../simulator/index.ts';
import { DEPOT, V2G_NIGHT } from './depot-night.ts';
import { CLOCK, EARLIER_DEPARTURE, EXAMPLE_FLEET, FIRST_HOUR, QUARTERS } from './example-fleet.ts';
import type { StoredFleetNight, Stretch } from './fleet-night.ts';
import { cheapestNight } from './fleet-night-plan.ts';
import { KNOWN_FLEETS } from './known-fleets.ts';
import {
  chargedOnArrival,
  levelShareAt,
  type NightSite,
  nightEuros,
  type VehiclePlan,
} from './vehicle-night.ts';

/** The depot's site on the night of the newest year on which giving back paid most. */
export const EXAMPLE_SITE: NightSite = {
  chargerKw: DEPOT.chargerKw,
  siteKw: DEPOT.siteKw,
  buyEurosPerKwh: eachQuarter(({ eurosPerKwh }) => eurosPerKwh),
  sellEurosPerKwh: eachQuarter(({ eurosPerMwh }) => eurosPerMwh / 1000 - DEPOT.wearEurosPerKwh),
  oneWayEfficiency: oneWayEfficiency(fleetOf(KNOWN_FLEETS.depot)),
  reserveShare: DEPOT.reserveShare,
};

function eachQuarter(of: (hour: (typeof V2G_NIGHT.hours)[number]) => number): number[] {
  return Array.from({ length: QUARTERS }, (_, quarter) => {
    const hour = V2G_NIGHT.hours[Math.floor(quarter / 4)];
    if (!hour) throw new Error(`no price for quarter hour ${quarter}`);
    return of(hour);
  });
}

/** The example fleet as it leaves, one van earlier than planned in the evening. */
export const CHANGED_FLEET = EXAMPLE_FLEET.map((vehicle, index) =>
  index === EARLIER_DEPARTURE.vehicle
    ? { ...vehicle, departure: EARLIER_DEPARTURE.departure }
    : vehicle,
);

export function exampleNights(): { before: VehiclePlan[]; after: VehiclePlan[] } {
  const before = cheapestNight(EXAMPLE_FLEET, EXAMPLE_SITE);
  const after =
    before &&
    cheapestNight(CHANGED_FLEET, EXAMPLE_SITE, { plan: before, from: EARLIER_DEPARTURE.from });
  if (!before || !after) throw new Error('the example fleet has too little time to charge');
  return { before, after };
}

export function computedFleetNight(): StoredFleetNight {
  const { before, after } = exampleNights();
  const { vehicle, from } = EARLIER_DEPARTURE;
  const changed = after.flatMap((plan, index) =>
    JSON.stringify(plan) === JSON.stringify(before[index]) ? [] : [index],
  );
  return {
    date: V2G_NIGHT.date,
    firstHour: FIRST_HOUR,
    quarters: QUARTERS,
    clock: CLOCK,
    siteKw: EXAMPLE_SITE.siteKw,
    chargerKw: EXAMPLE_SITE.chargerKw,
    vehicles: CHANGED_FLEET.map((one, index) => {
      const plan = after[index] as VehiclePlan;
      return {
        ...one,
        ...stretched(plan),
        levelShare: levelShareAt(one, plan, CLOCK, EXAMPLE_SITE),
        departureShare: levelShareAt(one, plan, one.departure, EXAMPLE_SITE),
      };
    }),
    change: {
      vehicle,
      from,
      formerDeparture: EXAMPLE_FLEET[vehicle]?.departure ?? 0,
      before: stretched(before[vehicle] as VehiclePlan),
      others: changed.filter((index) => index !== vehicle),
    },
    onArrivalEuros: nightEuros(chargedOnArrival(CHANGED_FLEET, EXAMPLE_SITE), EXAMPLE_SITE),
    planEuros: nightEuros(after, EXAMPLE_SITE),
  };
}

const stretched = ({ charges, givesBack }: VehiclePlan) => ({
  charges: stretches(charges),
  givesBack: stretches(givesBack),
});

/** Quarter hours that follow each other as one stretch. */
function stretches(quarters: readonly number[]): Stretch[] {
  const found: [number, number][] = [];
  for (const quarter of quarters) {
    const last = found.at(-1);
    if (last?.[1] === quarter) last[1] = quarter + 1;
    else found.push([quarter, quarter + 1]);
  }
  return found;
}
