import { median } from './measure.ts';

export interface Pace {
  rounds: number;
  /** How long one measurement lasts. */
  seconds: number;
}

/** Until code is compiled and caches are filled. */
const WARM_UP_SECONDS = 2;

export type Ways<Name extends string, Result> = Record<Name, () => Promise<Result>>;

/**
 * A, B, C, A, B, C and so on: what the machine does meanwhile falls on all of them, so that their ratios
 * within a round mean something on any machine.
 */
async function inTurn<Name extends string, Result>(
  rounds: number,
  ways: Ways<Name, Result>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(ways) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name]?.push(await ways[name]());
  }
  return results as Record<Name, Result[]>;
}

/** The same after a short round that counts for nothing. */
export async function inTurnWhenWarm<Name extends string, Result>(
  { rounds, seconds }: Pace,
  ways: (seconds: number) => Ways<Name, Result>,
): Promise<Record<Name, Result[]>> {
  await inTurn(1, ways(Math.min(seconds, WARM_UP_SECONDS)));
  return inTurn(rounds, ways(seconds));
}

export function medianOf<Result>(results: readonly Result[], of: (one: Result) => number): number {
  return median(results.map(of));
}

/** Of two medians, so that it follows from what stands beside it. */
export function ratioOf<Result>(
  results: readonly Result[],
  to: readonly Result[],
  of: (one: Result) => number,
): number {
  return medianOf(results, of) / medianOf(to, of);
}

/** With as many digits as mean something: 1,234 and 12.3 and 0.123. */
export function figure(value: number): string {
  return value >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}
