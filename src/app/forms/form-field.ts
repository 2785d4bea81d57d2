import type { Language } from '#domain/language.ts';
import type { FormWordsOf } from '../words-of.ts';
import { type Problems, problemText } from './problems.ts';

interface AskedField {
  label: string;
  missing?: string | undefined;
}

/** The fields of a form in the order asked: how each is called, and what to do when it is empty. */
export type AskedFields = Readonly<Record<string, AskedField>>;

export const fieldId = (form: string, field: string): string => `${form}-${field}`;

/** What each faulty field should be told, in the order of the form. */
export function problemTexts(
  problems: Problems,
  asked: AskedFields,
  words: FormWordsOf<'forms'>,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(asked).flatMap(([name, { label, missing = label }]) => {
      const problem = problems[name];
      return problem
        ? [[name, problemText(problem, { label, missing }, words.problems, language)]]
        : [];
    }),
  );
}
