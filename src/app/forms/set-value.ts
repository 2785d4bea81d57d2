import { answersIn, type Values, valuesOf } from './form-values.ts';

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
export function restoreValues(form: HTMLFormElement, values: Values): void {
  const already = valuesOf(form);
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name in already)) setValue(form, name, value);
  }
}
