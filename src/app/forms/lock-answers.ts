import { answersIn } from './form-values.ts';

/**
 * What is typed while a form is on its way would be neither sent nor kept. Not `disabled`, which takes
 * the focus away; what is chosen and not typed cannot be read-only, so whoever locks puts it back.
 */
export function lockAnswers(form: HTMLFormElement, locked: boolean): void {
  for (const element of answersIn(form)) {
    if (/^(radio|checkbox|select)/.test(element.type)) {
      element.ariaDisabled = locked ? 'true' : null;
    } else element.readOnly = locked;
  }
}
