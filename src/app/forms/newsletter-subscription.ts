import { loadFormWords } from '#content/load-form-words.ts';
import { canonicalEmail, withoutInvisible } from '#domain/leads/email-address.ts';
import type { Language } from '#domain/site/language.ts';
import { toastStore } from '#ui/toast-store.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import { type Failure, type IdempotencyKey, sameOrNewKey, send } from '../api-client/send.ts';
import { failureText, fetchToaster, showFailure } from './failure-text.ts';
import { valuesOf } from './form-values.ts';
import { originOfVisit } from './origin-of-visit.ts';

fetchToaster();

let lastKey: IdempotencyKey | undefined;
/** Ends the wait for the connection, once the visitor tries again. */
let waiting: AbortController | undefined;

export interface NewsletterMessage {
  text: string;
  ofField?: boolean;
  sent?: boolean;
  /** The same message, after a change of language. */
  inLanguage?: (language: Language) => Promise<NewsletterMessage>;
}

type SubscriptionOutcome = 'missing' | 'invalid' | 'sent' | 'online' | Failure;

/**
 * Gives the message the form should show. One for later, once the connection is back, goes to
 * `showLater`.
 */
export async function subscribe(
  form: HTMLFormElement,
  language: Language,
  showLater: (message: NewsletterMessage) => void,
): Promise<NewsletterMessage> {
  waiting?.abort();
  const outcome = await submit(form, language);
  const message = await messageFor(outcome, language);
  const { thanks, failure } = await loadFormWords('newsletter', language);
  if (outcome === 'sent') toastStore.add({ title: thanks.title, description: thanks.text });
  if (typeof outcome === 'object') {
    showFailure(outcome, failure, failure, language);
    if (outcome.reason === 'offline') {
      const online = await messageFor('online', language);
      waiting = new AbortController();
      const { signal } = waiting;
      addEventListener('online', () => showLater(online), { once: true, signal });
    }
  }
  return message;
}

async function submit(form: HTMLFormElement, language: Language): Promise<SubscriptionOutcome> {
  const { email = '', website } = valuesOf(form);
  if (withoutInvisible(email) === '') return 'missing';
  const address = canonicalEmail(email);
  if (address === '') return 'invalid';
  const content = {
    email: address,
    form_type: 'newsletter',
    language,
    website,
    form_data: { ...originOfVisit(), source: 'footer_newsletter' },
  };
  lastKey = sameOrNewKey(lastKey, content);
  const body = { ...content, filled_ms: Math.round(performance.now()) };
  const outcome = await send('/api/form-submission', JSON.stringify(body), lastKey.key);
  if (outcome.kind === 'failed') return outcome.failure;
  if (outcome.kind === 'invalid') return 'invalid';
  lastKey = undefined;
  form.reset();
  trackSentForm(content);
  return 'sent';
}

async function messageFor(
  outcome: SubscriptionOutcome,
  language: Language,
): Promise<NewsletterMessage> {
  const { thanks, failure, ...ofField } = await loadFormWords('newsletter', language);
  const inLanguage = (other: Language) => messageFor(outcome, other);
  if (outcome === 'sent') return { text: thanks.text, sent: true, inLanguage };
  if (outcome === 'online') return { text: failure.online, inLanguage };
  if (typeof outcome === 'string') return { text: ofField[outcome], ofField: true, inLanguage };
  const reason = failureText(outcome, failure, language);
  const text = outcome.reason === 'refused' ? `${failure.text} ${reason}` : reason;
  return { text, inLanguage };
}
