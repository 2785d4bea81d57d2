import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { fill } from '../fill.ts';
import type { FormWordsOf } from '../words-of.ts';
import type { Failure } from './send.ts';

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
