const ACCENTED = new Map(
  Object.entries({
    a: 'á',
    e: 'ë',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    y: 'ÿ',
    c: 'ç',
    n: 'ñ',
    s: 'š',
    z: 'ž',
    A: 'Å',
    E: 'É',
    I: 'Î',
    O: 'Ø',
    U: 'Ü',
    C: 'Ç',
    N: 'Ñ',
    S: 'Š',
  }),
);

/**
 * A language nobody speaks, a third longer than French and full of accents, to see before a
 * translator does what overflows and what was never put into a dictionary.
 *
 * pseudoText('Essai') // => '[Éššáï··]'
 */
export function pseudoText(text: string): string {
  const accented = text.replace(
    /(\{\w+\})|([A-Za-z])/g,
    (_, placeholder?: string, letter = '') => placeholder ?? ACCENTED.get(letter) ?? letter,
  );
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** The same dictionary, every text of it replaced. */
export function pseudoWords<T>(words: T): T {
  // What is empty is absent, in any language.
  if (typeof words === 'string') return (words && pseudoText(words)) as T;
  if (Array.isArray(words)) return words.map((entry: unknown) => pseudoWords(entry)) as T;
  const entries = Object.entries(words as object).map(([key, entry]) => [key, pseudoWords(entry)]);
  return Object.fromEntries(entries) as T;
}
