import { useCallback, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { ListedLead } from '#domain/desk/leads.ts';
import { failureText } from '../frame/page-parts.tsx';
import type { Message } from '../frame/told.tsx';
import { useWords } from '../language/language.tsx';
import { timeOfDay } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useDoor } from '../session/session.tsx';

export interface Taking {
  take: (lead: ListedLead) => void;
  release: (lead: ListedLead) => void;
  undo: () => void;
  canUndo: boolean;
  said: Message | undefined;
  close: () => void;
}

/** The row changes when the server has answered, never before: somebody else may be faster. */
export function useTaking(again: () => Promise<void>): Taking {
  const { ask } = useDoor();
  const { words, language } = useWords();
  const [taken, setTaken] = useState<string>();
  const [said, setSaid] = useState<Message>();
  const close = useCallback(() => setSaid(undefined), []);
  const attempt = async (done: string, work: () => Promise<unknown>) => {
    try {
      await work();
      setSaid({ text: done });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      setSaid({ text: textOf(error), isFailure: true });
      // What the server did not say now it would not say again at once.
      if (error.why !== 'conflict') return;
    }
    await again();
  };
  const textOf = (error: NoAnswer) => {
    const { why, facts } = error;
    if (why !== 'conflict') return failureText(error, words);
    if (typeof facts.name !== 'string' || typeof facts.at !== 'string') return words.leads.changed;
    return fill(words.leads.faster, { name: facts.name, time: timeOfDay(facts.at, language) });
  };
  return {
    canUndo: taken !== undefined && said?.isFailure !== true,
    said,
    close,
    take: ({ id, title }) =>
      void attempt(fill(words.leads.tookIt, { title }), async () => {
        setTaken(undefined);
        await ask('lead.take', { id });
        setTaken(id);
      }),
    release: ({ id }) => void attempt(words.leads.released, () => ask('lead.release', { id })),
    undo: () => {
      if (taken === undefined) return;
      setTaken(undefined);
      void attempt(words.leads.nobody, () => ask('lead.untake', { id: taken }));
    },
  };
}
