const isAnswer = (element: Element): element is HTMLInputElement =>
  'name' in element && element.name !== '' && 'type' in element && element.type !== 'hidden';

/** What the visitor has answered, by the name of the field; what is empty is absent. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const asked = new Set([...form.elements].filter(isAnswer).map(({ name }) => name));
  const given = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(given.filter(([name]) => asked.has(name)));
}

/** Puts answers back where there are none yet: what was typed before the script came wins. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string>): void {
  const already = valuesOf(form);
  for (const [name, value] of Object.entries(values)) {
    if (name in already) continue;
    for (const element of [...form.elements].filter(isAnswer)) {
      if (element.name !== name) continue;
      if (element.type === 'radio') element.checked = element.value === value;
      else if (element.type === 'checkbox') element.checked = true;
      else element.value = value;
    }
  }
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
  return [...form.elements].filter(isAnswer).some(({ name }) => fieldName(name) in problems);
}
