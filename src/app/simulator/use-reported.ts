import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { type Calculated, linkToLead, report } from './reported-simulation.ts';

/** A drag is over by then. */
const SETTLED_MS = 1000;

/** Tells the forms of the simulation on the screen at once, whoever's it is. */
export const ReportContext = createContext<() => void>(() => undefined);
export const useReport = (): (() => void) => useContext(ReportContext);

/** Tells the forms of each calculation that is the visitor's own; the default fleet is nobody's. */
export function useReported(calculated: Calculated, own: boolean, language: Language): () => void {
  const latest = useRef(calculated);
  useEffect(() => {
    latest.current = calculated;
    if (!own) return;
    const timer = setTimeout(() => {
      void report(calculated);
      void linkToLead(calculated, language);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [calculated, own, language]);
  return useCallback(() => void report(latest.current), []);
}
