import { foundingYearIsOpen } from '#domain/founding-places.ts';
import { ActionLinks } from '../../layout/action-links.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { ClosingBand } from '../closing-band.tsx';

interface FounderCallProps {
  words: WordsOf<'partners'>['founder'];
  currentYear: number;
}

export const FOUNDER_CALL_ID = 'contact';

export function FounderCall({ words, currentYear }: FounderCallProps) {
  const to = usePathTo();
  const places = foundingYearIsOpen(currentYear) ? words.placesInYear : words.places;
  return (
    <ClosingBand
      id={FOUNDER_CALL_ID}
      ground="pine"
      title={words.title}
      lead={`${places} ${words.next}`}
    >
      <ActionLinks actions={[[to('contact'), words.contact]]} />
    </ClosingBand>
  );
}
