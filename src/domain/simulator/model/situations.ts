import type { PriceYear } from '../prices/price-year.ts';
import { chargingToday } from './charging-today.ts';
import {
  ASSUMPTIONS,
  type Assumptions,
  BASELINES,
  type Baseline,
  CONTRACTS,
  type Contract,
  DUST,
  type Fleet,
} from './fleet.ts';
import { fleetGain } from './fleet-gain.ts';
import type { GainRange } from './range.ts';

/** What the fleet keeps per vehicle and year, by the price that is paid and by how it charges today. */
export type Situations = {
  readonly gains: Readonly<Record<Contract, Readonly<Record<Baseline, number>>>>;
  /** A timer would begin when the vehicles are plugged in: how they charge today makes no difference. */
  readonly isTimerIdle: boolean;
};

export function situations(
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions = ASSUMPTIONS,
): Situations {
  const isTimerIdle = wouldTimerBeIdle(fleet, assumptions);
  const gainsOf = (contract: Contract) => {
    const arrival = fleetGain({ ...fleet, contract, baseline: 'arrival' }, years, assumptions);
    const timer = isTimerIdle
      ? arrival
      : fleetGain({ ...fleet, contract, baseline: 'timer' }, years, assumptions);
    return { arrival, timer };
  };
  const [indexed, byClass, fixed] = CONTRACTS.map(gainsOf) as [Gains, Gains, Gains];
  return { gains: { indexed, class: byClass, fixed }, isTimerIdle };
}

type Gains = Readonly<Record<Baseline, number>>;

export function wouldTimerBeIdle(fleet: Fleet, assumptions: Assumptions = ASSUMPTIONS): boolean {
  const [arrivalStarts, timerStarts] = BASELINES.map((baseline) =>
    chargingToday({ ...fleet, baseline }, assumptions).sessions.map(
      ({ chargesFromHour }) => chargesFromHour,
    ),
  );
  return (arrivalStarts ?? []).every(
    (hour, session) => Math.abs(hour - (timerStarts?.[session] ?? hour)) < DUST,
  );
}

/** Which of the two questions are answered. */
export type Answered = {
  readonly baseline: Baseline | null;
  /** 'unknown' is an answer, and leaves all three prices open. */
  readonly contract: Contract | 'unknown' | null;
};

/** The least and the greatest of what is still open; null once both questions have their answer. */
export function openSpan(
  { gains, isTimerIdle }: Situations,
  { baseline, contract }: Answered,
): GainRange | null {
  const isPriceOpen = contract === null || contract === 'unknown';
  const baselines =
    baseline === null ? (isTimerIdle ? ['arrival' as const] : BASELINES) : [baseline];
  if (!isPriceOpen && baselines.length === 1) return null;
  const open = (isPriceOpen ? CONTRACTS : [contract]).flatMap((price) =>
    baselines.map((from) => gains[price][from]),
  );
  return { lowEuros: Math.min(...open), highEuros: Math.max(...open) };
}
