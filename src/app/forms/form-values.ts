export type Values = Readonly<Record<string, string>>;

const isAnswer = (element: Element): element is HTMLInputElement =>
  'name' in element && element.name !== '' && 'type' in element && element.type !== 'hidden';

export const answersIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(isAnswer);

/** What the visitor has answered, by the name of the field; what is empty is absent. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const asked = new Set(answersIn(form).map(({ name }) => name));
  const given = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(given.filter(([name]) => asked.has(name)));
}

/**
 * Nested names belong to the wire; a field is called by its own.
 * fieldName('form_data.subject') // => 'subject'
 */
export const fieldName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Whether a visitor could mend any of these: what the form does not ask for is our own mistake. */
export function asksFor(
  form: HTMLFormElement,
  problems: Readonly<Record<string, unknown>>,
): boolean {
  return answersIn(form).some(({ name }) => fieldName(name) in problems);
}
