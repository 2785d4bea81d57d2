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
      return fill(words.tooMany, { seconds: String(failure.waitSeconds) });
    case 'refused':
      return fill(words.refused, { phone: BRAND.phone[language] });
  }
}
