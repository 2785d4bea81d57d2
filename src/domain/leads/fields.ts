import * as v from 'valibot';
import { isEmailAddress, LONGEST_EMAIL } from './email-address.ts';

/** Message ids; the words stand in the content of the page that shows the form. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too-long' | 'not-offered' | 'invalid';

const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;
const CONTROL = /\p{Cc}/u;

export const email = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_EMAIL, 'too-long'),
  v.check(isEmailAddress, 'email'),
);

export function line(maxLength: number) {
  return v.pipe(
    v.string('invalid'),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    v.check((given) => !CONTROL.test(given), 'invalid'),
  );
}

export function requiredLine(maxLength: number) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(maxLength, 'too-long'),
    v.check((given) => !CONTROL.test(given), 'invalid'),
  );
}

export function paragraphs(maxLength: number) {
  return v.pipe(
    v.string('invalid'),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    v.check((given) => !CONTROL_BUT_LINES.test(given), 'invalid'),
  );
}

/** Digits with the signs people put between them; between 6 and 15 digits, as numbers go round the world. */
export const phone = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.maxLength(40, 'too-long'),
  v.regex(/^\+?[\d\s().\u00a0\u202f/-]*$/u, 'phone'),
  v.check((given) => {
    const digits = given.replace(/\D/g, '').length;
    return digits >= 6 && digits <= 15;
  }, 'phone'),
);

export function oneOf<const Options extends readonly (string | number)[]>(options: Options) {
  return v.picklist(options, 'not-offered');
}
