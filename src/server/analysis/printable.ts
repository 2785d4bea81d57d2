/**
 * What the document's faces lack: all but Latin, Greek and Cyrillic, figures and common signs. A character
 * that cannot be read would stop the document, for PDF/UA asks that every one can.
 */
const NOT_SHOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P} &+|<>=~$€£°^`]/gu;
const LONGEST = 60;
/** A line of the cover has room for it. */
const LONGEST_WORD = 24;

/** Typed text as one line that can be printed; undefined if no character of it can. */
export function printable(typed: string | undefined): string | undefined {
  const shown = (typed ?? '').normalize('NFC').replace(/\s+/g, ' ').replace(NOT_SHOWN, '').trim();
  if (shown === '') return undefined;
  const words = shown.split(' ').map((word) => cut(word, LONGEST_WORD));
  return cut(words.join(' '), LONGEST);
}

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
