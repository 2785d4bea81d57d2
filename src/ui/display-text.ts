/**
 * The thin no-break space closes up at display sizes: figures and the space before ? ! ; take the
 * full no-break space there.
 */
export const displayText = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** For a title that keeps its line breaks: sentencesOnLines('One. Two.') // => 'One.\nTwo.' */
export const sentencesOnLines = (text: string): string => text.replace(/([.?!])\s+/g, '$1\n');
