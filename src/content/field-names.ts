import { ContactPageFields } from '#domain/leads/contact-fields.ts';
import type { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import type { SituationField } from '#domain/leads/gain-fields.ts';
import type { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';

/** A field that a form brings, by its name on the wire. */
export type FormField =
  | keyof typeof LEAD_FIELDS
  | keyof typeof CONTACT_FIELDS
  | keyof typeof FORM_DATA_FIELDS
  | SituationField;

/**
 * What each field is called wherever people read of it: form, mails, 'my data', privacy page, description of the API.
 * A form that asks for it in other words has a label of its own. A field that is missing here does not compile.
 */
export type FieldNames = Readonly<Record<FormField, string | { name: string; label: string }>>;

export const namesIn = (names: FieldNames): Record<FormField, string> =>
  mapped(names, Object.keys(names) as FormField[], 'name');

/** What a form calls the fields that it asks for, in their order. */
export const labelsIn = <Name extends FormField>(
  names: FieldNames,
  asked: readonly Name[],
): Record<Name, string> => mapped(names, asked, 'label');

function mapped<Name extends FormField>(
  names: FieldNames,
  fields: readonly Name[],
  as: 'name' | 'label',
): Record<Name, string> {
  const wordings = fields.map((field) => {
    const wording = names[field];
    return [field, typeof wording === 'string' ? wording : wording[as]];
  });
  return Object.fromEntries(wordings) as Record<Name, string>;
}

/** Those of the contact form, with an asterisk where an answer is needed. */
export function contactLabels(names: FieldNames) {
  const { entries } = ContactPageFields;
  const asked = Object.keys(entries) as (keyof typeof entries)[];
  const labels = labelsIn(names, asked);
  for (const field of asked) if (entries[field].type !== 'optional') labels[field] += ' *';
  return labels;
}
