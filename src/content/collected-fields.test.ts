import { expect, test } from 'vitest';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import type { Field } from '#domain/leads/field-table.ts';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { fieldNames } from '#server/words/words.ts';
import type { FormField } from './field-names.ts';
import { loadProse } from './load-prose.ts';
import { textOf, titledTexts } from './prose.ts';

const FIELDS = [LEAD_FIELDS, CONTACT_FIELDS, FORM_DATA_FIELDS].flatMap(
  (table) => Object.entries(table) as [FormField, Field][],
);

test.each(LANGUAGES)(
  'in %s, the privacy page names everything that a form collects',
  async (language) => {
    const sections = titledTexts(await loadProse('privacy', language), 'Section');
    const { body = [] } = sections.find(({ id }) => id === 'donnees') ?? {};
    const text = textOf(body).toLowerCase();
    const named = FIELDS.filter(([, { privacy }]) => !privacy.startsWith('not: '));
    expect(named.length).toBeGreaterThan(25);
    for (const [field] of named) {
      expect(text).toContain(fieldNames(language)[field].toLowerCase());
    }
  },
);

test('what is stored in a column of its own is named there, but for what the form says of itself', () => {
  const unnamed = FIELDS.filter(
    ([, { column, privacy }]) => column === true && privacy.startsWith('not: '),
  );
  expect(unnamed.map(([name]) => name)).toEqual(['source', 'form_type', 'lead_score', 'form_data']);
});

test('a subscription collects nothing that the other forms do not', () => {
  const [newsletter] = FormSubmission.options;
  const { form_data, ...own } = newsletter.entries;
  const known = FIELDS.map(([name]) => name);
  expect(known).toEqual(expect.arrayContaining(Object.keys({ ...own, ...form_data.entries })));
});
