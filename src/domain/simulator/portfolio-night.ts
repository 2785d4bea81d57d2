import { cheapestPlan } from './fleet-day.ts';
import { FRANCE_2024, meanDayEurosPerMwh, pluggedSteps } from './prices.ts';

/** Three customers of a supplier, each with its own hours; smart charging only (V1G). */
const DEPOTS = [
  { vehicles: 25, arrivalHour: 18, pluggedHours: 13, siteKw: 150, kwhPerVehicle: 24 },
  { vehicles: 12, arrivalHour: 20, pluggedHours: 9, siteKw: 66, kwhPerVehicle: 18 },
  { vehicles: 30, arrivalHour: 17, pluggedHours: 15, siteKw: 90, kwhPerVehicle: 28 },
] as const;

type PortfolioHour = { readonly hour: number; readonly depotKwh: readonly number[] };

/** What each depot draws in each hour from the first arrival to the last departure. */
export function portfolioNight(): PortfolioHour[] {
  const day = meanDayEurosPerMwh(FRANCE_2024);
  const plans = DEPOTS.map((depot) => {
    const steps = pluggedSteps(day, depot.arrivalHour, depot.pluggedHours);
    const neededKwh = depot.vehicles * depot.kwhPerVehicle;
    const plan = cheapestPlan({
      steps,
      batteryKwh: neededKwh,
      startKwh: 0,
      targetKwh: neededKwh,
      reserveKwh: 0,
      chargeKw: depot.siteKw,
      dischargeKw: 0,
      chargeEfficiencyShare: 1,
      dischargeEfficiencyShare: 1,
      wearEurosPerKwh: 0,
    });
    return new Map(steps.map(({ hour }, index) => [hour, plan.steps[index]?.chargedKwh ?? 0]));
  });
  return pluggedSteps(day, 17, 15).map(({ hour }) => ({
    hour,
    depotKwh: plans.map((plan) => plan.get(hour) ?? 0),
  }));
}
