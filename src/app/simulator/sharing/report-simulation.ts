import { useEffect, useState } from 'react';
import { leadScore, scoreOnSwitchToExpert } from '#domain/leads/simulator-score.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { useSimulator, useSimulatorContext } from '../state/use-simulator.ts';
import type { LinkedSimulation } from './report-to-forms.ts';

/** An answer has come to rest and may be linked to the lead it belongs to. */
const REST_MS = 3000;

const loadReport = () => import('./report-to-forms.ts');

/** Lets the forms know which simulation goes with them, before the visitor is led there. */
export function useAttach(): () => void {
  const { store, language } = useSimulatorContext();
  const attach = async () => {
    await storeInTab(store);
    // Sales opens what the server has stored; without it the figures go along all the same.
    const { storeSimulation } = await loadReport();
    const id = await storeSimulation(store.get().answers, language);
    if (id !== undefined) await storeInTab(store, id);
  };
  return () => void attach();
}

/**
 * Hands what was calculated to the forms of this tab, which offer it from the first answer on, and links
 * it to a fleet that was pre-registered here: returns what the link came to. What the forms need is
 * fetched with the first answer, so that the results do not wait for it.
 */
export function useLinkedSimulation(): LinkedSimulation | undefined {
  const { store, language } = useSimulatorContext();
  const [linked, setLinked] = useState<LinkedSimulation>();
  const rests = useSimulator(({ touched, moving, isStale }) => touched && !moving && !isStale);
  const answers = useSimulator((state) => state.answers);
  const details = useSimulator((state) => state.details);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is handed over anew
  useEffect(() => {
    if (!rests) return;
    void storeInTab(store);
    const link = async () => {
      const { linkToLead } = await loadReport();
      const outcome = await linkToLead(store.get().answers, language);
      if (outcome) setLinked(outcome);
    };
    const timer = setTimeout(() => void link(), REST_MS);
    return () => clearTimeout(timer);
  }, [rests, answers, details, store, language]);
  return linked;
}

async function storeInTab({ get }: SimulatorStore, resultId?: string): Promise<void> {
  const state = get();
  const { storeForForms } = await loadReport();
  storeForForms(state, shownLeadScore(state), resultId);
}

export const shownLeadScore = ({
  answers: { fleet, mode },
  justExpert,
}: Pick<SimulatorState, 'answers' | 'justExpert'>): number =>
  justExpert ? scoreOnSwitchToExpert(leadScore(fleet, 'simple')) : leadScore(fleet, mode);
