import { mailWords } from '#content/mail-words.ts';
import type { SubscriberSubject } from '../../deliveries/subject.ts';
import { pageLink } from '../links.ts';
import type { MailContent } from '../mail-content.ts';
import { mailFooter } from './footer.ts';

interface Links {
  origin: string;
  confirm: string;
  unsubscribe: string;
}

export function newsletterConfirmation(
  { language }: SubscriberSubject,
  { origin, confirm }: Links,
): MailContent {
  const words = mailWords(language);
  const said = words.newsletterConfirmation;
  return {
    language,
    subject: said.subject,
    title: said.title,
    blocks: [
      { kind: 'text', text: said.text },
      { kind: 'button', label: said.confirm, href: confirm },
      { kind: 'note', text: said.validity },
      { kind: 'note', text: said.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}

/** To someone on the list: at the beginning, or when they ask for the letter again. */
export function toReader(
  occasion: 'welcome' | 'reminder',
  { language }: SubscriberSubject,
  { origin, unsubscribe }: Links,
): MailContent {
  const words = mailWords(language);
  const said = { ...words.newsletterReader, ...words.newsletterReader[occasion] };
  return {
    language,
    subject: said.subject,
    title: said.title,
    blocks: [
      { kind: 'text', text: said.text },
      { kind: 'button', label: said.read, href: pageLink(origin, language, 'blog') },
      { kind: 'link', label: said.unsubscribe, href: unsubscribe },
    ],
    footer: mailFooter(words, origin, language),
  };
}
