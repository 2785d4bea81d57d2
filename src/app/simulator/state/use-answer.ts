import { type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import initialAnswer from '#domain/illustrations/initial-answer.json' with { type: 'json' };
import type { calculation, DetailResults, MainAnswer } from '#domain/simulator/calculation.ts';
import { DEFAULT_INPUTS, FIELD_IDS, type FleetInputs } from '#domain/simulator/inputs.ts';
import type { NightChoice } from '#domain/simulator/model/night.ts';
import { askModel } from './model-client.ts';

/** What the model answered, and for which fleet. */
interface Answer extends MainAnswer, Question {}

interface Question {
  readonly inputs: FleetInputs;
  readonly choice: NightChoice;
}

export interface AnswerState {
  /** The latest there is: of a fleet before while a new one is being calculated. */
  readonly answer: Answer;
  /** The figures are those of another fleet. */
  readonly isStale: boolean;
  /** The night is another one, or another fleet's. */
  readonly isNightStale: boolean;
  /** The model could not be loaded; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const { details: initialDetails, ...initialMain } = initialAnswer as unknown as MainAnswer & {
  details: DetailResults;
};

interface LatestAnswer {
  readonly answer: Answer;
  readonly failed: (Question & { readonly attempt: number }) | null;
}

const INITIAL: Answer = { ...initialMain, inputs: DEFAULT_INPUTS, choice: 'mean' };

/** The figures of a fleet. Those of the default fleet are part of the page, so that it is never empty. */
export function useAnswer(inputs: FleetInputs, choice: NightChoice): AnswerState {
  const [state, setState] = useState<LatestAnswer>({
    answer: INITIAL,
    failed: null,
  });
  const { answer, failed } = state;
  const [attempt, setAttempt] = useState(0);
  const asking = useRef<Question | null>(null);
  const isOfFleet = sameInputs(answer.inputs, inputs);
  const known = isOfFleet && isSameNight(answer.choice, choice);
  const atOnce = known ? null : answeredAtOnce(inputs, choice);
  if (atOnce) setState({ answer: atOnce, failed: null });
  // Before the paint: the thread calculates while the page shows the new answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer to an older question lets the next be asked
  useLayoutEffect(() => {
    if (known) {
      asking.current = null;
      return;
    }
    // One at a time: under a slider they would queue up on a slow phone, and none of them be seen.
    if (asking.current !== null) return;
    const hasFailed =
      failed?.inputs === inputs && failed.choice === choice && failed.attempt === attempt;
    if (hasFailed) return;
    const question = { inputs, choice };
    asking.current = question;
    const settle = (next: SetStateAction<LatestAnswer>) => {
      if (asking.current !== question) return;
      asking.current = null;
      setState(next);
    };
    askModel('main', question).then(
      (main) => {
        settle({ answer: Object.assign(main, question), failed: null });
        void loadModelHere(inputs);
      },
      () => settle((was) => ({ ...was, failed: { ...question, attempt } })),
    );
  }, [known, inputs, choice, attempt, state]);
  const retry = () => setAttempt((was) => was + 1);
  return {
    answer,
    isStale: !isOfFleet,
    isNightStale: !known,
    hasFailed: !known && failed?.inputs === inputs,
    retry,
  };
}

/** What needs no thread: it is known from the start, or calculated quickly. */
function answeredAtOnce(inputs: FleetInputs, choice: NightChoice): Answer | null {
  if (choice === 'mean' && sameInputs(inputs, DEFAULT_INPUTS)) return INITIAL;
  const answered = answeredHere(inputs, choice);
  return answered && Object.assign(answered, { inputs, choice });
}

interface DetailState extends Omit<AnswerState, 'answer' | 'isNightStale'> {
  readonly details: DetailResults;
}

/** What takes longer: asked for once the figures stand; until then that of the fleet before. */
export function useDetailResults(inputs: FleetInputs, waits: boolean): DetailState {
  const [known, setKnown] = useState<{ inputs: FleetInputs; results: DetailResults }>({
    inputs: DEFAULT_INPUTS,
    results: initialDetails,
  });
  const [failed, setFailed] = useState<FleetInputs | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isKnown = sameInputs(known.inputs, inputs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (isKnown || waits) return;
    let left = false;
    askModel('details', { inputs }).then(
      (results) => left || setKnown({ inputs, results }),
      () => left || setFailed(inputs),
    );
    return () => {
      left = true;
    };
  }, [isKnown, inputs, waits, attempt]);
  return {
    details: known.results,
    isStale: !isKnown,
    hasFailed: !isKnown && failed === inputs,
    retry: () => setAttempt((was) => was + 1),
  };
}

/** Longer than a figure usually takes: what comes sooner is never dimmed. */
const LATE_MS = 200;

/** Whether the same stale answer has been shown for a while. */
export function useIsLate({ answer, isStale }: AnswerState): boolean {
  const [late, setLate] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => setLate(answer), LATE_MS);
    return () => clearTimeout(timer);
  }, [answer, isStale]);
  return isStale && late === answer;
}

const sameInputs = (one: FleetInputs, other: FleetInputs) =>
  one === other || FIELD_IDS.every((field) => one[field] === other[field]);

export const isSameNight = (one: NightChoice | null, other: NightChoice | null): boolean =>
  one === other || (isDay(one) && isDay(other) && one.year === other.year && one.day === other.day);

const isDay = (night: NightChoice | null): night is Exclude<NightChoice, 'mean'> =>
  night !== null && night !== 'mean';

let model: ReturnType<typeof calculation> | undefined;
let isLoading = false;

/**
 * Smart charging takes a few milliseconds: on the page's own thread its figure is painted with the
 * answer that changed it. Giving back takes ten times as long, and is left to the thread.
 */
function answeredHere(inputs: FleetInputs, choice: NightChoice): MainAnswer | null {
  if (model === undefined || inputs.bidirectional === 'yes') return null;
  return model.main({ inputs, choice });
}

/** Once the thread has answered first, and while nothing else is to be done. */
async function loadModelHere(inputs: FleetInputs): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    await idle();
    const [{ calculation }, years] = await Promise.all([
      import('#domain/simulator/calculation.ts'),
      askModel('prices', null),
    ]);
    // A year at a time until the browser has compiled it: no key has to wait for that.
    for (const year of [...years, ...years]) {
      await idle();
      calculation([year]).main({ inputs: { ...inputs, bidirectional: 'no' }, choice: 'mean' });
    }
    model = calculation(years);
  } catch {
    // The thread goes on answering; the next answer tries again.
    isLoading = false;
  }
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
