import * as v from 'valibot';
import { canonicalEmail, LONGEST_EMAIL, withoutInvisible } from './email-address.ts';
import { LONGEST_PHONE, PHONE_DIGITS } from './field-limits.ts';

const BETWEEN = '[\\s\\(\\).\\/\\p{Pd}\u2212\\p{Cf}]*';
const { fewest, most } = PHONE_DIGITS;

/** Digits with the signs people put between them, as a browser checks it where there is no script. */
export const PHONE_PATTERN = `(?:${BETWEEN}\\+)?(?:${BETWEEN}[0-9]){${fewest},${most}}${BETWEEN}`;

const PHONE = new RegExp(`^${PHONE_PATTERN}$`, 'u');

/**
 * As it can be dialled, whatever it was copied from.
 * plainPhone('06‑12–34 56 78') // => '06-12-34 56 78'
 */
const plainPhone = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ');

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

/** Signs without a shape, some of which turn the text beside them around: a name could look like another. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Persian and the scripts of India have words that are written with a joiner, and so do some emojis. */
const JOINER =
  /([^\P{L}\p{Script=Latin}]|\p{M}|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])([\u200c\u200d])(?=\p{L}|\p{Extended_Pictographic})|[\u200c\u200d]/gu;

const visible = (given: string): string =>
  given.replace(INVISIBLE, '').replace(JOINER, '$1$2').trim();

/** A row copied out of a table has tabs in it. */
const onOneLine = v.transform((given: string) => visible(given).replace(/[\t ]+/g, ' '));

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
    v.nonEmpty('required'),
    v.check((given) => !CONTROL.test(given), 'invalid'),
  );
}

/** As somebody sees them; one sign ends a line, whatever it was typed or copied from: a lone '\r' would show as none, or hide one. */
export const withPlainBreaks = v.transform((given: string) =>
  visible(given.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
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
