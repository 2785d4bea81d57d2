import * as v from 'valibot';
import { canonicalEmail, LONGEST_EMAIL } from './email-address.ts';
import { LONGEST_PHONE } from './field-limits.ts';
import { PHONE, plainPhone } from './phone-number.ts';

/** Message ids; the words stand in the content of the page that shows the form. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too-long' | 'not-offered' | 'invalid';

const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u;
const CONTROL = /\p{Cc}/u;

export const email = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_EMAIL, 'too-long'),
  v.transform(canonicalEmail),
  v.check((canonical) => canonical !== '', 'email'),
);

/** A row copied out of a table has tabs in it. */
const onOneLine = v.transform((given: string) => given.replace(/[\t ]+/g, ' '));

export function line(maxLength: number) {
  return v.pipe(
    v.string('invalid'),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    onOneLine,
    v.check((given) => !CONTROL.test(given), 'invalid'),
  );
}

export function requiredLine(maxLength: number) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(maxLength, 'too-long'),
    onOneLine,
    v.check((given) => !CONTROL.test(given), 'invalid'),
  );
}

/** One sign ends a line, whatever it was typed or copied from: a lone '\r' would show as none, or hide one. */
export const withPlainBreaks = v.transform((given: string) =>
  given.replace(/\r\n?|[\u2028\u2029]/g, '\n'),
);

export function paragraphs(maxLength: number) {
  return v.pipe(
    v.string('invalid'),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    v.check((given) => !CONTROL_BUT_LINES.test(given), 'invalid'),
  );
}

export const phone = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.maxLength(LONGEST_PHONE, 'too-long'),
  v.regex(PHONE, 'phone'),
  v.transform(plainPhone),
);

export function oneOf<const Options extends readonly (string | number)[]>(options: Options) {
  return v.picklist(options, 'not-offered');
}
