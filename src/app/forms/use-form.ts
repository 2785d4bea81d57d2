import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { fetchToaster } from './fetch-toaster.ts';
import { restoreValues, valuesOf } from './form-values.ts';
import { check, type FieldsSchema, type Problems, problemsFrom } from './problems.ts';
import { type Failure, send } from './send.ts';
import { newSending, type Sending, sameOrNew } from './sending.ts';

export type Stage =
  | { kind: 'filling' }
  | { kind: 'faulty'; problems: Problems }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure };

interface FormOptions<Fields> {
  /** Its draft is kept under this name. */
  name: string;
  /** What must be answered now; of a form in steps, those of the current one. */
  schema: FieldsSchema<Fields>;
  address: string;
  onSent: (answer: unknown) => void;
  onFailed: () => void;
  /** Answers known from elsewhere, for fields that are still empty. */
  prefill?: Readonly<Record<string, string>> | undefined;
}

/**
 * A native form that this takes over: fields stay the browser's own, so that what was typed before
 * the script came is kept. It holds what the browser cannot: problems in words, one sending at a
 * time, the same key for the same sending, and a draft.
 */
export function useForm<Fields>({
  name,
  schema,
  address,
  onSent,
  onFailed,
  prefill,
}: FormOptions<Fields>) {
  const ref = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const sending = useRef<Sending>(undefined);
  const isSending = useRef(false);
  const prefilled = useRef<typeof prefill>(undefined);
  const openedAtMs = useRef(0);
  const [stage, setStage] = useState<Stage>({ kind: 'filling' });
  const [complete, setComplete] = useState(false);

  const look = useCallback(() => {
    if (ref.current) setComplete(isComplete(schema, ref.current));
  }, [schema]);

  useEffect(() => {
    const draft = readDraft(name);
    sending.current = draft.sending;
    openedAtMs.current = performance.now();
    if (ref.current) restoreValues(ref.current, draft.values);
  }, [name]);

  useEffect(() => {
    if (ref.current && prefill && prefilled.current !== prefill) {
      prefilled.current = prefill;
      restoreValues(ref.current, prefill);
    }
    look();
  }, [prefill, look]);

  useEffect(() => {
    if (stage.kind === 'faulty' || stage.kind === 'failed') message.current?.focus();
  }, [stage]);

  const keepDraft = () => {
    if (!ref.current) return;
    sending.current ??= newSending();
    writeDraft(name, { values: valuesOf(ref.current), sending: sending.current });
  };

  /** The answers, or nothing after saying what is wrong with them. */
  const validated = (): Fields | undefined => {
    if (!ref.current) return undefined;
    const checked = check(schema, valuesOf(ref.current));
    setStage(checked.ok ? { kind: 'filling' } : { kind: 'faulty', problems: checked.problems });
    return checked.ok ? checked.fields : undefined;
  };

  const submit = async (content: object): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStage({ kind: 'sending' });
    sending.current = sameOrNew(sending.current, content);
    keepDraft();
    const filledMs = Math.round(performance.now() - openedAtMs.current);
    const body = JSON.stringify({ ...content, filled_ms: filledMs });
    const outcome = await send(address, body, sending.current.key);
    isSending.current = false;
    if (outcome.kind === 'sent') {
      sending.current = undefined;
      openedAtMs.current = performance.now();
      clearDraft(name);
      ref.current?.reset();
      look();
      setStage({ kind: 'filling' });
      onSent(outcome.answer);
    } else if (outcome.kind === 'invalid') {
      setStage({ kind: 'faulty', problems: problemsFrom(outcome.fields) });
    } else {
      setStage({ kind: 'failed', failure: outcome.failure });
      onFailed();
    }
  };

  return {
    ref,
    message,
    stage,
    complete,
    problems: stage.kind === 'faulty' ? stage.problems : {},
    validated,
    submit,
    /** What a program wrote where no person writes. */
    trapped: () => (ref.current ? valuesOf(ref.current).website : undefined),
    onInput: () => {
      fetchToaster();
      look();
      keepDraft();
    },
    reset: () => setStage({ kind: 'filling' }),
  };
}

const isComplete = (schema: FieldsSchema<unknown>, form: HTMLFormElement): boolean => {
  const checked = check(schema, valuesOf(form));
  return checked.ok || !Object.values(checked.problems).includes('required');
};
