const WORDS_PER_MINUTE = 200;

/** Minutes to read every text of a dictionary, rounded up: readingMinutes({ body: ['two words'] }) // => 1 */
export function readingMinutes(words: unknown): number {
  return Math.max(1, Math.ceil(countWords(words) / WORDS_PER_MINUTE));
}

function countWords(words: unknown): number {
  if (typeof words === 'string') return words.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0;
  return Object.values(words as object).reduce((sum: number, part) => sum + countWords(part), 0);
}
