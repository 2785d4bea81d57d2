import { useState, useSyncExternalStore } from 'react';
import { onSimulation, simulationInThisTab } from './simulation-in-this-tab.ts';

/** The simulation a form may attach, and whether the visitor has left it out. */
export function useSimulation() {
  const simulation = useSyncExternalStore(onSimulation, simulationInThisTab, () => undefined);
  const [left, setLeft] = useState<typeof simulation>();
  const isLeftOut = left !== undefined && left === simulation;
  return {
    simulation,
    attached: isLeftOut ? undefined : simulation,
    leaveOut: () => setLeft(simulation),
  };
}
