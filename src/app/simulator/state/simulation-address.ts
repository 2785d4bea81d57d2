import { encodeState, SIMULATION_KEYS, type SimulationState } from '#domain/simulator/url-codec.ts';

/**
 * An address' query with another simulation in it; what it says of other things stays.
 *
 * addressWith('?utm_source=mail&v=30', 'v=60') // => '?utm_source=mail&v=60'
 */
export function addressWith(search: string, simulation: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isOurs(pair.split('=', 1)[0] ?? ''));
  const query = [...others, simulation].filter(Boolean).join('&');
  return query === '' ? '' : `?${query}`;
}

/** Reopens exactly this, wherever it is opened. */
export const linkTo = (state: SimulationState): string =>
  location.origin + location.pathname + addressWith('', encodeState(state));

const isOurs = (key: string) => key.startsWith('b.') || SIMULATION_KEYS.includes(key);
