import { type FormWordsOf, loadFormWords } from '#content/load-form-words.ts';
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

type NewsletterWords = FormWordsOf<'newsletter'>;

export interface NewsletterAnswer {
  /** What is to be done about it: at the field, in the mailbox, or once more. */
  kind: 'field' | 'sent' | 'failed';
  /** In the language being read; whether there is a connection may change under it. */
  textIn: (language: Language, isOnline: boolean) => string;
}

export async function subscribe(
  form: HTMLFormElement,
  language: Language,
): Promise<NewsletterAnswer> {
  const words = {
    fr: await loadFormWords('newsletter', 'fr'),
    en: await loadFormWords('newsletter', 'en'),
  };
  const outcome = await submit(form, language);
  const { thanks, failure } = words[language];
  if (outcome === 'sent') {
    toastStore.add({ title: thanks.title, description: thanks.text });
    return { kind: 'sent', textIn: (read) => words[read].thanks.text };
  }
  if (typeof outcome === 'string') return { kind: 'field', textIn: (read) => words[read][outcome] };
  showFailure(outcome, failure, failure, language);
  const textIn = (read: Language, isOnline: boolean) =>
    isOnline && outcome.reason === 'offline'
      ? words[read].failure.online
      : reasonText(outcome, words[read].failure, read);
  return { kind: 'failed', textIn };
}

async function submit(
  form: HTMLFormElement,
  language: Language,
): Promise<'missing' | 'invalid' | 'sent' | Failure> {
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

function reasonText(
  outcome: Failure,
  failure: NewsletterWords['failure'],
  language: Language,
): string {
  const reason = failureText(outcome, failure, language);
  return outcome.reason === 'refused' ? `${failure.text} ${reason}` : reason;
}
