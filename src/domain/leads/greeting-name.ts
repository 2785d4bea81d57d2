const LONGEST = 30;
const MOST_WORDS = 2;
/** Words of letters, joined by single spaces or hyphens; an apostrophe only between two letters. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}]*(?:[ \-’'‑]\p{L}[\p{L}\p{M}]*)*$/u;

/**
 * The first name by which a mail may greet. Somebody who typed another person's address must not be able to write
 * to them through it: two words of letters at most, no number and no address.
 * greetingName('Marie-Anne') // => 'Marie-Anne'
 * greetingName('win at evil.example') // => undefined
 */
export function greetingName(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const name = typed.trim().normalize('NFC');
  const isPlain = PLAIN_NAME.test(name) && name.split(' ').length <= MOST_WORDS;
  return isPlain && name.length <= LONGEST ? name : undefined;
}

/**
 * The contact form asks for one name: its first word that is not written in capitals, as surnames often are.
 * firstNameIn('DUPONT Marie') // => 'Marie'
 */
export function firstNameIn(fullName: string): string | undefined {
  if (greetingName(fullName) === undefined) return undefined;
  return fullName
    .trim()
    .split(' ')
    .find((word) => word.length > 1 && word !== word.toUpperCase());
}
