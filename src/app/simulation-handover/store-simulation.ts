import { decodeState, type SimulationState } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { type IdempotencyKey, newIdempotencyKey, sameOrNewKey, send } from '../api-client/send.ts';

let last: (IdempotencyKey & { id?: string }) | undefined;

/** Has the server store a simulation and gives its id; nothing where it could not. Sent twice, it is stored once. */
export async function storeSimulation(
  state: SimulationState,
  language: Language,
): Promise<string | undefined> {
  const content = { language, inputs: { ...state.fleet, mode: state.mode } };
  const current: IdempotencyKey & { id?: string } = sameOrNewKey(
    last ?? newIdempotencyKey(),
    content,
  );
  if (last?.key === current.key && last.id !== undefined) return last.id;
  last = current;
  const outcome = await send('/api/simulations', JSON.stringify(content), current.key);
  if (outcome.kind !== 'sent') return undefined;
  const { id } = outcome.answer as { id?: string };
  if (id !== undefined) current.id = id;
  return id;
}

/** The same, of a simulation known by its address. */
export function storeQueriedSimulation(
  query: string,
  language: Language,
): Promise<string | undefined> {
  return storeSimulation(decodeState(query).state, language);
}
