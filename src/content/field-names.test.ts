import { expect, test } from 'vitest';
import { contactLabels, type FieldNames, labelsIn, namesIn } from './field-names.ts';
import names from './fr/field-names.ts';

test('a field has one name, and in a form a wording of its own where it needs one', () => {
  expect(namesIn(names)).toMatchObject({ email: 'E\u2011mail', company: 'Entreprise' });
  expect(labelsIn(names, ['company', 'email'])).toEqual({
    company: 'Entreprise',
    email: 'Email professionnel',
  });
});

test('the contact form marks what must be given', () => {
  expect(contactLabels(names)).toMatchObject({ name: 'Nom complet *', phone: 'Téléphone' });
});

test('a field without its words does not compile', () => {
  const { company: _, ...rest } = names;
  // @ts-expect-error: 'company' would be shown as nothing.
  expect(rest satisfies FieldNames).toBeDefined();
});
