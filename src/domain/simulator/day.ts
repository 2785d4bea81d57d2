import { blendedSteps } from './blended-plan.ts';
import type { FleetInputs } from './inputs.ts';
import { monthlyDays, type PricedDay, pricesOfYear } from './price-year.ts';
import { meanDayEurosPerMwh } from './prices.ts';
import {
  controlledVehicles,
  type VehicleSession,
  v2gShare,
  vehicleSessions,
} from './vehicle-day.ts';

/** A month counted from 0, or the mean of the year. */
export type DayChoice = number | 'mean';

/** An hour of the window or a part of one. Power is the whole site's; levels are a vehicle's. */
export type DayStep = {
  /** From midnight, running past 24 where the window crosses it. */
  readonly startHour: number;
  readonly durationHours: number;
  readonly eurosPerMwh: number;
  /** Without any control, all vehicles. */
  readonly onArrivalKw: number;
  /** Vehicles that are not controlled: they charge on arrival in the plan too. */
  readonly uncontrolledKw: number;
  /** Controlled vehicles, charging. */
  readonly plannedKw: number;
  /** Controlled vehicles, giving back. */
  readonly givenBackKw: number;
  /** At the end of the step, 0 to 1. */
  readonly onArrivalLevelShare: number;
  readonly planLevelShare: number;
};

type DaySession = {
  readonly arrivalHour: number;
  readonly departureHour: number;
  readonly startLevelShare: number;
  readonly steps: readonly DayStep[];
  readonly onArrivalEuros: number;
  /** Wear included; all controlled vehicles. */
  readonly planEuros: number;
};

export type FleetDayPicture = {
  readonly choice: DayChoice;
  readonly pricesEurosPerMwh: readonly number[];
  readonly sessions: readonly DaySession[];
  /** The dearest hour plugged in, where control shows most. */
  readonly dearest: { readonly hour: number; readonly beforeKw: number; readonly afterKw: number };
};

/** What the 24-hour picture draws. */
export function fleetDayPicture(fleet: FleetInputs, choice: DayChoice = 'mean'): FleetDayPicture {
  const day = pricedDay(fleet, choice);
  const sessions = vehicleSessions(fleet, [day]).map((session) => daySession(fleet, session));
  const steps = sessions.flatMap((session) => session.steps);
  const dearest = steps.reduce<DayStep | undefined>(
    (most, step) => (most && most.eurosPerMwh >= step.eurosPerMwh ? most : step),
    undefined,
  );
  return {
    choice,
    pricesEurosPerMwh: day.eurosPerMwh,
    sessions,
    dearest: {
      hour: Math.floor(dearest?.startHour ?? 0) % 24,
      beforeKw: dearest?.onArrivalKw ?? 0,
      afterKw: dearest ? dearest.uncontrolledKw + dearest.plannedKw - dearest.givenBackKw : 0,
    },
  };
}

function pricedDay(fleet: FleetInputs, choice: DayChoice): PricedDay {
  const prices = pricesOfYear(fleet.priceYear);
  const month = choice === 'mean' ? undefined : monthlyDays(prices)[choice];
  return month ?? { month: 0, days: 1, eurosPerMwh: meanDayEurosPerMwh(prices) };
}

function daySession(fleet: FleetInputs, session: VehicleSession): DaySession {
  const { arrivalHour, onArrival, smart } = session;
  const share = v2gShare(fleet);
  const withV2g = share > 0 ? session.withV2g(fleet.wearCents) : smart;
  const plan = blendedSteps(smart, withV2g, share);
  const controlled = controlledVehicles(fleet);
  let startHour = arrivalHour;
  const steps = session.steps.map(({ eurosPerMwh, durationHours }, index) => {
    const arrival = onArrival.steps[index];
    const planned = plan[index];
    const kw = (kwh = 0) => kwh / durationHours;
    const step = {
      startHour,
      durationHours,
      eurosPerMwh,
      onArrivalKw: kw(arrival?.chargedKwh) * fleet.vehicles,
      uncontrolledKw: kw(arrival?.chargedKwh) * (fleet.vehicles - controlled),
      plannedKw: kw(planned?.chargedKwh) * controlled,
      givenBackKw: kw(planned?.dischargedKwh) * controlled,
      onArrivalLevelShare: (arrival?.levelKwh ?? 0) / fleet.batteryKwh,
      planLevelShare: (planned?.levelKwh ?? 0) / fleet.batteryKwh,
    };
    startHour += durationHours;
    return step;
  });
  return {
    arrivalHour,
    departureHour: startHour % 24,
    startLevelShare: fleet.startPercent / 100,
    steps,
    onArrivalEuros: onArrival.costEuros * controlled,
    planEuros: (smart.costEuros * (1 - share) + withV2g.costEuros * share) * controlled,
  };
}
