import { type ReactNode, useState } from 'react';
import { NoAnswer } from '../session/ask.ts';
import { Failure } from './page-parts.tsx';

type Run<Given extends unknown[]> =
  | { state: 'idle' | 'busy' | 'done' }
  | { state: 'failed'; refusal: NoAnswer; given: Given };

/** What a press asks of the server: whether it is at work, and why it was not done, with a way to try again. */
export function useAction<Given extends unknown[]>(
  act: (...given: Given) => Promise<void>,
  /** Of a refusal that is the person's to mend. */
  wordsFor: (refusal: NoAnswer) => string | undefined = () => undefined,
) {
  const [run, setRun] = useState<Run<Given>>({ state: 'idle' });
  const start = async (...given: Given) => {
    setRun({ state: 'busy' });
    try {
      await act(...given);
      setRun({ state: 'done' });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      setRun({ state: 'failed', refusal: error, given });
    }
  };
  const problem = run.state === 'failed' ? wordsFor(run.refusal) : undefined;
  const failure: ReactNode = run.state === 'failed' && problem === undefined && (
    <Failure failure={run.refusal} again={() => void start(...run.given)} />
  );
  return { state: run.state, press: (...given: Given) => void start(...given), problem, failure };
}
