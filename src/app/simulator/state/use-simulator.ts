import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  addressWith,
  type DetailResults,
  encodeState,
  type SimulationState,
} from '#domain/simulator/index.ts';
import { useStore } from '#ui/store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import type { SimulatorTexts } from '../texts.ts';
import { answeredHere, askModel, loadModelHere } from './model-client.ts';
import { type Result, type SimulatorState, sameInputs } from './simulator-state.ts';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';

/** What every part of the simulator finds: its words and its store. */
export const SimulatorContext = createContext<(SimulatorTexts & { store: SimulatorStore }) | null>(
  null,
);

export function useSimulatorContext() {
  const context = useContext(SimulatorContext);
  if (context === null) throw new Error('A part of the simulator stands outside of it.');
  return context;
}

/** The store itself, for its actions. */
export const useSimulatorStore = (): SimulatorStore => useSimulatorContext().store;

/** A part renders again when what it selects is another object or value, and only then. */
export const useSimulator = <Selected>(select: (state: SimulatorState) => Selected): Selected =>
  useStore(useSimulatorStore(), select);

/** The result for what may be painted a moment after the figure, and need not follow a slider. */
export function useSettledResult(): Result {
  const { get, subscribe } = useSimulatorStore();
  const [settled, settle] = useState(() => get().settled);
  useEffect(() => {
    const follow = () => startTransition(() => settle(get().settled));
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return settled;
}

/** The latest result whose details are known too: what is written beside each other is of one fleet. */
export function useResultWithDetails(): { result: Result; details: DetailResults } {
  const result = useSettledResult();
  const details = useSimulator((state) => state.details);
  const [latest, keep] = useState({ result, details });
  if (
    (latest.result !== result || latest.details !== details) &&
    sameInputs(result.inputs, details.inputs)
  ) {
    keep({ result, details });
  }
  return { result: latest.result, details: latest.details.results };
}

/**
 * The simulation of the address. The first render repeats the prerendered default, unseen where the address
 * carries another: see useShownFigures.
 */
export function useAddressStore(): SimulatorStore {
  const hydrated = useHydrated();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const destination = useNavigation().location?.pathname ?? pathname;
  const [store] = useState(() =>
    createSimulatorStore(
      {
        ask: askModel,
        answerHere: answeredHere,
        loadHere: loadModelHere,
        fetchStored: async (id) =>
          (await import('../sharing/fetch-stored-simulation.ts')).fetchStoredSimulation(id),
        search: () => location.search,
        writeAddress: (to, how) => {
          if (how === 'amend') {
            history.replaceState(history.state, '', location.pathname + to + location.hash);
          } else {
            const options = { replace: how === 'replace', preventScrollReset: true };
            void navigate({ search: to, hash: location.hash }, options);
          }
        },
      },
      hydrated ? search : '',
    ),
  );
  // Of the address itself: a render of one that was written since would take an answer back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed whenever it changes
  useLayoutEffect(() => store.follow(location.search), [store, search]);
  useEffect(() => {
    if (destination !== pathname) store.leave();
  }, [store, destination, pathname]);
  useEffect(() => store.stop, [store]);
  return store;
}

/** Reopens exactly this, wherever it is opened. */
export const linkTo = (answers: SimulationState): string =>
  location.origin + location.pathname + addressWith('', encodeState(answers));
