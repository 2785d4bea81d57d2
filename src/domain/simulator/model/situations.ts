import type { FleetInputs } from '../inputs.ts';
import type { PriceYear } from '../prices/price-year.ts';
import { chargingToday } from './charging-today.ts';
import { BASELINES, type Baseline, CONTRACTS, type Contract, DUST, type Fleet } from './fleet.ts';
import type { GainRange } from './range.ts';
import { fleetGain } from './solution.ts';

/** What the fleet keeps per vehicle and year, by the price that is paid and by how it charges today. */
export type Situations = {
  readonly gains: Readonly<Record<Contract, Readonly<Record<Baseline, number>>>>;
  /** A timer would begin when the vehicles are plugged in: how they charge today makes no difference. */
  readonly isTimerIdle: boolean;
};

export function situations(fleet: Fleet, years: readonly PriceYear[]): Situations {
  const isTimerIdle = wouldTimerBeIdle(fleet);
  const gainsOf = (contract: Contract) => {
    const gain = (baseline: Baseline) => fleetGain({ ...fleet, contract, baseline }, years);
    const arrival = gain('arrival');
    return { arrival, timer: isTimerIdle ? arrival : gain('timer') };
  };
  return {
    gains: { indexed: gainsOf('indexed'), class: gainsOf('class'), fixed: gainsOf('fixed') },
    isTimerIdle,
  };
}

export function wouldTimerBeIdle(fleet: Fleet): boolean {
  const startsOf = (baseline: Baseline) =>
    chargingToday({ ...fleet, baseline }).sessions.map((session) => session.chargesFromHour);
  const timer = startsOf('timer');
  return startsOf('arrival').every((hour, at) => Math.abs(hour - (timer[at] ?? hour)) < DUST);
}

/** Which of the two questions are answered. */
export type Answered = Pick<FleetInputs, 'baseline' | 'contract'>;

/** The least and the greatest of what is still open; null once both questions have their answer. */
export function openSpan(
  { gains, isTimerIdle }: Situations,
  { baseline, contract }: Answered,
): GainRange | null {
  // 'unknown' is an answer, and leaves all three prices open.
  const isPriceOpen = contract === null || contract === 'unknown';
  const baselines =
    baseline === null ? (isTimerIdle ? ['arrival' as const] : BASELINES) : [baseline];
  if (!isPriceOpen && baselines.length === 1) return null;
  const open = (isPriceOpen ? CONTRACTS : [contract]).flatMap((price) =>
    baselines.map((from) => gains[price][from]),
  );
  return { lowEuros: Math.min(...open), highEuros: Math.max(...open) };
}
