import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { DetailResults, MainResults } from '#domain/simulator/calculation.ts';
import type { Simulation } from '../state/use-simulation.ts';
import type { SimulatorTexts } from '../texts.ts';
import type { LinkedSimulation } from './report-to-forms.ts';

/** An answer has come to rest and may be linked to the lead it belongs to. */
const REST_MS = 3000;

const loadReport = () => import('./report-to-forms.ts');

export const AttachContext = createContext<() => void>(() => undefined);

/** Lets the forms know which simulation goes with them, before the visitor is led there. */
export const useAttach = (): (() => void) => useContext(AttachContext);

/**
 * Hands what was calculated to the forms of this tab, which offer it from the first answer on, and links
 * it to a fleet that was pre-registered here. Returns what attaches it at once, and what the link came to.
 * What the forms need is fetched with the first answer, so that the results do not wait for it.
 */
export function useReportSimulation(
  { state, touched }: Simulation,
  main: MainResults,
  details: DetailResults | null,
  leadScore: number,
  { language }: SimulatorTexts,
  moving: boolean,
): { attach: () => void; linked: LinkedSimulation | undefined } {
  const [linked, setLinked] = useState<LinkedSimulation>();
  const storeInTab = useCallback(
    async (resultId?: string) => {
      (await loadReport()).storeForForms({
        state,
        main,
        details,
        leadScore,
        resultId,
      });
    },
    [state, main, details, leadScore],
  );
  const storeOnServer = useCallback(
    async () => (await loadReport()).storeSimulation(state, language),
    [state, language],
  );

  useEffect(() => {
    if (!touched || moving) return;
    void storeInTab();
    const link = async () => {
      const outcome = await (await loadReport()).linkToLead(storeOnServer);
      if (outcome) setLinked(outcome);
    };
    const timer = setTimeout(() => void link(), REST_MS);
    return () => clearTimeout(timer);
  }, [touched, moving, storeInTab, storeOnServer]);

  const attach = useCallback(() => {
    void storeInTab();
    // Sales opens what the server has stored; without it the figures go along all the same.
    void storeOnServer().then((id) => {
      if (id !== undefined) void storeInTab(id);
    });
  }, [storeInTab, storeOnServer]);
  return { attach, linked };
}
