import type { FleetInputs } from './inputs.ts';
import { monthlyDays, pricesOfYear } from './price-year.ts';
import { sessionFigures } from './session-figures.ts';
import { controlledVehicles, vehicleSessions } from './vehicle-day.ts';
import { countedShareOfDays } from './yearly-estimate.ts';

/** Reference case, per vehicle of the fleet, before the revenue is shared. */
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
    (countedShareOfDays(fleet, sessions) * controlledVehicles(fleet) * fleet.capturePercent) /
    (100 * fleet.vehicles);
  const months = Array.from({ length: 12 }, (_, month) => {
    let smartEuros = 0;
    let extraV2gEuros = 0;
    for (const session of sessions.filter((candidate) => candidate.month === month)) {
      const figures = sessionFigures(fleet, session, fleet.wearCents);
      smartEuros += figures.smartEuros * session.days * perVehicle;
      extraV2gEuros += figures.extraV2gEuros * session.days * perVehicle;
    }
    const grossEuros = smartEuros + extraV2gEuros;
    return {
      month,
      smartEuros,
      extraV2gEuros,
      grossEuros,
      shareEuros: (grossEuros * fleet.fleetSharePercent) / 100,
    };
  });
  const gains = months.map(({ grossEuros }) => grossEuros);
  return {
    months,
    bestMonth: gains.indexOf(Math.max(...gains)),
    worstMonth: gains.indexOf(Math.min(...gains)),
  };
}
