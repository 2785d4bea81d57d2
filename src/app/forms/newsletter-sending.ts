import { loadFormWords } from '#content/load-form-words.ts';
import type { Language } from '#domain/language.ts';
import { isEmailAddress, LONGEST_EMAIL, withoutInvisible } from '#domain/leads/email-address.ts';
import { toastStore } from '#ui/toast-store.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import { failureText } from './failure-text.ts';
import { fetchToaster } from './fetch-toaster.ts';
import { valuesOf } from './form-values.ts';
import { originOfVisit } from './origin-of-visit.ts';
import { send } from './send.ts';
import { type Sending, sameOrNew } from './sending.ts';

fetchToaster();

let lastSending: Sending | undefined;
let waiting: AbortController | undefined;

export interface Said {
  text: string;
  ofField: boolean;
  sent?: true;
}

/**
 * What the form should say after it. What there is to say later, once the connection is back, goes to
 * `say`.
 */
export async function subscribe(
  form: HTMLFormElement,
  language: Language,
  say: (said: Said) => void,
): Promise<Said> {
  waiting?.abort();
  const words = await loadFormWords('newsletter', language);
  const { email = '', website } = valuesOf(form);
  const address = withoutInvisible(email);
  if (address === '') return { text: words.missing, ofField: true };
  const invalid = { text: words.invalid, ofField: true };
  if (address.length > LONGEST_EMAIL || !isEmailAddress(address)) return invalid;

  const content = {
    email: address,
    form_type: 'newsletter',
    language,
    website,
    form_data: { ...originOfVisit(), source: 'footer_newsletter' },
  };
  lastSending = sameOrNew(lastSending, content);
  const body = { ...content, filled_ms: Math.round(performance.now()) };
  const outcome = await send('/api/form-submission', JSON.stringify(body), lastSending.key);
  if (outcome.kind === 'sent') {
    lastSending = undefined;
    form.reset();
    trackSentForm(content);
    toastStore.add({ title: words.thanks.title, description: words.thanks.text });
    return { text: words.thanks.text, ofField: false, sent: true };
  }
  if (outcome.kind === 'invalid') return invalid;
  const { title, text } = words.failure;
  toastStore.add({ title, description: text, tone: 'error' });
  const saying = (said: string) => ({ text: said, ofField: false });
  if (outcome.failure.reason === 'offline') {
    waiting = new AbortController();
    const { signal } = waiting;
    addEventListener('online', () => say(saying(words.failure.online)), { once: true, signal });
  }
  const reason = failureText(outcome.failure, words.failure, language);
  return saying(outcome.failure.reason === 'refused' ? `${text} ${reason}` : reason);
}
