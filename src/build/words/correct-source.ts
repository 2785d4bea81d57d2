import type { Language } from '#domain/site/language.ts';
import { textsOfMdx } from './mdx-texts.ts';
import { type SourceText, textsOfTypeScript } from './source-texts.ts';
import { breaks, corrected, TYPOGRAPHY } from './typography.ts';

export interface Correction {
  source: string;
  changes: { line: number; before: string; after: string }[];
  /** What only its writer can put right. */
  left: { line: number; promise: string; text: string }[];
}

/** A value stands in a text as a placeholder does; no text of ours has this letter. */
const VALUE = '{\u13a0}';

export const correctTypeScript = (source: string, language: Language): Correction =>
  correct(source, textsOfTypeScript(source), language);

export const correctMdx = (source: string, language: Language): Correction =>
  correct(source, textsOfMdx(source), language);

function correct(source: string, texts: SourceText[], language: Language): Correction {
  const result: Correction = { source, changes: [], left: [] };
  const edits: { start: number; end: number; written: string }[] = [];
  for (const { line, pieces } of texts) {
    const before = pieces.map(({ text }) => text).join(VALUE);
    const after = corrected(before, language);
    // What begins or ends with a space is joined to something else.
    for (const { promise } of TYPOGRAPHY[language].filter((rule) => breaks(rule, after.trim()))) {
      result.left.push({ line, promise, text: readable(after) });
    }
    if (after === before) continue;
    result.changes.push({ line, before: readable(before), after: readable(after) });
    after.split(VALUE).forEach((text, index) => {
      const piece = pieces[index];
      if (piece === undefined) throw new Error(`Line ${line} has lost a value: ${readable(after)}`);
      if (text !== piece.text) edits.push({ ...piece, written: piece.written(text) });
    });
  }
  for (const { start, end, written } of edits.sort((a, b) => b.start - a.start)) {
    result.source = result.source.slice(0, start) + written + result.source.slice(end);
  }
  return result;
}

const readable = (text: string) => text.replaceAll(VALUE, '{…}');

/** Makes the special spaces visible: ⍽ is the no-break space, ⸱ the narrow one. */
export const visible = (text: string): string =>
  text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⸱');
