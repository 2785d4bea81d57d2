import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CONSTANT_SOURCES, type ConstantSource, isPastValidity } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../../words/use-words.ts';

/** On what constants rest and until when; once that day is over, that they are being checked. */
export function sourceText(
  source: ConstantSource,
  words: Pick<WordsOf<'simulator-method'>['constants'], 'sources' | 'validUntil' | 'checked'>,
  language: Language,
  today: string | null,
): string {
  const { validUntil } = CONSTANT_SOURCES[source];
  if (validUntil === null) return words.sources[source];
  const isPast = today !== null && isPastValidity(source, today);
  const date = longDate(validUntil, language);
  return `${words.sources[source]} ${fill(isPast ? words.checked : words.validUntil, { date })}`;
}
