import type { WordsOf } from '../../words-of.ts';

/** What each step is handed. */
export interface StepFieldsProps {
  words: WordsOf<'pre-registration'>['form'];
  /** A field's id and what is wrong with it. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
}
