import {
  type Answers,
  addressWith,
  encodeState,
  type FleetInputs,
  type Mode,
  type NightChoice,
  type SimulationState,
  withAnswers,
} from '#domain/simulator/index.ts';
import { createStore } from '#ui/store.ts';
import type { fetchStoredSimulation } from '../sharing/fetch-stored-simulation.ts';
import type { answeredHere, askModel, loadModelHere } from './model-client.ts';
import {
  derived,
  firstState,
  fromAddress,
  INITIAL,
  isOf,
  isSameNight,
  opening,
  type Question,
  type Result,
  type SimulatorState,
  storedId,
  usualNight,
} from './simulator-state.ts';

export interface SimulatorDeps {
  readonly ask: typeof askModel;
  /** On the page's own thread; null while it is not loaded, or where it would take too long. */
  readonly answerHere: typeof answeredHere;
  readonly loadHere: typeof loadModelHere;
  readonly fetchStored: typeof fetchStoredSimulation;
  /** The query of the address as it is now. */
  readonly search: () => string;
  /** `amend` changes the entry of the history that is shown, and nothing else. */
  readonly writeAddress: (search: string, how: 'replace' | 'push' | 'amend') => void;
}

export type SimulatorStore = ReturnType<typeof createSimulatorStore>;

/** Safari allows a hundred changes of address in half a minute; a drag makes more. */
const QUIET_MS = 250;
/** Longer than between two steps of a slider that is being moved. */
const MOVING_MS = 120;
/** Longer than a figure usually takes: what comes sooner is never dimmed. */
const LATE_MS = 200;

/**
 * A simulation on the screen: its answers, and what the model says of them. Its address follows the answers,
 * and the answers an address that changes. Nothing is asked or written before `follow`.
 */
export function createSimulatorStore(deps: SimulatorDeps, search = '') {
  const { set, ...store } = createStore(firstState(search));
  const now = store.get;
  /** The query last written here: another one came from outside. */
  let written = search;
  /** What the address stands for already, and need not be written again. */
  let inAddress = now().answers;
  let asking: Question | null = null;
  let askingDetails: FleetInputs | null = null;
  let failed: FleetInputs | null = null;
  let fetching: string | null = null;
  const timers = { still: 0, quiet: 0, late: 0 } as Record<'still' | 'quiet' | 'late', number>;

  const again = (timer: keyof typeof timers, afterMs: number, then: () => void) => {
    clearTimeout(timers[timer]);
    timers[timer] = setTimeout(then, afterMs) as unknown as number;
  };

  function update(changes: Partial<SimulatorState>): void {
    const before = now();
    const next = { ...before, ...changes };
    const { fleet } = next.answers;
    const result = isOf(next.result, next) ? next.result : (answerAtOnce(next) ?? next.result);
    const isLate = next.isLate && result === before.result;
    set(derived({ ...next, result, isLate, hasFailed: failed === fleet }));
    if (now().isStale && !(before.isStale && before.result === result)) {
      again('late', LATE_MS, () => now().isStale && update({ isLate: true }));
    }
    askForFigures();
    askForDetails();
  }

  /** What needs no thread: it is known from the start, or calculated quickly. */
  function answerAtOnce({ answers: { fleet: inputs }, choice }: SimulatorState): Result | null {
    const question = { inputs, choice };
    if (isOf(INITIAL, { answers: { fleet: inputs }, choice })) return INITIAL;
    const answered = deps.answerHere(question);
    // Into what was answered: its night is worked out when it is drawn, not when it is copied.
    return answered && Object.assign(answered, question);
  }

  /** One at a time: under a slider they would queue up on a slow phone, and none of them be seen. */
  function askForFigures(): void {
    const { answers, choice, isNightStale, hasFailed } = now();
    if (!isNightStale) asking = null;
    if (!isNightStale || asking !== null || hasFailed) return;
    const question = { inputs: answers.fleet, choice };
    asking = question;
    deps.ask('main', question).then(
      (main) => {
        if (asking !== question) return;
        asking = null;
        update({ result: Object.assign(main, question) });
        void deps.loadHere(question.inputs);
      },
      () => {
        if (asking !== question) return;
        asking = null;
        fail(question.inputs);
      },
    );
  }

  /** Once the figures stand. */
  function askForDetails(): void {
    const { answers, areDetailsStale, isStale, moving, hasFailed } = now();
    const { fleet } = answers;
    if (!areDetailsStale || isStale || moving || hasFailed) return;
    if (askingDetails === fleet) return;
    askingDetails = fleet;
    deps.ask('details', { inputs: fleet }).then(
      (results) => {
        if (askingDetails !== fleet) return;
        askingDetails = null;
        update({ details: { inputs: fleet, results } });
      },
      () => {
        if (askingDetails !== fleet) return;
        askingDetails = null;
        fail(fleet);
      },
    );
  }

  function fail(inputs: FleetInputs): void {
    failed = inputs;
    update({});
  }

  function write(answers: SimulationState, how: 'replace' | 'push'): void {
    clearTimeout(timers.quiet);
    written = addressWith(deps.search(), encodeState(answers));
    inAddress = answers;
    deps.writeAddress(written, how);
    if (now().stored.kind !== 'none') update({ stored: { kind: 'none' } });
  }

  /** Back finds an answer that was too fresh to be in the address. */
  function amend(): void {
    const { answers } = now();
    if (answers === inAddress) return;
    deps.writeAddress(addressWith(deps.search(), encodeState(answers)), 'amend');
  }

  /** It keeps its own address until it is changed. */
  async function openStored(id: string, query: string): Promise<void> {
    fetching = query;
    const { state: opened, ...stored } = await deps.fetchStored(id);
    fetching = null;
    if (written !== query) return;
    if (opened) inAddress = opened;
    update({ ...(opened && opening(opened)), stored });
  }

  function changeFleet({ fleet, notes }: ReturnType<typeof withAnswers>): void {
    const was = now().answers.fleet;
    again('still', MOVING_MS, () => update({ moving: false }));
    again('quiet', QUIET_MS, () => write(now().answers, 'replace'));
    update({
      answers: { ...now().answers, fleet },
      notes,
      justExpert: false,
      touched: true,
      moving: true,
      ...(fleet.contract !== was.contract && { choice: usualNight(fleet) }),
    });
  }

  return {
    ...store,
    answer: (answers: Answers) => changeFleet(withAnswers(now().answers.fleet, answers)),
    chooseNight: (choice: NightChoice) => {
      if (!isSameNight(choice, now().choice)) update({ choice });
    },
    chooseMode: (mode: Mode) => {
      const left = now().answers;
      if (mode === left.mode) return;
      amend();
      // A change of mode is a step that Back undoes.
      write({ ...left, mode }, 'push');
      update({ answers: inAddress, notes: [], justExpert: mode === 'expert' });
    },
    /** Another simulation altogether. */
    open: (opened: SimulationState) => {
      again('quiet', QUIET_MS, () => write(now().answers, 'replace'));
      const { initial, touched } = now();
      update({ ...opening(opened), initial, touched });
    },
    retry: () => {
      failed = null;
      update({});
    },
    /** Called with each query that the address takes: one that was not written here is another simulation. */
    follow: (query: string) => {
      if (query === written) {
        update({});
      } else {
        written = query;
        clearTimeout(timers.quiet);
        const shown = fromAddress(query);
        inAddress = shown.answers;
        update(shown);
      }
      const id = storedId(query);
      if (id !== null && fetching !== query) void openStored(id, query);
    },
    /** A link was clicked, and its page is on its way: the router would take the next address for another click. */
    leave: () => {
      clearTimeout(timers.quiet);
      amend();
    },
    /** The page is left: nothing may be written to the address of the next. */
    stop: () => {
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
}
