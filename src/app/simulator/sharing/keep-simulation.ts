import type { Language } from '#domain/language.ts';
import { storedInputs } from '#domain/simulator/stored-inputs.ts';
import { decodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { send } from '../../forms/send.ts';
import { newSending, type Sending, sameOrNew } from '../../forms/sending.ts';

let last: (Sending & { id?: string }) | undefined;

/** Has the server keep a simulation and gives its id; nothing where it could not. Said twice, it is kept once. */
export async function keepSimulation(
  state: SimulationState,
  language: Language,
): Promise<string | undefined> {
  const content = { language, inputs: storedInputs(state) };
  const sending: Sending & { id?: string } = sameOrNew(last ?? newSending(), content);
  if (last?.key === sending.key && last.id !== undefined) return last.id;
  last = sending;
  const outcome = await send('/api/simulations', JSON.stringify(content), sending.key);
  if (outcome.kind !== 'sent') return undefined;
  const { id } = outcome.answer as { id?: string };
  if (id !== undefined) sending.id = id;
  return id;
}

/** The same, of a simulation known by its address. */
export function keepQueried(query: string, language: Language): Promise<string | undefined> {
  return keepSimulation(decodeState(query).state, language);
}
