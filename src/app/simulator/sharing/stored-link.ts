import { type SimulationState, STORED_KEY } from '#domain/simulator/index.ts';
import { toastStore } from '#ui/toast-store.ts';
import { storeSimulation } from '../../simulation-handover/store-simulation.ts';
import type { SimulatorTexts } from '../texts.ts';

/** Has the server store it, says how that went, and gives the link to it. */
export async function storedLink(
  state: SimulationState,
  { words: { kept }, language }: SimulatorTexts,
): Promise<string | undefined> {
  const id = await storeSimulation(state, language);
  if (id === undefined) {
    toastStore.add({ title: kept.savedHere, description: kept.savedHereText });
    return undefined;
  }
  const address = `${location.origin}${location.pathname}?${STORED_KEY}=${id}`;
  toastStore.add({
    title: kept.saved,
    description: (await copied(address)) ? kept.savedCopied : kept.savedText,
  });
  return address;
}

/** Some browsers copy only within the press itself: the link then stays to be copied by hand. */
async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
