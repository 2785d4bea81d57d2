import { linkSimulation, registeredLead } from '../../forms/registered-lead.ts';

/** A fleet that was pre-registered in this tab is linked to its simulation, and scored again. */
export async function linkToLead(keep: () => Promise<string | undefined>): Promise<void> {
  if (registeredLead() === undefined) return;
  const id = await keep();
  if (id !== undefined) await linkSimulation(id);
}
