import { pageLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import type { SubscriberSubject } from '../../deliveries/subject.ts';
import { mailWords } from '../../words/words.ts';
import type { Block, MailContent } from '../mail-content.ts';
import { mailFooter } from './shared-blocks.ts';

interface Links {
  origin: string;
  confirm: string;
  unsubscribe: string;
}

interface Texts {
  subject: string;
  title: string;
  text: string;
}

export function newsletterConfirmation(
  { language }: SubscriberSubject,
  { origin, confirm }: Links,
): MailContent {
  const texts = mailWords(language).newsletterConfirmation;
  return withLinks(language, origin, texts, [
    { kind: 'button', label: texts.confirm, href: confirm },
    { kind: 'note', text: texts.validity },
    { kind: 'note', text: texts.notYou },
  ]);
}

/** Holds nothing of what is stored, and nothing that was typed: somebody else may have asked. */
export function dataLinkMail(language: Language, origin: string, link: string): MailContent {
  const texts = mailWords(language).dataLink;
  return withLinks(language, origin, texts, [
    { kind: 'button', label: texts.open, href: link },
    { kind: 'note', text: texts.validity },
    { kind: 'note', text: texts.notYou },
  ]);
}

/** To a confirmed subscriber: after confirming, or when they subscribe again. */
export function toReader(
  occasion: 'welcome' | 'reminder',
  { language }: SubscriberSubject,
  { origin, unsubscribe }: Links,
): MailContent {
  const words = mailWords(language).newsletterReader;
  return withLinks(language, origin, words[occasion], [
    { kind: 'button', label: words.read, href: pageLink(origin, language, 'blog') },
    { kind: 'link', label: words.unsubscribe, href: unsubscribe },
  ]);
}

function withLinks(
  language: Language,
  origin: string,
  { subject, title, text }: Texts,
  links: readonly Block[],
): MailContent {
  const footer = mailFooter(mailWords(language), origin, language);
  return { language, subject, title, blocks: [{ kind: 'text', text }, ...links], footer };
}
