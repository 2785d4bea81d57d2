import { mailWords } from '#content/mail-words.ts';
import type { Language } from '#domain/site/language.ts';
import type { MailContent } from '../mail-content.ts';
import { mailFooter } from './shared-blocks.ts';

/** Holds nothing of what is stored, and nothing that was typed: somebody else may have asked. */
export function dataLinkMail(language: Language, origin: string, link: string): MailContent {
  const words = mailWords(language);
  const texts = words.dataLink;
  return {
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.open, href: link },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}
