import { useState, useSyncExternalStore } from 'react';
import { onSimulation, simulationInThisTab } from './simulation-in-this-tab.ts';
import { tabStorage } from './tab-storage.ts';

const LEFT_OUT = 'simulation-left-out';

/** The simulation a form may attach, and whether the visitor has left it out: a reload keeps to that. */
export function useSimulation() {
  const simulation = useSyncExternalStore(onSimulation, simulationInThisTab, () => undefined);
  const [leftOut, setLeftOut] = useState(() => tabStorage.read(LEFT_OUT));
  const isLeftOut = simulation !== undefined && leftOut === simulation.query;
  const leaveOut = (query: string | null) => {
    setLeftOut(query);
    tabStorage.write(LEFT_OUT, query);
  };
  return {
    simulation,
    attached: isLeftOut ? undefined : simulation,
    leaveOut: () => leaveOut(simulation?.query ?? null),
    attach: () => leaveOut(null),
  };
}
