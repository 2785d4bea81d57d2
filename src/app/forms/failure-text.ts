import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Failure } from '../api-client/send.ts';
import type { FormWordsOf } from '../words/use-words.ts';

/** Why it failed, and what the visitor can do about it. */
export function failureText(
  failure: Failure,
  words: FormWordsOf<'forms'>['failure'],
  language: Language,
): string {
  switch (failure.reason) {
    case 'offline':
      return words.offline;
    case 'no-answer':
      return words.noAnswer;
    case 'too-many':
      return fill(words.tooMany, {
        wait: waitText(failure.waitSeconds, words.wait),
        phone: BRAND.phone[language],
        email: BRAND.email.contact,
      });
    case 'refused':
      return fill(words.refused, { phone: BRAND.phone[language] });
  }
}

/**
 * The specification's words for a form that failed. Who has sent too many reads how long to wait instead: 'try
 * again' would only fail once more.
 */
export function showFailure(
  failure: Failure,
  failed: { title: string; text: string },
  words: FormWordsOf<'forms'>['failure'],
  language: Language,
): void {
  const description =
    failure.reason === 'too-many' ? failureText(failure, words, language) : failed.text;
  toastStore.add({ title: failed.title, description, tone: 'error' });
}

const MINUTE_SECONDS = 60;

/** In seconds up to a minute, then in minutes: the limit for one address can last an hour. */
function waitText(seconds: number, words: FormWordsOf<'forms'>['failure']['wait']): string {
  return seconds <= MINUTE_SECONDS
    ? fill(words.seconds, { count: String(Math.max(seconds, 2)) })
    : fill(words.minutes, { count: String(Math.ceil(seconds / MINUTE_SECONDS)) });
}

/** Ahead of the first message, which may be that there is no connection to fetch anything by. */
export function fetchToaster(): void {
  import('#ui/toaster.tsx').catch(() => undefined);
}
