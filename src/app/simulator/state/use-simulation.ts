import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type Answers,
  type FieldNote,
  type FleetInputs,
  type Mode,
  type WindowEnd,
  withAnswers,
  withWindowMoved,
} from '#domain/simulator/inputs.ts';
import {
  addressWith,
  encodeState,
  type SimulationState,
  type StateNote,
} from '#domain/simulator/url-codec.ts';
import { useAddressSimulation } from '../../simulation-handover/use-address-simulation.ts';

interface Shown {
  state: SimulationState;
  /** As it came by its address or from the server, before any answer here. */
  initial: SimulationState;
  /** What the address said that had to be changed. */
  linkNotes: readonly StateNote[];
  /** The address was written for version 1 of the simulator. */
  isOfVersion1: boolean;
  /** The address was written when two fleets could be compared, and had a second one. */
  hadSecondFleet: boolean;
  /** What the latest answer had to be changed to. */
  notes: readonly FieldNote[];
  /** Whether Expert mode was just chosen, and nothing was calculated in it yet. */
  justExpert: boolean;
  /** Whether the visitor has changed anything since the address opened it. */
  touched: boolean;
}

interface PageState {
  shown: Shown;
  /** The query last written here: another one came from outside. */
  writtenQuery: string;
  /** What the address stands for already, and need not be written again. */
  addressState: SimulationState;
  /** Whether an answer was given a moment ago, and the next may come at once. */
  moving: boolean;
}

export interface Simulation extends Shown {
  answer: (answers: Answers) => void;
  /** Arrival or departure to another hour; the other end stays. */
  moveWindow: (end: WindowEnd, hour: number) => void;
  chooseMode: (mode: Mode) => void;
  /** Another simulation altogether; a stored one keeps its own address until it is changed. */
  open: (state: SimulationState, stored?: 'stored') => void;
}

/** Safari allows a hundred changes of address in half a minute; a drag makes more. */
const QUIET_MS = 250;
/** Longer than between two steps of a slider that is being moved. */
const MOVING_MS = 120;

/**
 * The simulation on the screen: its address follows it, and it follows an address that changes. The
 * same object until something of it changes.
 */
export function useSimulation(): { simulation: Simulation; moving: boolean } {
  const address = useAddressSimulation();
  const navigate = useNavigate();
  const [page, setPage] = useState<PageState>(() => fromAddress(address));
  const { shown, addressState, moving } = page;
  const { state } = shown;
  // Apart from what answers change: an answer that comes while an address is being rendered would be
  // worked out from that render, which may never be shown.
  const [seen, setSeen] = useState(address.query);
  if (address.query !== seen) {
    setSeen(address.query);
    if (address.query !== page.writtenQuery) setPage(fromAddress(address));
  }

  const write = useCallback(
    (next: SimulationState, replace: boolean) => {
      const search = addressWith(location.search, encodeState(next));
      setPage((was) => ({ ...was, writtenQuery: search, addressState: next }));
      void navigate({ search, hash: location.hash }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  useEffect(() => {
    if (state === addressState) return;
    const still = setTimeout(() => setPage((was) => ({ ...was, moving: false })), MOVING_MS);
    const quiet = setTimeout(() => write(state, true), QUIET_MS);
    return () => {
      clearTimeout(still);
      clearTimeout(quiet);
    };
  }, [state, addressState, write]);

  const changeFleet = useCallback(
    (changed: (fleet: FleetInputs) => ReturnType<typeof withAnswers>) =>
      setPage((was) => {
        const { fleet, notes } = changed(was.shown.state.fleet);
        const after = { state: { ...was.shown.state, fleet }, notes };
        return {
          ...was,
          shown: { ...was.shown, ...after, justExpert: false, touched: true },
          moving: true,
        };
      }),
    [],
  );
  const answer = useCallback(
    (answers: Answers) => changeFleet((fleet) => withAnswers(fleet, answers)),
    [changeFleet],
  );
  const moveWindow = useCallback(
    (end: WindowEnd, hour: number) => changeFleet((fleet) => withWindowMoved(fleet, end, hour)),
    [changeFleet],
  );
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  }, [page]);
  const chooseMode = useCallback(
    (mode: Mode) => {
      const { shown: before, addressState: inAddress } = latest.current;
      const { state: left } = before;
      if (mode === left.mode) return;
      // Back finds an answer that was too fresh to be in the address.
      if (left !== inAddress) {
        const search = addressWith(location.search, encodeState(left));
        history.replaceState(history.state, '', location.pathname + search + location.hash);
      }
      const next = { ...left, mode };
      setPage((was) => ({
        ...was,
        shown: { ...was.shown, state: next, notes: [], justExpert: mode === 'expert' },
      }));
      // A change of mode is a step that Back undoes.
      write(next, false);
    },
    [write],
  );
  const open = useCallback(
    (opened: SimulationState, stored?: 'stored') =>
      setPage((was) => ({
        ...was,
        shown: {
          ...opening(opened),
          initial: stored ? opened : was.shown.initial,
          touched: was.shown.touched,
        },
        addressState: stored ? opened : was.addressState,
      })),
    [],
  );
  const simulation = useMemo(
    (): Simulation => ({ ...shown, answer, moveWindow, chooseMode, open }),
    [shown, answer, moveWindow, chooseMode, open],
  );
  return { simulation, moving };
}

/** As nothing was answered yet. */
const opening = (state: SimulationState): Shown => ({
  state,
  initial: state,
  linkNotes: [],
  isOfVersion1: false,
  hadSecondFleet: false,
  notes: [],
  justExpert: false,
  touched: false,
});

function fromAddress({
  state,
  notes,
  query,
  isOfVersion1,
  hadSecondFleet,
}: ReturnType<typeof useAddressSimulation>): PageState {
  return {
    shown: { ...opening(state), linkNotes: notes, isOfVersion1, hadSecondFleet },
    writtenQuery: query,
    addressState: state,
    moving: false,
  };
}

/** Reopens exactly this, wherever it is opened. */
export const linkTo = (state: SimulationState): string =>
  location.origin + location.pathname + addressWith('', encodeState(state));
