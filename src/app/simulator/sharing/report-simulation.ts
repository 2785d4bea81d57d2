import { createContext, useCallback, useContext, useEffect } from 'react';
import type { FollowingResults, MainResults } from '#domain/simulator/simulation.ts';
import type { Simulation } from '../state/use-simulation.ts';
import type { SimulatorTexts } from '../texts.ts';

/** An answer has come to rest and may be linked to the lead it belongs to. */
const REST_MS = 3000;

const forTheForms = () => import('./for-the-forms.ts');

export const AttachContext = createContext<() => void>(() => undefined);

/** Lets the forms know which simulation goes with them, before the visitor is led there. */
export const useAttach = (): (() => void) => useContext(AttachContext);

/**
 * Reports upward what was calculated: the forms of this tab offer it from the first answer on, and a
 * fleet that was pre-registered here is linked to it. Gives what attaches it at once. What the forms
 * need is fetched with the first answer: the results do not wait for it.
 */
export function useReport(
  { state, fleet, touched }: Simulation,
  main: MainResults,
  following: FollowingResults | null,
  leadScore: number,
  { language }: SimulatorTexts,
  moving: boolean,
): () => void {
  const remember = useCallback(
    async (resultId?: string) => {
      (await forTheForms()).rememberCalculated({
        state,
        fleet,
        main,
        following,
        leadScore,
        resultId,
      });
    },
    [state, fleet, main, following, leadScore],
  );
  const keep = useCallback(
    async () => (await forTheForms()).keepSimulation(state, language),
    [state, language],
  );

  useEffect(() => {
    if (!touched || moving) return;
    void remember();
    const link = async () => (await forTheForms()).linkToLead(keep);
    const timer = setTimeout(() => void link(), REST_MS);
    return () => clearTimeout(timer);
  }, [touched, moving, remember, keep]);

  return useCallback(() => {
    void remember();
    // What the server keeps is what sales will open; without it the figures go along all the same.
    void keep().then((id) => {
      if (id !== undefined) void remember(id);
    });
  }, [remember, keep]);
}
