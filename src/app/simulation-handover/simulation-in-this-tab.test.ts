import { expect, test, vi } from 'vitest';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { shownFigures } from '#domain/simulator/index.ts';
import { linkSimulation, registeredLead } from './registered-lead.ts';
import { setSimulationInThisTab, simulationInThisTab } from './simulation-in-this-tab.ts';

const SIMULATION = {
  data: { vehicles: 60, parking: 8, activity: 'service', region: 'night', results: {} },
  answers: { departureHour: 6, hours: 8, baseline: null, contract: null },
  shown: shownFigures({ ...knownFigures('initial'), span: null }, null, 60),
  lead_score: 26,
  query: '?v=60',
} as const;

test('R23: where there is no storage, there is no simulation until one is remembered', () => {
  expect(simulationInThisTab.get()).toBeUndefined();
  setSimulationInThisTab(SIMULATION);
  expect(simulationInThisTab.get()).toBe(SIMULATION);
});

test('R23: a damaged simulation is none', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"data":{"vehicles":"many"}}' });
  vi.resetModules();
  const readAgain = await import('./simulation-in-this-tab.ts');
  expect(readAgain.simulationInThisTab.get()).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a result is linked to nothing where nobody has registered', async () => {
  expect(registeredLead.get()).toBeUndefined();
  expect(await linkSimulation('6f1d7b1e-8a52-4a33-9c5e-1f6f0f7a1a11')).toBeUndefined();
});
