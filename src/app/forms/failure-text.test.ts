import { expect, test } from 'vitest';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { toasts } from '#ui/toast-store.ts';
import { failureText, showFailure } from './failure-text.ts';

const { failure: words } = await loadFormWords('forms', 'en');

test.each([
  [0, '2 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [2400, '40 minutes'],
])('a wait of %i seconds reads %s', (waitSeconds, written) => {
  const text = failureText({ reason: 'too-many', waitSeconds }, words, 'en');
  expect(text.replace(/\s/g, ' ')).toContain(`in ${written},`);
});

test.each(LANGUAGES)(
  'who has sent too many reads the wait and how else to reach us in the toast too, in %s',
  async (language) => {
    const { failure } = await loadFormWords('forms', language);
    const { form } = await loadWords('pre-registration', language);
    for (const failed of [failure, form.outcomes.failed]) {
      showFailure({ reason: 'too-many', waitSeconds: 3540 }, failed, failure, language);
      const shown = toasts.get()[0]?.description ?? '';
      expect(shown).toMatch(/59\sminutes/);
      expect(shown).toContain(BRAND.phone[language]);
      expect(shown).toContain(BRAND.email.contact);
      expect(shown).not.toContain(failed.text);
      showFailure({ reason: 'no-answer' }, failed, failure, language);
      expect(toasts.get()).toMatchObject([{ title: failed.title, description: failed.text }]);
    }
  },
);
