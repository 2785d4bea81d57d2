import * as v from 'valibot';
import { newSending } from './sending.ts';
import { tabStorage } from './tab-storage.ts';

const Draft = v.object({
  values: v.record(v.string(), v.string()),
  sending: v.object({ key: v.string(), said: v.optional(v.string()) }),
});
type Draft = v.InferOutput<typeof Draft>;

const nameOf = (form: string) => `draft-${form}`;

/** What was typed, and the key it will be sent under: a tab copied from this one sends the same. */
export function readDraft(form: string): Draft {
  const stored = v.safeParse(Draft, tabStorage.read(nameOf(form)));
  return stored.success ? stored.output : { values: {}, sending: newSending() };
}

export const writeDraft = (form: string, draft: Draft): void =>
  tabStorage.write(nameOf(form), draft);

export const clearDraft = (form: string): void => tabStorage.remove(nameOf(form));
