import * as v from 'valibot';
import { LONGEST_MESSAGE } from './field-limits.ts';
import { email, line, oneOf, paragraphs, phone, requiredLine } from './fields.ts';
import { SUBJECTS } from './subjects.ts';

export const person = {
  email,
  name: requiredLine(120),
  company: v.optional(line(160)),
  phone: v.optional(phone),
};

/** What a visitor types on the contact page. */
export const ContactPageFields = v.object({
  ...person,
  subject: oneOf(SUBJECTS),
  message: v.pipe(paragraphs(LONGEST_MESSAGE), v.nonEmpty('required')),
});

/** What a visitor types in the dialog, where the message may be left out. */
export const ContactDialogFields = v.object({
  ...person,
  subject: oneOf(SUBJECTS),
  message: v.optional(paragraphs(LONGEST_MESSAGE), ''),
});

/** A field that a visitor can fill in. */
export type AnsweredField = keyof typeof ContactPageFields.entries;
