import * as v from 'valibot';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { FieldProblem } from '#domain/leads/fields.ts';
import type { Language } from '#domain/site/language.ts';
import type { FieldFault } from '../api-client/send.ts';
import type { FormWordsOf } from '../words/use-words.ts';
import { fieldName } from './form-values.ts';

/** Of a text that is too long, how many characters it may have, where that is known. */
type Problem = FieldProblem | { longest: number };

/** In the order of the schema, which is that of the form. */
export type Problems = Readonly<Record<string, Problem>>;

export type Checked<Fields> = { ok: true; fields: Fields } | { ok: false; problems: Problems };

export type FieldsSchema<Fields> = v.GenericSchema<unknown, Fields>;

export function check<Fields>(
  schema: FieldsSchema<Fields>,
  values: Readonly<Record<string, unknown>>,
): Checked<Fields> {
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fieldName(name), value]),
  );
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { ok: true, fields: parsed.output };
  const problems: Record<string, Problem> = {};
  for (const issue of parsed.issues) {
    const name = (issue.path?.[0]?.key ?? '') as string;
    problems[name] ??= given[name] === undefined ? 'required' : problemOf(issue);
  }
  return { ok: false, problems };
}

const problemOf = ({ message, requirement }: v.BaseIssue<unknown>): Problem =>
  message === 'too-long' ? { longest: requirement as number } : (message as FieldProblem);

/** The problems that were shown, after one of their fields was changed. */
export function corrected(shown: Problems, field: string, checked: Checked<unknown>): Problems {
  const { [field]: _, ...others } = shown;
  const problem = checked.ok ? undefined : checked.problems[field];
  // In its place, so that the list does not reorder under the reader's eyes.
  return problem === undefined ? others : { ...shown, [field]: problem };
}

export function problemText(
  problem: Problem,
  { label, missing = label }: AskedField,
  words: FormWordsOf<'forms'>['problems'],
  language: Language,
): string {
  const named = { label: label.replace(/ \*$/, '') };
  if (typeof problem === 'object') {
    return fill(words.longest, { ...named, longest: number(problem.longest, language) });
  }
  switch (problem) {
    case 'required':
      return missing;
    case 'email':
      return words.email;
    case 'phone':
      return words.phone;
    case 'too-long':
      return fill(words.tooLong, named);
    case 'not-offered':
      return fill(words.notOffered, named);
    case 'invalid':
      return fill(words.invalid, named);
  }
}

/** What the server refused, which our own check had let pass. */
export function problemsFrom(fields: readonly FieldFault[]): Problems {
  return Object.fromEntries(
    fields.map(({ name, problem }) => [fieldName(name), problem as FieldProblem]),
  );
}

interface AskedField {
  label: string;
  missing?: string | undefined;
}

/** The fields of a form in the order asked: how each is called, and what to do when it is empty. */
export type AskedFields = Readonly<Record<string, AskedField>>;

export const fieldId = (form: string, field: string): string => `${form}-${field}`;

/** The text of each field's problem, in the order of the form. */
export function problemTexts(
  problems: Problems,
  asked: AskedFields,
  words: FormWordsOf<'forms'>,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(asked).flatMap(([name, field]) => {
      const problem = problems[name];
      return problem ? [[name, problemText(problem, field, words.problems, language)]] : [];
    }),
  );
}
