import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../browser/hydration.ts';

/**
 * Removes data-simulation from the document, which hides the default fleet's figures (base.css), once
 * those of the address are shown; with `details`, the detailed results stay hidden until they are.
 */
export function useShownFigures(stand: boolean, details?: 'following'): void {
  const hydrated = useHydrated();
  // A page opened by its address came with the attribute; one reached by a link has none yet.
  const isReachedByLink = useRef(hydrated);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isReachedByLink.current && !stand) dataset.simulation = 'awaited';
    isReachedByLink.current = false;
    if (!hydrated || !stand || dataset.simulation !== 'awaited') return;
    if (details) dataset.simulation = details;
    else delete dataset.simulation;
  }, [hydrated, stand, details]);
  useLayoutEffect(() => showFigures, []);
}

export function useShownDetails(stand: boolean): void {
  useLayoutEffect(() => {
    if (stand) showFigures();
  }, [stand]);
}

function showFigures(): void {
  delete document.documentElement.dataset.simulation;
}
