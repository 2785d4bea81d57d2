import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { type IdempotencyKey, newIdempotencyKey } from '../api-client/send.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import { answersIn, type Values, valuesOf } from './form-values.ts';

interface DraftOptions {
  name: FormName;
  ref: RefObject<HTMLFormElement | null>;
  prefill: Values | undefined;
  onPrefill: () => void;
}

/**
 * What of a form outlives its page: the visitor's answers, and apart from them those of a simulation,
 * which the next simulation replaces.
 */
export function useDraft({ name, ref, prefill, onPrefill }: DraftOptions) {
  const draft = useRef(NO_DRAFT);
  const [isPrefilled, setIsPrefilled] = useState(false);

  const store = () => {
    if (!ref.current) return;
    draft.current = updatedDraft(
      { idempotencyKey: newIdempotencyKey(), ...draft.current },
      valuesOf(ref.current),
    );
    writeDraft(name, draft.current);
  };

  const restore = useEffectEvent(() => {
    if (!ref.current) return;
    draft.current = readDraft(name);
    const { values, prefilled } = draft.current;
    restoreValues(ref.current, { ...prefilled, ...values });
    if (Object.keys(valuesOf(ref.current)).length > 0) store();
  });
  useEffect(() => restore(), []);

  const fillIn = useEffectEvent((answers: Values | undefined) => {
    if (!ref.current || !(answers ?? isPrefilled)) return;
    store();
    // Left out, a simulation leaves its answers to the visitor.
    const prefilled = leftToFill(draft.current, answers ?? {});
    const changed = answers && { ...draft.current.prefilled, ...prefilled };
    for (const field in changed) setValue(ref.current, field, prefilled[field]);
    draft.current = { ...draft.current, prefilled };
    setIsPrefilled(Object.keys(untouched(answers ?? {}, valuesOf(ref.current))).length > 0);
    store();
    onPrefill();
  });
  useEffect(() => fillIn(prefill), [prefill]);

  return {
    draft,
    isPrefilled,
    store,
    clear: () => {
      draft.current = NO_DRAFT;
      writeDraft(name, null);
    },
  };
}

interface Draft {
  /** The visitor's own answers; what they have emptied again is there, and empty. */
  values: Values;
  /** What a simulation answered and the visitor has left so. */
  prefilled: Values;
  /** The key it will be sent under: a tab copied from this one sends the same. */
  idempotencyKey?: IdempotencyKey;
}

export type FormName = DraftName extends `draft-${infer Form}` ? Form : never;

const nameOf = (form: FormName): DraftName => `draft-${form}`;

export const NO_DRAFT: Draft = { values: {}, prefilled: {} };

/** Written by this file: the check only recognises what is damaged. */
export function readDraft(form: FormName): Draft {
  const draft: Draft = { ...NO_DRAFT, ...(tabStorage.read(nameOf(form)) as Partial<Draft> | null) };
  return [draft.values, draft.prefilled].every((part) => part instanceof Object) ? draft : NO_DRAFT;
}

const writeDraft = (form: FormName, draft: Draft | null): void =>
  tabStorage.write(nameOf(form), draft);

/** After a look at the form: what of it is the visitor's own, and what is still as it was prefilled. */
export function updatedDraft(draft: Draft, given: Values): Draft {
  const prefilled = untouched(draft.prefilled, given);
  const own = Object.keys({ ...draft.values, ...draft.prefilled, ...given }).filter(
    // P13: leave to ring goes with the number it was given for.
    (name) => !(name in prefilled) && (name !== 'phone_consent' || given.phone),
  );
  const values = Object.fromEntries(own.map((name) => [name, given[name] ?? '']));
  return { ...draft, values, prefilled };
}

/** What a simulation may answer: what the visitor has neither answered nor emptied. */
export const leftToFill = ({ values }: Draft, prefill: Values): Values =>
  Object.fromEntries(Object.entries(prefill).filter(([name]) => !(name in values)));

/** What stands in a form as it was prefilled. */
const untouched = (prefilled: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(prefilled).filter(([name, value]) => given[name] === value));

/** Puts an answer into its field, or empties it. */
export function setValue(form: HTMLFormElement, name: string, value = ''): void {
  for (const element of answersIn(form)) {
    if (element.name !== name) continue;
    if (element.type === 'radio') element.checked = element.value === value;
    else if (element.type === 'checkbox') element.checked = value !== '';
    else element.value = value;
  }
}

/** Puts answers back where there are none yet: what was typed before the script came wins. */
function restoreValues(form: HTMLFormElement, values: Values): void {
  const already = valuesOf(form);
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name in already)) setValue(form, name, value);
  }
}
