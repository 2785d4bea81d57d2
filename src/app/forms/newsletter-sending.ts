import { loadFormWords } from '#content/load-form-words.ts';
import type { Language } from '#domain/language.ts';
import { canonicalEmail, withoutInvisible } from '#domain/leads/email-address.ts';
import { toastStore } from '#ui/toast-store.ts';
import { trackSentForm } from '../analytics/track-sent-form.ts';
import { failureText } from './failure-text.ts';
import { fetchToaster } from './fetch-toaster.ts';
import { valuesOf } from './form-values.ts';
import { originOfVisit } from './origin-of-visit.ts';
import { type Failure, send } from './send.ts';
import { type Sending, sameOrNew } from './sending.ts';

fetchToaster();

let lastSending: Sending | undefined;
let waiting: AbortController | undefined;

export interface Said {
  text: string;
  ofField?: boolean;
  sent?: boolean;
  /** The same to who has changed the language meanwhile. */
  inLanguage?: (language: Language) => Promise<Said>;
}

type Happened = 'missing' | 'invalid' | 'sent' | 'online' | Failure;

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
  const happened = await tried(form, language);
  const said = await saying(happened, language);
  const { thanks, failure } = await loadFormWords('newsletter', language);
  if (happened === 'sent') toastStore.add({ title: thanks.title, description: thanks.text });
  if (typeof happened === 'object') {
    toastStore.add({ title: failure.title, description: failure.text, tone: 'error' });
    if (happened.reason === 'offline') {
      const online = await saying('online', language);
      waiting = new AbortController();
      const { signal } = waiting;
      addEventListener('online', () => say(online), { once: true, signal });
    }
  }
  return said;
}

async function tried(form: HTMLFormElement, language: Language): Promise<Happened> {
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
  lastSending = sameOrNew(lastSending, content);
  const body = { ...content, filled_ms: Math.round(performance.now()) };
  const outcome = await send('/api/form-submission', JSON.stringify(body), lastSending.key);
  if (outcome.kind === 'failed') return outcome.failure;
  if (outcome.kind === 'invalid') return 'invalid';
  lastSending = undefined;
  form.reset();
  trackSentForm(content);
  return 'sent';
}

async function saying(happened: Happened, language: Language): Promise<Said> {
  const { thanks, failure, ...ofField } = await loadFormWords('newsletter', language);
  const inLanguage = (other: Language) => saying(happened, other);
  if (happened === 'sent') return { text: thanks.text, sent: true, inLanguage };
  if (happened === 'online') return { text: failure.online, inLanguage };
  if (typeof happened === 'string') return { text: ofField[happened], ofField: true, inLanguage };
  const reason = failureText(happened, failure, language);
  const text = happened.reason === 'refused' ? `${failure.text} ${reason}` : reason;
  return { text, inLanguage };
}
