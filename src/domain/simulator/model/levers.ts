import type { PriceYear } from '../prices/price-year.ts';
import { estimate } from './estimate.ts';
import type { Fleet } from './fleet.ts';

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
