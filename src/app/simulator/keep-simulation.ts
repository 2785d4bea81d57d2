import type { Language } from '#domain/language.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { Mode } from '#domain/simulator/mode.ts';
import { decodeState } from '#domain/simulator/url-codec.ts';
import { activeFleet } from './active-fleet.ts';

const PATIENCE_MS = 10_000;
/** A form that carries a simulation does not wait long for it. */
const FORM_PATIENCE_MS = 3000;

let last: { said: string; key: string; id?: string } | undefined;

/** Has the server keep a simulation and gives its id; nothing where it could not. Said twice, it is kept once. */
export async function keepSimulation(
  mode: Mode,
  fleet: FleetInputs,
  language: Language,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  const said = JSON.stringify({ language, inputs: { ...fleet, mode } });
  const sending = last?.said === said ? last : { said, key: crypto.randomUUID() };
  last = sending;
  if (sending.id !== undefined) return sending.id;
  try {
    const response = await fetch('/api/simulations', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': sending.key,
      },
      body: said,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: string };
    if (id !== undefined) sending.id = id;
    return id;
  } catch {
    return undefined;
  }
}

/** The same, of a simulation known by its address. */
export function keepQueried(query: string, language: Language): Promise<string | undefined> {
  const { state } = decodeState(query);
  return keepSimulation(state.mode, activeFleet(state), language, FORM_PATIENCE_MS);
}
