import { expect, test } from 'vitest';
import { dictionary } from '#build/words/dictionaries.ts';
import { ContactDialogFields, ContactPageFields } from '#domain/leads/contact-fields.ts';
import type { FormWordsOf } from '../words/use-words.ts';
import { check, corrected, problemsFrom, problemText } from './field-problems.ts';

const COMPLETE = {
  name: 'Camille Moreau',
  email: 'camille@flotte.example',
  'form_data.subject': 'demo',
  message: 'Bonjour',
};

test('what is absent is required, in the order of the form', () => {
  const checked = check(ContactPageFields, {});
  expect(checked).toEqual({
    ok: false,
    problems: { email: 'required', name: 'required', subject: 'required', message: 'required' },
  });
});

test('correcting a field changes what was said of it, and nothing else', () => {
  const shown = { name: 'required', email: 'required' } as const;
  const after = (values: Record<string, string>) =>
    Object.entries(corrected(shown, 'email', check(ContactPageFields, values)));
  expect(after({ email: 'camille@' })).toEqual([
    ['name', 'required'],
    ['email', 'email'],
  ]);
  expect(after({ email: 'camille@flotte.example' })).toEqual([['name', 'required']]);
  expect(after({ ...COMPLETE, name: '' })).toEqual([['name', 'required']]);
});

test('a field is called by its own name, whatever the wire calls it', () => {
  expect(check(ContactPageFields, COMPLETE)).toMatchObject({
    ok: true,
    fields: { subject: 'demo' },
  });
});

test('the dialog asks for no message', () => {
  const { message: _, ...rest } = COMPLETE;
  expect(check(ContactDialogFields, rest)).toMatchObject({ ok: true, fields: { message: '' } });
});

test.each([
  [{ email: 'camille@flotte' }, { email: 'email' }],
  [{ email: 'a@b.example, c@d.example' }, { email: 'email' }],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ company: 'x'.repeat(161) }, { company: { longest: 160 } }],
  [{ message: 'x'.repeat(5200) }, { message: { longest: 5000 } }],
  [{ name: 'Ca\u0007mille' }, { name: 'invalid' }],
  [{ 'form_data.subject': 'weather' }, { subject: 'not-offered' }],
])('%j has the problem %j and no other', (answers, problems) => {
  expect(check(ContactPageFields, { ...COMPLETE, ...answers })).toEqual({ ok: false, problems });
});

test('what the server refuses is shown at the same fields', () => {
  expect(problemsFrom([{ name: 'form_data.subject', problem: 'not-offered' }])).toEqual({
    subject: 'not-offered',
  });
});

test('every problem has its own sentence, and names the field without its star', async () => {
  const { problems } = (await dictionary('forms', 'fr')) as FormWordsOf<'forms'>;
  const field = { label: 'Nom complet *', missing: 'Indiquez votre nom' };
  const kinds = ['required', 'email', 'phone', 'too-long', 'not-offered', 'invalid'] as const;
  const texts = kinds.map((kind) => problemText(kind, field, problems, 'fr'));
  expect(new Set(texts).size).toBe(kinds.length);
  expect(texts[0]).toBe('Indiquez votre nom');
  expect(texts.slice(3).every((text) => text.endsWith('Nom complet'))).toBe(true);
});

test.each([
  ['fr', 'Raccourcissez ce texte à 5\u202f000 caractères au plus\u00a0: Message'],
  ['en', 'Shorten this text to 5,000 characters at most: Message'],
] as const)(
  'the error of a text that is too long gives the limit, in %s',
  async (language, text) => {
    const { problems } = (await dictionary('forms', language)) as FormWordsOf<'forms'>;
    const field = { label: 'Message *', missing: '' };
    expect(problemText({ longest: 5000 }, field, problems, language)).toBe(text);
  },
);
