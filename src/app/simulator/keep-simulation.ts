import type { Language } from '#domain/language.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { Mode } from '#domain/simulator/mode.ts';

const PATIENCE_MS = 10_000;

let last: { said: string; key: string; id?: string } | undefined;

/** Has the server keep a simulation and gives its id; nothing where it could not. Said twice, it is kept once. */
export async function keepSimulation(
  mode: Mode,
  fleet: FleetInputs,
  language: Language,
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: string };
    if (id !== undefined) sending.id = id;
    return id;
  } catch {
    return undefined;
  }
}
