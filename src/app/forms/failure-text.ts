import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
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
      return fill(words.tooMany, { wait: waitText(failure.waitSeconds, words.wait) });
    case 'refused':
      return fill(words.refused, { phone: BRAND.phone[language] });
  }
}

const MINUTE_SECONDS = 60;

/** Up to an hour for one address: nobody counts that in seconds. */
function waitText(seconds: number, words: FormWordsOf<'forms'>['failure']['wait']): string {
  return seconds <= MINUTE_SECONDS
    ? fill(words.seconds, { count: String(Math.max(seconds, 2)) })
    : fill(words.minutes, { count: String(Math.ceil(seconds / MINUTE_SECONDS)) });
}

/** Ahead of the first message, which may be that there is no connection to fetch anything by. */
export function fetchToaster(): void {
  import('#ui/toaster.tsx').catch(() => undefined);
}
