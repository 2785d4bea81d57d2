import { DEPOT } from './depot.ts';
import {
  chargeOnArrival,
  cheapestPlan,
  type FleetDay,
  type FleetPlan,
  type PricedStep,
} from './fleet-day.ts';
import { FRANCE_2024, meanDayEurosPerMwh, pluggedSteps } from './prices.ts';

type HourPrice = { readonly hour: number; readonly eurosPerMwh: number };

type DepotHour = HourPrice & {
  readonly onArrivalKwh: number;
  readonly smartOnlyKwh: number;
  readonly chargedKwh: number;
  readonly givenBackKwh: number;
  readonly onArrivalEuros: number;
  readonly smartOnlyEuros: number;
};

/** Three ways through one night: on arrival; smart only (V1G); and the plan, which also gives back (V2G). */
export type DepotNight = {
  readonly noonToNoon: readonly HourPrice[];
  readonly hours: readonly DepotHour[];
  /** One more than there are hours: from the arrival to the departure. */
  readonly planLevelShares: readonly number[];
  readonly onArrivalLevelShares: readonly number[];
  readonly onArrivalEuros: number;
  readonly smartOnlyEuros: number;
  /** Wear included. */
  readonly planEuros: number;
  readonly peak: HourPrice;
  /** The low of the night, not of the day: that one is at 14 h. */
  readonly low: HourPrice;
  readonly givenBackKwh: number;
  /** The hour in which most is given back. */
  readonly givenBackHour: number;
};

export function depotNight(): DepotNight {
  const day = meanDayEurosPerMwh(FRANCE_2024);
  const steps = pluggedSteps(day, DEPOT.arrivalHour, 24 - DEPOT.arrivalHour + DEPOT.departureHour);
  const fleet = depotFleet(steps);
  const onArrival = chargeOnArrival(fleet);
  const smartOnly = cheapestPlan({ ...fleet, dischargeKw: 0 });
  const plan = cheapestPlan(fleet);

  const hours = steps.map(({ hour, eurosPerMwh }, index) => {
    const onArrivalKwh = onArrival.steps[index]?.chargedKwh ?? 0;
    const smartOnlyKwh = smartOnly.steps[index]?.chargedKwh ?? 0;
    return {
      hour,
      eurosPerMwh,
      onArrivalKwh,
      smartOnlyKwh,
      chargedKwh: plan.steps[index]?.chargedKwh ?? 0,
      givenBackKwh: plan.steps[index]?.dischargedKwh ?? 0,
      onArrivalEuros: (onArrivalKwh * eurosPerMwh) / 1000,
      smartOnlyEuros: (smartOnlyKwh * eurosPerMwh) / 1000,
    };
  });

  return {
    noonToNoon: pluggedSteps(day, 12, 24).map(hourPrice),
    hours,
    planLevelShares: levelShares(fleet, plan),
    onArrivalLevelShares: levelShares(fleet, onArrival),
    onArrivalEuros: onArrival.costEuros,
    smartOnlyEuros: smartOnly.costEuros,
    planEuros: plan.costEuros,
    peak: hourPrice(hours.reduce((a, b) => (b.eurosPerMwh > a.eurosPerMwh ? b : a))),
    low: hourPrice(hours.reduce((a, b) => (b.eurosPerMwh < a.eurosPerMwh ? b : a))),
    givenBackKwh: hours.reduce((total, hour) => total + hour.givenBackKwh, 0),
    givenBackHour: hours.reduce((a, b) => (b.givenBackKwh > a.givenBackKwh ? b : a)).hour,
  };
}

export function depotFleet(steps: readonly PricedStep[]): FleetDay {
  const batteryKwh = DEPOT.vehicles * DEPOT.vehicleBatteryKwh;
  const powerKw = Math.min(DEPOT.vehicles * DEPOT.chargerKw, DEPOT.siteKw);
  const oneWayEfficiencyShare = Math.sqrt(DEPOT.roundTripEfficiencyShare);
  return {
    steps,
    batteryKwh,
    startKwh: batteryKwh * DEPOT.startShare,
    targetKwh: batteryKwh * DEPOT.targetShare,
    reserveKwh: batteryKwh * DEPOT.reserveShare,
    chargeKw: powerKw,
    dischargeKw: powerKw,
    chargeEfficiencyShare: oneWayEfficiencyShare,
    dischargeEfficiencyShare: oneWayEfficiencyShare,
    wearEurosPerKwh: DEPOT.wearEurosPerKwh,
  };
}

function levelShares(fleet: FleetDay, plan: FleetPlan): number[] {
  return [fleet.startKwh, ...plan.steps.map((step) => step.levelKwh)].map(
    (levelKwh) => levelKwh / fleet.batteryKwh,
  );
}

function hourPrice({ hour, eurosPerMwh }: HourPrice): HourPrice {
  return { hour, eurosPerMwh };
}
