import { mailWords } from '#content/mail-words.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { SubscriberSubject } from '../../deliveries/subject.ts';
import type { MailContent } from '../mail-content.ts';
import { mailFooter } from './shared-blocks.ts';

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
  const texts = words.newsletterConfirmation;
  return {
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.confirm, href: confirm },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
    footer: mailFooter(words, origin, language),
  };
}

/** To a confirmed subscriber: after confirming, or when they subscribe again. */
export function toReader(
  occasion: 'welcome' | 'reminder',
  { language }: SubscriberSubject,
  { origin, unsubscribe }: Links,
): MailContent {
  const words = mailWords(language);
  const texts = { ...words.newsletterReader, ...words.newsletterReader[occasion] };
  return {
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.read, href: pageLink(origin, language, 'blog') },
      { kind: 'link', label: texts.unsubscribe, href: unsubscribe },
    ],
    footer: mailFooter(words, origin, language),
  };
}
