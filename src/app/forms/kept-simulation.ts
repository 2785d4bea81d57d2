import type { Language } from '#domain/language.ts';
import type { SimulationInThisTab } from './simulation-in-this-tab.ts';

const PATIENCE_MS = 3000;

/**
 * What a form carries is kept by the server as well, so that sales and the visitor can open exactly
 * that simulation again. Where it cannot be, the form goes without: it matters more.
 */
export async function keptSimulation(
  attached: SimulationInThisTab | undefined,
  language: Language,
): Promise<SimulationInThisTab | undefined> {
  if (attached === undefined || attached.result_id !== undefined) return attached;
  try {
    const { keepQueried } = await import('../simulator/sharing/keep-simulation.ts');
    const id = await Promise.race([keepQueried(attached.query, language), patience()]);
    return id === undefined ? attached : { ...attached, result_id: id };
  } catch {
    return attached;
  }
}

/** A form does not wait longer for its simulation. */
export const patience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
