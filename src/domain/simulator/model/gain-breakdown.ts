import type { PriceYear } from '../prices/price-year.ts';
import { estimate } from './estimate.ts';
import { controllableShare, type Fleet, V2G_SHARE } from './fleet.ts';
import { countsV2g, mean, type Solution, type SolvedYear } from './solution.ts';
import { yearWeight } from './year-plan.ts';

/** What the fleet keeps per vehicle in a month: by the published tariff, and by the market's prices. */
export type MonthGain = { readonly tariffEuros: number; readonly marketEuros: number };

/** The mean of the years; the twelve months together are the gain of the year. */
export function gainByMonth(solution: Solution): MonthGain[] {
  const counts = countsV2g(solution);
  const years = solution.years.map((year) => monthsOf(solution, year, counts));
  return Array.from({ length: 12 }, (_, month) => ({
    tariffEuros: mean(years, (year) => year[month]?.tariffEuros ?? 0),
    marketEuros: mean(years, (year) => year[month]?.marketEuros ?? 0),
  }));
}

export const monthTotal = ({ tariffEuros, marketEuros }: MonthGain): number =>
  tariffEuros + marketEuros;

function monthsOf({ fleet, today }: Solution, year: SolvedYear, counts: boolean): MonthGain[] {
  const { bill, prices, v2g } = year;
  const isCharged = today.shortByKwh === 0;
  const fleetShare = isCharged ? fleet.fleetSharePercent / 100 : 0;
  // Power is subscribed for the year: each month bears a twelfth.
  const tariff = new Float64Array(12).fill((bill.powerEuros / 12) * fleetShare);
  const market = new Float64Array(12);
  const perKwh = (controllableShare(fleet) * yearWeight(fleet, prices) * fleetShare) / 1000;
  const reached = bill.fullMarketEuros === 0 ? 0 : bill.marketEuros / bill.fullMarketEuros;
  const capture = fleet.capturePercent / 100;
  const v2gPart = counts ? capture * V2G_SHARE[fleet.control] * perKwh * 1000 : 0;
  for (const [index, planned] of bill.plan.sessions.entries()) {
    const { session, steps, planKwh, spotEurosPerMwh, gridEurosPerMwh } = planned;
    for (const [order, day] of prices.workingDays.entries()) {
      const month = prices.months[day] ?? 0;
      let tariffEuros = 0;
      let marketEuros = 0;
      for (const [step, { todayKwh }] of session.steps.entries()) {
        const at = order * steps + step;
        const lessKwh = todayKwh - (planKwh[at] ?? 0);
        tariffEuros += lessKwh * (gridEurosPerMwh[at] ?? 0);
        marketEuros += lessKwh * (spotEurosPerMwh[at] ?? 0) * reached;
      }
      const v2gEuros = (v2g?.sessions[index]?.savedEuros[order] ?? 0) * v2gPart;
      tariff[month] = (tariff[month] ?? 0) + tariffEuros * perKwh;
      market[month] = (market[month] ?? 0) + marketEuros * perKwh + v2gEuros;
    }
  }
  return Array.from(tariff, (tariffEuros, month) => ({
    tariffEuros,
    marketEuros: market[month] ?? 0,
  }));
}

/** What the fleet keeps per vehicle and year if the vehicles came back at another hour, leaving as they do. */
export type ArrivalGain = { readonly arrivalHour: number; readonly gainEuros: number };

type Lever = 'baseline' | 'contract' | 'site' | 'controllable' | 'capture' | 'share';

/** By how much the gain changes when one answer alone is another; EUR per vehicle and year. */
export type LeverEffect = {
  readonly lever: Lever;
  readonly low: LeverEnd | null;
  readonly high: LeverEnd | null;
};

export type LeverEnd = { readonly value: number | string; readonly changeEuros: number };

const LEAST_HOURS = 6;
const MOST_HOURS = 16;
const CONTROLLABLE_POINTS = 15;
const SITE_SHARE = 0.6;

/** Every full hour at which they could be plugged in and still be there for six to sixteen hours. */
export function gainByArrival(fleet: Fleet, years: readonly PriceYear[]): ArrivalGain[] {
  const ends = fleet.departureHour < 12 ? fleet.departureHour + 24 : fleet.departureHour;
  const gains: ArrivalGain[] = [];
  for (
    let arrivalHour = Math.ceil(ends - MOST_HOURS);
    arrivalHour <= ends - LEAST_HOURS;
    arrivalHour++
  ) {
    const hours = ends - arrivalHour;
    if (hours * fleet.sessionsPerDay > 24) continue;
    gains.push({ arrivalHour, gainEuros: gainOf({ ...fleet, hours }, years) });
  }
  return gains;
}

/** The strongest first. */
export function leverEffects(fleet: Fleet, years: readonly PriceYear[]): LeverEffect[] {
  const gainEuros = gainOf(fleet, years);
  const end = (value: number | string, changes: Partial<Fleet>): LeverEnd => ({
    value,
    changeEuros: gainOf({ ...fleet, ...changes }, years) - gainEuros,
  });
  const percent = (
    field: 'controllablePercent' | 'capturePercent' | 'fleetSharePercent',
    to: number,
  ) => (to === fleet[field] ? null : end(to, { [field]: to }));
  const { controllablePercent, siteKw } = fleet;
  const smallSiteKw = siteKw === null ? smallerSite(fleet, years) : null;
  const effects: LeverEffect[] = [
    {
      lever: 'baseline',
      low: fleet.baseline === 'timer' ? null : end('timer', { baseline: 'timer' }),
      high: fleet.baseline === 'arrival' ? null : end('arrival', { baseline: 'arrival' }),
    },
    {
      lever: 'contract',
      low: fleet.contract === 'fixed' ? null : end('fixed', { contract: 'fixed' }),
      high: fleet.contract === 'indexed' ? null : end('indexed', { contract: 'indexed' }),
    },
    {
      lever: 'site',
      low: smallSiteKw === null ? null : end(smallSiteKw, { siteKw: smallSiteKw }),
      high: null,
    },
    {
      lever: 'controllable',
      low: percent('controllablePercent', Math.max(10, controllablePercent - CONTROLLABLE_POINTS)),
      high: percent(
        'controllablePercent',
        Math.min(100, controllablePercent + CONTROLLABLE_POINTS),
      ),
    },
    { lever: 'capture', low: percent('capturePercent', 60), high: percent('capturePercent', 100) },
    {
      lever: 'share',
      low: percent('fleetSharePercent', 60),
      high: percent('fleetSharePercent', 70),
    },
  ];
  const strength = ({ low, high }: LeverEffect) =>
    Math.abs(low?.changeEuros ?? 0) + Math.abs(high?.changeEuros ?? 0);
  return effects.filter(({ low, high }) => low || high).sort((a, b) => strength(b) - strength(a));
}

const gainOf = (fleet: Fleet, years: readonly PriceYear[]) => estimate(fleet, years).gainEuros;

const smallerSite = (fleet: Fleet, years: readonly PriceYear[]) =>
  Math.round(SITE_SHARE * estimate(fleet, years).subscribedTodayKw);
