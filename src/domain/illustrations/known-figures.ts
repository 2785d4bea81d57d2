import type { BaselineRanges, Estimate, GainRange, Situations } from '../simulator/index.ts';
import figures from './known-fleets.json' with { type: 'json' };
import type { KnownFleet } from './known-fleets.ts';

export type KnownFigures = {
  readonly estimate: Estimate;
  readonly situations: Situations;
  /** At the price of the fleet's own contract, and with one price per class of hours. */
  readonly ranges: BaselineRanges &
    Readonly<Record<'classOnArrival' | 'classAgainstTimer', GainRange>>;
};

/**
 * What the model answers for the fleets that pages speak of: written by `npm run figures`, so that no page
 * needs prices. Apart from the fleets themselves, which bring the simulator's questions along.
 */
export const knownFigures = (fleet: KnownFleet): KnownFigures =>
  (figures as unknown as Readonly<Record<KnownFleet, KnownFigures>>)[fleet];

/** The situations that pages name: which price is paid, and how the vehicles charge today. */
export type NamedSituation =
  | 'spotOnArrival'
  | 'classOnArrival'
  | 'spotAgainstTimer'
  | 'classAgainstTimer';

export type NamedGains = Readonly<Record<NamedSituation, GainRange & { readonly euros: number }>>;

/** What a fleet keeps per vehicle and year in each of them. */
export function namedGains(fleet: KnownFleet): NamedGains {
  const { situations, ranges } = knownFigures(fleet);
  const { indexed, class: byClass } = situations.gains;
  return {
    spotOnArrival: { euros: indexed.arrival, ...ranges.arrival },
    classOnArrival: { euros: byClass.arrival, ...ranges.classOnArrival },
    spotAgainstTimer: { euros: indexed.timer, ...ranges.timer },
    classAgainstTimer: { euros: byClass.timer, ...ranges.classAgainstTimer },
  };
}

/** From the least to the most that a fleet keeps, over what it may pay and how it may charge today. */
export function gainSpan(fleet: KnownFleet): GainRange {
  const gains = Object.values(knownFigures(fleet).situations.gains).flatMap((of) =>
    Object.values(of),
  );
  return { lowEuros: Math.min(...gains), highEuros: Math.max(...gains) };
}
