import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { whatWasSaid } from '#domain/leads/what-was-said.ts';
import { toastStore } from '#ui/toast-store.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import { clearDraft, type FormName, readDraft, writeDraft } from './draft.ts';
import { fetchToaster } from './fetch-toaster.ts';
import { asksFor, fieldName, restoreValues, valuesOf } from './form-values.ts';
import { check, corrected, type FieldsSchema, type Problems, problemsFrom } from './problems.ts';
import { type Failure, send } from './send.ts';
import { newSending, type Sending, sameOrNew } from './sending.ts';

export type Stage =
  | { kind: 'filling' }
  /** Being corrected, it leaves the focus where the visitor types. */
  | { kind: 'faulty'; problems: Problems; beingCorrected?: true }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure };

interface FormOptions<Fields> {
  /** Its draft is kept under this name. */
  name: FormName;
  /** What must be answered now; of a form in steps, those of the current one. */
  schema: FieldsSchema<Fields>;
  address: string;
  onSent: (answer: unknown) => void;
  onFailed: () => void;
  /** What the texts of the form stand for, where that is not themselves. */
  asAnswers?: (values: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
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
  asAnswers = asTheyAre,
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
    if (!ref.current) return;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setComplete(checked.ok || !Object.values(checked.problems).includes('required'));
  }, [schema, asAnswers]);

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
    const isNews = stage.kind === 'failed' || (stage.kind === 'faulty' && !stage.beingCorrected);
    if (isNews) message.current?.focus();
  }, [stage]);

  const keepDraft = () => {
    if (!ref.current) return;
    sending.current ??= newSending();
    writeDraft(name, { values: valuesOf(ref.current), sending: sending.current });
  };

  /** Only what was already said is looked at again: nobody is told off while still typing. */
  const recheck = (name: string) => {
    if (stage.kind !== 'faulty' || !(name in stage.problems) || !ref.current) return;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    const problems = corrected(stage.problems, name, checked);
    const isMended = Object.keys(problems).length === 0;
    setStage(isMended ? { kind: 'filling' } : { kind: 'faulty', problems, beingCorrected: true });
  };

  /** The answers, or nothing after saying what is wrong with them. */
  const validated = (): Fields | undefined => {
    if (!ref.current || isSending.current) return undefined;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setStage(checked.ok ? { kind: 'filling' } : { kind: 'faulty', problems: checked.problems });
    return checked.ok ? checked.fields : undefined;
  };

  /** Composed once nobody can send it a second time: that may take a moment. */
  const submit = async (compose: () => object | Promise<object>): Promise<void> => {
    isSending.current = true;
    toastStore.dismissAll();
    setStage({ kind: 'sending' });
    const content = await compose();
    sending.current = sameOrNew(sending.current, whatWasSaid(content));
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
      trackSentForm(content);
      onSent(outcome.answer);
      return;
    }
    const problems = outcome.kind === 'invalid' ? problemsFrom(outcome.fields) : {};
    if (outcome.kind === 'invalid' && ref.current && asksFor(ref.current, problems)) {
      setStage({ kind: 'faulty', problems });
      return;
    }
    const failure: Failure =
      outcome.kind === 'failed'
        ? outcome.failure
        : { reason: 'refused', status: 422, reference: undefined };
    setStage({ kind: 'failed', failure });
    onFailed();
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
    onInput: ({ target }: FormEvent) => {
      fetchToaster();
      look();
      recheck(fieldName((target as HTMLInputElement).name));
      keepDraft();
    },
    /** On a phone a toast lies over the button that sends again. */
    onPointerDown: () => toastStore.dismissAll(),
    reset: () => setStage({ kind: 'filling' }),
  };
}

const asTheyAre = (values: Readonly<Record<string, string>>) => values;
