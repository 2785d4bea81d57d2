import type { MailWords } from '#content/mail-words.ts';
import type { Language } from '#domain/language.ts';
import { pageLink } from '../links.ts';
import type { MailContent } from '../mail-content.ts';

export function mailFooter(
  words: MailWords,
  origin: string,
  language: Language,
): MailContent['footer'] {
  return {
    lines: [words.footer.sender, words.footer.automatic],
    link: { label: words.footer.privacy, href: pageLink(origin, language, 'privacy') },
  };
}
