import { longDate } from '#content/figures.ts';
import { issueWords, mailWords } from '#content/mail-words.ts';
import { pageLink } from '#domain/site/absolute-links.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import type { SubscriberSubject } from '../../deliveries/subject.ts';
import type { Block, IssueText, MailContent, Piece } from '../mail-content.ts';
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

/** To every confirmed subscriber, with the way out below it. */
export function newsletterIssue(
  issue: IssueText,
  { language, confirmed_at, requested_at }: SubscriberSubject,
  { origin, unsubscribe }: Links,
): MailContent {
  const words = mailWords(language);
  const { why, unseen } = issueWords(language);
  const confirmed = dayInParis(confirmed_at ?? requested_at);
  return {
    language,
    subject: issue.subject,
    title: issue.title,
    lead: issue.lead,
    blocks: issue.blocks.map((block) => withAddresses(block, origin)),
    footer: {
      ...mailFooter(words, origin, language),
      lines: [words.footer.sender, why.replace('{date}', longDate(confirmed, language)), unseen],
      unsubscribe: { label: words.newsletterReader.unsubscribe, href: unsubscribe },
    },
  };
}

function withAddresses(block: Block, origin: string): Block {
  const address = (href: string) => (href.startsWith('/') ? `${origin}${href}` : href);
  const led = (piece: Piece) =>
    piece.href === undefined ? piece : { ...piece, href: address(piece.href) };
  if (block.kind === 'button') return { ...block, href: address(block.href) };
  if (block.kind === 'pieces') return { ...block, pieces: block.pieces.map(led) };
  if (block.kind !== 'list') return block;
  return { ...block, items: block.items.map((pieces) => pieces.map(led)) };
}
