import { AnnotatedDepot } from '../../sections/annotated-depot.tsx';
import type { WordsOf } from '../../words/use-words.ts';

/** On the depot's middle van: its antenna, its door, its battery, its port. */
const PLACES = [
  [758, 300],
  [828, 334],
  [800, 364],
  [749, 347],
] as const;

/** The van as its maker sees it: what it sends, and the battery under its floor. */
export function AnnotatedVan({ words }: { words: WordsOf<'manufacturers'>['van'] }) {
  return (
    <AnnotatedDepot crop="van" {...words} places={PLACES}>
      <path d="M776 320v-8" />
      <path className="current" d="M771 309a7 7 0 0 1 10 0M767 304a13 13 0 0 1 18 0" />
      <path className="lit" d="M768 373h62v9h-62z" />
      <path className="current" d="M772 377.500h9M785 377.500h9M798 377.500h9M811 377.500h6" />
    </AnnotatedDepot>
  );
}
