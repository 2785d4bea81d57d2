import { withoutInvisible } from './email-address.ts';
import { PHONE_DIGITS } from './field-limits.ts';

const BETWEEN = '[\\s\\(\\).\\/\\p{Pd}\u2212\\p{Cf}]*';
const { fewest, most } = PHONE_DIGITS;

/** Digits with the signs people put between them, as a browser checks it where there is no script. */
export const PHONE_PATTERN = `(?:${BETWEEN}\\+)?(?:${BETWEEN}[0-9]){${fewest},${most}}${BETWEEN}`;

export const PHONE = new RegExp(`^${PHONE_PATTERN}$`, 'u');

/**
 * As it can be dialled, whatever it was copied from.
 * plainPhone('06‑12–34 56 78') // => '06-12-34 56 78'
 */
export const plainPhone = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ');
