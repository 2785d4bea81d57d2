import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { buttonClass } from '#ui/button.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';

interface DirectContactProps {
  words: { title: string; lead: string };
  language: Language;
}

/** Where a form could not be taken: the telephone and the address that need none. */
export function DirectContact({ words, language }: DirectContactProps) {
  return (
    <ClosingBand title={words.title} lead={words.lead} ground="sage">
      <a href={`tel:${BRAND.phone.international}`} className={buttonClass({ large: true })}>
        {BRAND.phone[language]}
      </a>
      <a
        href={`mailto:${BRAND.email.contact}`}
        className={buttonClass({ large: true, quiet: true })}
      >
        {BRAND.email.contact}
      </a>
    </ClosingBand>
  );
}
