import { useCallback, useRef } from 'react';
import type { DeskApi } from '#domain/desk/desk-api.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useWords } from '../language/language.tsx';
import { NoAnswer } from '../session/ask.ts';
import { useDesk } from '../session/session.tsx';
import { failureText } from './page-parts.tsx';

type Changing =
  | 'deliveries.replay'
  | 'destinations.switch'
  | 'request.release'
  | 'request.resend'
  | 'analysis.approve'
  | 'analysis.decline'
  | 'analysis.revoke';
type Asked<Name extends Changing> = { name: Name; input: DeskApi[Name]['input'] };

/** Does something, says what came of it, and has the page read again: nothing is shown as done before it is. */
export type Change = <Name extends Changing>(
  asked: Asked<Name>,
  said: (answer: DeskApi[Name]['answer']) => string,
  note?: string,
) => Promise<void>;

export function useChange(readAgain: () => Promise<void>): Change {
  const { ask } = useDesk();
  const { words } = useWords();
  const isBusy = useRef(false);
  return useCallback<Change>(
    async ({ name, input }, said, note = '') => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        toastStore.add({ title: said(await ask(name, input)), description: note });
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        const { conflict, notDone } = words.change;
        const description = error.why === 'conflict' ? conflict : failureText(error, words);
        toastStore.add({ title: notDone, description, tone: 'error' });
      } finally {
        await readAgain();
        isBusy.current = false;
      }
    },
    [ask, readAgain, words],
  );
}
