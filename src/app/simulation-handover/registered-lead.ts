import type { SimulatorLink } from '#domain/leads/lead-fields.ts';
import { createStore } from '#ui/store.ts';

export interface Standing {
  lead_score: number;
  qualification_status: 'priority' | 'standard';
}

/** What the API answers to a pre-registration. */
export interface LeadAnswer extends Standing {
  id: string;
  token: string;
  already_registered: boolean;
}

/** In memory only: the token is all one needs to change the lead. */
export const registeredLead = createStore<LeadAnswer | undefined>(undefined);

/**
 * For the simulator, once the server has stored its result: links it to the fleet pre-registered
 * in this tab. How that fleet stands with it; nothing where there is none or the link failed.
 */
export async function linkSimulation(resultId: string): Promise<Standing | undefined> {
  const registered = registeredLead.get();
  if (registered === undefined) return undefined;
  const link: SimulatorLink = { simulator_completed: true, simulator_result_id: resultId };
  try {
    const response = await fetch(`/api/leads/${registered.id}/simulator`, {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${registered.token}`,
      },
      body: JSON.stringify(link),
      keepalive: true,
    });
    if (!response.ok) return undefined;
    return (await response.json()) as Standing;
  } catch {
    return undefined;
  }
}
