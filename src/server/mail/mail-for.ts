import { addressOf, teamFor } from '#domain/leads/message-recipients.ts';
import { confirmLink, dataLink, unsubscribeLinks } from '#domain/site/absolute-links.ts';
import type { Statements } from '#domain/site/brand.ts';
import type { DeliveryKind } from '../deliveries/delivery.ts';
import type {
  ContactSubject,
  DataRequestSubject,
  Delivery,
  LeadSubject,
  Subject,
  SubscriberSubject,
} from '../deliveries/subject.ts';
import { confirmToken, unsubscribeToken } from '../http/newsletter-tokens.ts';
import { analysisToken, type StoredAnalysis } from '../lead-analyses/stored-analyses.ts';
import type { SkipReason } from '../words/words.ts';
import { acknowledgement } from './compose/acknowledgement.ts';
import { analysisReady, analysisReminder } from './compose/analysis-mails.ts';
import { dataLinkMail, newsletterConfirmation, toReader } from './compose/link-mails.ts';
import { salesNotice } from './compose/sales-notice.ts';
import type { MailContent } from './mail-content.ts';

interface MailContext {
  origin: string;
  /** Where there is a desk. */
  deskOrigin?: string | undefined;
  tokenSecrets: readonly string[];
  salesEmail: string | undefined;
  /** What the owner says about the company, and who reads what. */
  statements: Statements;
  /** Who reads the answers to our mails. */
  team: { name: string; address: string };
  /** Of the link to a person's data. */
  dataToken?: string | undefined;
  /** Of a mail about one. */
  analysis?: StoredAnalysis | undefined;
}

type AddressedMail =
  | {
      content: MailContent;
      to: string;
      replyTo: { name: string; address: string };
      oneClick?: string;
    }
  /** Why there is nothing to send. */
  | { skip: SkipReason };

/** Which mail a delivery is, to whom, and who gets the answer. */
export function mailFor(
  { kind, event }: Pick<Delivery, 'kind' | 'event'>,
  subject: Subject,
  context: MailContext,
): AddressedMail {
  if (subject.of === 'subscriber') return newsletterMail(kind, subject, context);
  if (subject.of === 'data-request') return linkMail(subject, context);
  if (kind === 'sales_notice') {
    const { origin, deskOrigin } = context;
    return toTeam(salesNotice(event, subject, origin, deskOrigin), subject, context);
  }
  if (kind === 'acknowledgement') {
    const { origin, statements, team } = context;
    return {
      content: acknowledgement(subject, origin, statements),
      to: subject.email,
      replyTo: team,
    };
  }
  if (kind === 'analysis_ready' || kind === 'analysis_reminder') {
    return analysisMail(kind, subject, context);
  }
  // Planned by a version that is newer than this worker: it is tried again, and that one sends it.
  throw new Error(`This worker knows no ${kind} about a ${subject.of}.`);
}

function toTeam(
  content: MailContent,
  subject: LeadSubject | ContactSubject,
  { salesEmail, statements }: MailContext,
): AddressedMail {
  const team = teamFor(subject.of === 'contact' ? subject.form_data.subject : undefined);
  const to = addressOf(team, { ...statements, salesEmail });
  if (to === undefined) return { skip: 'SALES_EMAIL not set' };
  return { content, to, replyTo: { name: nameOf(subject), address: subject.email } };
}

function analysisMail(
  kind: 'analysis_ready' | 'analysis_reminder',
  subject: LeadSubject | ContactSubject,
  context: MailContext,
): AddressedMail {
  const { analysis, origin, deskOrigin, statements, tokenSecrets, team } = context;
  if (analysis === undefined || subject.of !== 'lead') return { skip: 'erased' };
  if (analysis.revoked_at !== null) return { skip: 'revoked' };
  if (kind === 'analysis_reminder') {
    if (analysis.approval !== 'waiting') return { skip: 'decided about' };
    return toTeam(analysisReminder(subject, deskOrigin), subject, context);
  }
  const token = analysisToken(tokenSecrets, analysis.id);
  return {
    content: analysisReady(subject, analysis, { origin, statements, token }),
    to: subject.email,
    replyTo: team,
  };
}

function linkMail(
  { language, email }: DataRequestSubject,
  { origin, dataToken, team }: MailContext,
): AddressedMail {
  if (dataToken === undefined) return { skip: 'nothing is stored about the address' };
  const link = dataLink(origin, language, dataToken);
  return { content: dataLinkMail(language, origin, link), to: email, replyTo: team };
}

function newsletterMail(
  kind: DeliveryKind,
  subscriber: SubscriberSubject,
  context: MailContext,
): AddressedMail {
  const { origin, tokenSecrets } = context;
  const { id, language, state, email } = subscriber;
  // In the meantime the person may have confirmed, or changed their mind.
  const isExpected =
    kind === 'newsletter_confirmation' ? isAwaitingConfirmation(subscriber) : state === 'confirmed';
  if (!isExpected) return { skip: 'subscription changed' };
  const leave = unsubscribeLinks(origin, language, unsubscribeToken(tokenSecrets, id));
  const links = {
    origin,
    confirm: confirmLink(origin, language, confirmToken(tokenSecrets, subscriber)),
    unsubscribe: leave.unsubscribe_url,
  };
  const oneClick = leave.unsubscribe_one_click_url;
  const envelope = { to: email, replyTo: context.team, oneClick };
  const content =
    kind === 'newsletter_confirmation'
      ? newsletterConfirmation(subscriber, links)
      : toReader(kind === 'newsletter_welcome' ? 'welcome' : 'reminder', subscriber, links);
  return { content, ...envelope };
}

/** Somebody, perhaps a stranger, has subscribed the address, and nobody has confirmed yet. */
function isAwaitingConfirmation({
  state,
  requested_at,
  unsubscribed_at,
}: SubscriberSubject): boolean {
  if (state !== 'unsubscribed' || unsubscribed_at === null) return state === 'pending';
  return requested_at > unsubscribed_at;
}

function nameOf(subject: LeadSubject | ContactSubject): string {
  if (subject.of === 'contact') return subject.name;
  const { first_name, last_name } = subject.answers;
  return [first_name, last_name].filter(Boolean).join(' ');
}
