import type { FleetInputs } from './inputs.ts';
import { monthlyDays, pricesOfYear } from './price-year.ts';
import { sessionFigures } from './session-figures.ts';
import { controlledVehicles, vehicleSessions } from './vehicle-day.ts';
import { countedShareOfDays, isV2gForYou } from './yearly-estimate.ts';

/** Reference case, per vehicle of the fleet; gross and share as the year counts them. */
type MonthGain = {
  /** 0 is January. */
  readonly month: number;
  readonly smartEuros: number;
  readonly extraV2gEuros: number;
  readonly grossEuros: number;
  readonly shareEuros: number;
};

export type MonthGains = {
  readonly months: readonly MonthGain[];
  readonly bestMonth: number;
  readonly worstMonth: number;
};

export function monthGains(fleet: FleetInputs): MonthGains {
  const sessions = vehicleSessions(fleet, monthlyDays(pricesOfYear(fleet.priceYear)));
  const perVehicle =
    (countedShareOfDays(fleet, sessions) * controlledVehicles(fleet)) / fleet.vehicles;
  const captured = (perVehicle * fleet.capturePercent) / 100;
  let yearlyExtraEuros = 0;
  let yearlyWearEuros = 0;
  const earned = Array.from({ length: 12 }, (_, month) => {
    let smartEuros = 0;
    let extraV2gEuros = 0;
    for (const session of sessions.filter((candidate) => candidate.month === month)) {
      const figures = sessionFigures(fleet, session, fleet.wearCents);
      smartEuros += figures.smartEuros * session.days * captured;
      extraV2gEuros += figures.extraV2gEuros * session.days * captured;
      yearlyWearEuros += figures.wearEuros * session.days * perVehicle;
    }
    yearlyExtraEuros += extraV2gEuros;
    return { month, smartEuros, extraV2gEuros };
  });
  const countsV2g = isV2gForYou(yearlyExtraEuros, yearlyWearEuros);
  const months = earned.map((month) => {
    const grossEuros = month.smartEuros + (countsV2g ? month.extraV2gEuros : 0);
    return { ...month, grossEuros, shareEuros: (grossEuros * fleet.fleetSharePercent) / 100 };
  });
  const gains = months.map(({ grossEuros }) => grossEuros);
  return {
    months,
    bestMonth: gains.indexOf(Math.max(...gains)),
    worstMonth: gains.indexOf(Math.min(...gains)),
  };
}
