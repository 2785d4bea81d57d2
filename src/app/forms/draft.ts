import type { DraftName } from '#domain/browser-storage.ts';
import type { Values } from './form-values.ts';
import type { Sending } from './sending.ts';
import { tabStorage } from './tab-storage.ts';

export interface Draft {
  /** The visitor's own answers; what they have emptied again is there, and empty. */
  values: Values;
  /** What a simulation answered and the visitor has left so. */
  prefilled: Values;
  /** The key it will be sent under: a tab copied from this one sends the same. */
  sending?: Sending;
}

export type FormName = DraftName extends `draft-${infer Form}` ? Form : never;

const nameOf = (form: FormName): DraftName => `draft-${form}`;

export const NO_DRAFT: Draft = { values: {}, prefilled: {} };

/** We wrote it ourselves: this only tells it from something damaged. */
export function readDraft(form: FormName): Draft {
  const draft: Draft = { ...NO_DRAFT, ...(tabStorage.read(nameOf(form)) as Partial<Draft> | null) };
  return [draft.values, draft.prefilled].every((part) => part instanceof Object) ? draft : NO_DRAFT;
}

export const writeDraft = (form: FormName, draft: Draft | null): void =>
  tabStorage.write(nameOf(form), draft);

/** After a look at the form: what of it is the visitor's own, and what is still as it was prefilled. */
export function settled(draft: Draft, given: Values): Draft {
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
export const untouched = (prefilled: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(prefilled).filter(([name, value]) => given[name] === value));
