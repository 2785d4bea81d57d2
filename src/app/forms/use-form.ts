import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whatWasSaid } from '#domain/leads/what-was-said.ts';
import { toastStore } from '#ui/toast-store.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import type { FormName } from './draft.ts';
import { fetchToaster } from './fetch-toaster.ts';
import { asksFor, fieldName, type Values, valuesOf } from './form-values.ts';
import { lockAnswers } from './lock-answers.ts';
import { check, corrected, type FieldsSchema, type Problems, problemsFrom } from './problems.ts';
import { type Failure, send } from './send.ts';
import { sameOrNew } from './sending.ts';
import { setValue } from './set-value.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

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
  asAnswers?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Answers known from elsewhere, for fields that are still empty. */
  prefill?: Values | undefined;
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
  /** What is on its way, while it is. */
  const onItsWay = useRef<Values>(undefined);
  /** Unknown where there is a draft: it was opened before, and a quick sending makes no program. */
  const openedAtMs = useRef<number>(undefined);
  const [stage, setStage] = useState<Stage>({ kind: 'filling' });
  const [complete, setComplete] = useState(false);

  const look = useCallback(() => {
    if (!ref.current) return;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setComplete(checked.ok || !Object.values(checked.problems).includes('required'));
  }, [schema, asAnswers]);

  const { draft, isPrefilled, keep, forget } = useKeptAnswers({ name, ref, prefill, look });

  useEffect(() => {
    if (!draft.current.sending) openedAtMs.current = performance.now();
  }, [draft]);

  useEffect(look, [look]);

  useLayoutEffect(() => {
    const isNews = stage.kind === 'failed' || (stage.kind === 'faulty' && !stage.beingCorrected);
    if (isNews) message.current?.focus();
  }, [stage]);

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
    if (!ref.current || onItsWay.current) return undefined;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setStage(checked.ok ? { kind: 'filling' } : { kind: 'faulty', problems: checked.problems });
    return checked.ok ? checked.fields : undefined;
  };

  /** Composed once nobody can send it a second time: that may take a moment. */
  const submit = async (compose: () => object | Promise<object>): Promise<void> => {
    const form = ref.current;
    if (!form) return;
    onItsWay.current = valuesOf(form);
    lockAnswers(form, true);
    toastStore.dismissAll();
    setStage({ kind: 'sending' });
    const content = await compose();
    const sending = sameOrNew(draft.current.sending, whatWasSaid(content));
    draft.current = { ...draft.current, sending };
    keep();
    const openedAt = openedAtMs.current;
    const filledMs = openedAt && Math.round(performance.now() - openedAt);
    const body = JSON.stringify({ ...content, filled_ms: filledMs });
    const outcome = await send(address, body, sending.key);
    onItsWay.current = undefined;
    lockAnswers(form, false);
    if (outcome.kind === 'sent') {
      openedAtMs.current = performance.now();
      forget();
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
    isPrefilled,
    problems: stage.kind === 'faulty' ? stage.problems : {},
    validated,
    submit,
    /** What a program wrote where no person writes. */
    trapped: () => (ref.current ? valuesOf(ref.current).website : undefined),
    onInput: ({ target }: FormEvent) => {
      const field = (target as HTMLInputElement).name;
      if (ref.current && onItsWay.current) {
        setValue(ref.current, field, onItsWay.current[field]);
        return;
      }
      fetchToaster();
      look();
      recheck(fieldName(field));
      keep();
    },
    /** On a phone a toast lies over the button that sends again. */
    onPointerDown: () => toastStore.dismissAll(),
    reset: () => setStage({ kind: 'filling' }),
  };
}

const asTheyAre = (values: Values) => values;
