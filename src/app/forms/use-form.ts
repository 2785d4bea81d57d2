import {
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SimulatorData } from '#domain/leads/simulator-data.ts';
import { answersJson } from '#domain/leads/submitted-form.ts';
import { toastStore } from '#ui/toast-store.ts';
import { track } from '../analytics/track.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import { type Failure, sameOrNewKey, send } from '../api-client/send.ts';
import { type FormWordsOf, useLanguage } from '../words/use-words.ts';
import { useAttachedSimulation } from './attached-simulation.tsx';
import { fetchToaster, showFailure } from './failure-text.ts';
import {
  type AskedFields,
  check,
  corrected,
  type FieldsSchema,
  type Problems,
  problemsFrom,
  problemTexts,
} from './field-problems.ts';
import { answersIn, asksFor, fieldName, type Values, valuesOf } from './form-values.ts';
import { type FormName, setValue, useDraft } from './use-draft.ts';

export type Stage =
  | { kind: 'filling' }
  /** Being corrected, it leaves the focus where the visitor types. */
  | { kind: 'faulty'; problems: Problems; beingCorrected?: true }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure };

export interface FormWords {
  words: FormWordsOf<'forms'>;
  /** The specification's own words for this form's failure. */
  failed?: { title: string; text: string };
}

interface FormOptions<Fields> extends FormWords {
  /** Its draft is stored under this name. */
  name: FormName;
  /** What must be answered now; of a form in steps, those of the current one. */
  schema: FieldsSchema<Fields>;
  asked: AskedFields;
  address: string;
  onSent: (answer: unknown) => void;
  /** What the texts of the form stand for, where that is not themselves. */
  asAnswers?: (values: Values) => Readonly<Record<string, unknown>>;
  /** What a simulation answers, for fields that are still empty. */
  prefillFrom?: (simulation: SimulatorData) => Values;
}

/**
 * A native form that this takes over: fields stay the browser's own, so that what was typed before
 * the script came stays. It adds what the browser cannot do: problems in words, one request at a time,
 * the same idempotency key for the same content, and a draft.
 */
export function useForm<Fields>({
  name,
  schema,
  asked,
  address,
  words,
  failed = words.failure,
  onSent,
  asAnswers = unchanged,
  prefillFrom,
}: FormOptions<Fields>) {
  const language = useLanguage();
  const simulation = useAttachedSimulation();
  const { attached } = simulation;
  const prefill = useMemo(() => attached && prefillFrom?.(attached.data), [attached, prefillFrom]);
  const ref = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  /** What is on its way, while it is. */
  const submitted = useRef<Values>(undefined);
  /** Unknown where there is a draft: it was opened before, and sending it quickly is no sign of a program. */
  const openedAtMs = useRef<number>(undefined);
  const [stage, setStage] = useState<Stage>({ kind: 'filling' });
  const [complete, setComplete] = useState(false);

  const updateComplete = useCallback(() => {
    if (!ref.current) return;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setComplete(checked.ok || !Object.values(checked.problems).includes('required'));
  }, [schema, asAnswers]);

  const { draft, isPrefilled, store, clear } = useDraft({
    name,
    ref,
    prefill,
    onPrefill: updateComplete,
  });

  useEffect(() => {
    if (!draft.current.idempotencyKey) openedAtMs.current = performance.now();
  }, [draft]);

  useEffect(updateComplete, [updateComplete]);

  useLayoutEffect(() => {
    const isNew = stage.kind === 'failed' || (stage.kind === 'faulty' && !stage.beingCorrected);
    if (isNew) message.current?.focus();
  }, [stage]);

  /** Only a problem that is already shown is checked again: no new error appears while somebody is typing. */
  const recheck = (name: string) => {
    if (stage.kind !== 'faulty' || !(name in stage.problems) || !ref.current) return;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    const problems = corrected(stage.problems, name, checked);
    const isCorrected = Object.keys(problems).length === 0;
    setStage(
      isCorrected ? { kind: 'filling' } : { kind: 'faulty', problems, beingCorrected: true },
    );
  };

  /** The answers, or nothing after saying what is wrong with them. */
  const validated = (): Fields | undefined => {
    if (!ref.current || submitted.current) return undefined;
    const checked = check(schema, asAnswers(valuesOf(ref.current)));
    setStage(checked.ok ? { kind: 'filling' } : { kind: 'faulty', problems: checked.problems });
    return checked.ok ? checked.fields : undefined;
  };

  /** Composed once nobody can send it a second time: that may take a moment. */
  const submit = async (compose: () => object | Promise<object>): Promise<void> => {
    const form = ref.current;
    if (!form) return;
    submitted.current = valuesOf(form);
    const { website } = submitted.current;
    lockAnswers(form, true);
    toastStore.dismissAll();
    setStage({ kind: 'sending' });
    const content = { ...(await compose()), language, website };
    const idempotencyKey = sameOrNewKey(draft.current.idempotencyKey, answersJson(content));
    draft.current = { ...draft.current, idempotencyKey };
    store();
    const openedAt = openedAtMs.current;
    const filledMs = openedAt && Math.round(performance.now() - openedAt);
    const body = JSON.stringify({ ...content, filled_ms: filledMs });
    const outcome = await send(address, body, idempotencyKey.key);
    submitted.current = undefined;
    lockAnswers(form, false);
    if (outcome.kind === 'sent') {
      openedAtMs.current = performance.now();
      clear();
      ref.current?.reset();
      updateComplete();
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
    showFailure(failure, failed, words.failure, language);
  };

  const problems = stage.kind === 'faulty' ? stage.problems : {};
  return {
    ref,
    message,
    name,
    address,
    words,
    failed,
    stage,
    complete,
    isPrefilled,
    problems,
    /** The text of each field's problem. */
    errors: problemTexts(problems, asked, words, language),
    /** On its way with the form, it can no longer be removed. */
    simulation: { ...simulation, isSent: stage.kind === 'sending' },
    validated,
    submit,
    onInput: ({ target }: FormEvent) => {
      const field = (target as HTMLInputElement).name;
      if (ref.current && submitted.current) {
        setValue(ref.current, field, submitted.current[field]);
        return;
      }
      track({ name: 'form_start' });
      fetchToaster();
      updateComplete();
      recheck(fieldName(field));
      store();
    },
    /** On a phone a toast lies over the button that sends again. */
    onPointerDown: () => toastStore.dismissAll(),
    reset: () => setStage({ kind: 'filling' }),
  };
}

const unchanged = (values: Values) => values;

/**
 * What is typed while a form is on its way would be neither sent nor stored. Not `disabled`, which takes
 * the focus away; what is chosen and not typed cannot be read-only, so the caller puts it back.
 */
function lockAnswers(form: HTMLFormElement, locked: boolean): void {
  for (const element of answersIn(form)) {
    if (/^(radio|checkbox|select)/.test(element.type)) {
      element.ariaDisabled = locked ? 'true' : null;
    } else element.readOnly = locked;
  }
}
