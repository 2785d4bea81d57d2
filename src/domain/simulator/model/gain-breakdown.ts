import { NUMBER_FIELDS } from '../inputs.ts';
import type { PriceYear } from '../prices/price-year.ts';
import { controllableShare, type Fleet, V2G_SHARE } from './fleet.ts';
import { countsV2g, fleetGain, mean, reached, type Solution, type SolvedYear } from './solution.ts';
import { yearWeight } from './year-plan.ts';

/** What the fleet keeps per vehicle in a month: by grid charges and power, and by the price of energy. */
export type MonthGain = { readonly tariffEuros: number; readonly energyEuros: number };

/** The mean of the years; the twelve months together are the gain of the year. */
export function gainByMonth(solution: Solution): MonthGain[] {
  const counts = countsV2g(solution);
  const years = solution.years.map((year) => monthsOf(solution, year, counts));
  return Array.from({ length: 12 }, (_, month) => ({
    tariffEuros: mean(years, (year) => year[month]?.tariffEuros ?? 0),
    energyEuros: mean(years, (year) => year[month]?.energyEuros ?? 0),
  }));
}

export const monthTotal = ({ tariffEuros, energyEuros }: MonthGain): number =>
  tariffEuros + energyEuros;

function monthsOf({ fleet, today }: Solution, year: SolvedYear, counts: boolean): MonthGain[] {
  const { bill, prices, v2g } = year;
  const isCharged = today.shortByKwh === 0;
  const fleetShare = isCharged ? fleet.fleetSharePercent / 100 : 0;
  // Power is subscribed for the year: each month bears a twelfth.
  const tariff = new Float64Array(12).fill((bill.powerEuros / 12) * fleetShare);
  const energy = new Float64Array(12);
  const full = (controllableShare(fleet) * yearWeight(fleet, prices) * fleetShare) / 1000;
  const perKwh = full * reached(fleet, year).share;
  const capture = fleet.capturePercent / 100;
  const v2gPart = counts ? capture * V2G_SHARE[fleet.control] * full * 1000 : 0;
  for (const [index, planned] of bill.plan.sessions.entries()) {
    const { session, steps, planKwh, energyEurosPerMwh, gridEurosPerMwh } = planned;
    for (const [order, day] of prices.workingDays.entries()) {
      const month = prices.months[day] ?? 0;
      let tariffEuros = 0;
      let energyEuros = 0;
      for (const [step, { todayKwh }] of session.steps.entries()) {
        const at = order * steps + step;
        const lessKwh = todayKwh - (planKwh[at] ?? 0);
        tariffEuros += lessKwh * (gridEurosPerMwh[at] ?? 0);
        energyEuros += lessKwh * (energyEurosPerMwh[at] ?? 0);
      }
      const v2gEuros = (v2g?.sessions[index]?.savedEuros[order] ?? 0) * v2gPart;
      tariff[month] = (tariff[month] ?? 0) + tariffEuros * perKwh;
      energy[month] = (energy[month] ?? 0) + energyEuros * perKwh + v2gEuros;
    }
  }
  return Array.from(tariff, (tariffEuros, month) => ({
    tariffEuros,
    energyEuros: energy[month] ?? 0,
  }));
}

/** What the fleet keeps per vehicle and year if the vehicles came back at another hour, leaving as they do. */
export type ArrivalGain = { readonly arrivalHour: number; readonly gainEuros: number };

/** Every full hour at which they could be plugged in for as long as can be answered. */
export function gainByArrival(fleet: Fleet, years: readonly PriceYear[]): ArrivalGain[] {
  const { least, most } = NUMBER_FIELDS.hours;
  const ends = fleet.departureHour < 12 ? fleet.departureHour + 24 : fleet.departureHour;
  const gains: ArrivalGain[] = [];
  for (let arrivalHour = Math.ceil(ends - most); arrivalHour <= ends - least; arrivalHour++) {
    const hours = ends - arrivalHour;
    if (hours * fleet.sessionsPerDay > 24) continue;
    gains.push({ arrivalHour, gainEuros: fleetGain({ ...fleet, hours }, years) });
  }
  return gains;
}
