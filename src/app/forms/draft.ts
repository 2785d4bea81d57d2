import type { DraftName } from '#domain/browser-storage.ts';
import { newSending, type Sending } from './sending.ts';
import { tabStorage } from './tab-storage.ts';

interface Draft {
  values: Record<string, string>;
  /** The key it will be sent under: a tab copied from this one sends the same. */
  sending: Sending;
}

export type FormName = DraftName extends `draft-${infer Form}` ? Form : never;

const nameOf = (form: FormName): DraftName => `draft-${form}`;

export function readDraft(form: FormName): Draft {
  const stored = tabStorage.read(nameOf(form));
  return isDraft(stored) ? stored : { values: {}, sending: newSending() };
}

export const writeDraft = (form: FormName, draft: Draft): void =>
  tabStorage.write(nameOf(form), draft);

export const clearDraft = (form: FormName): void => tabStorage.write(nameOf(form), null);

function isDraft(stored: unknown): stored is Draft {
  const { values, sending } = (stored ?? {}) as Partial<Draft>;
  return typeof values === 'object' && values !== null && typeof sending?.key === 'string';
}
