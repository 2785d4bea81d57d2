import * as v from 'valibot';
import { email } from './fields.ts';
import { guardFields } from './guard-fields.ts';
import { originOfVisit } from './origin-of-visit.ts';

export const NewsletterRequest = v.strictObject({
  ...guardFields,
  email,
  form_type: v.literal('newsletter', 'invalid'),
  form_data: v.strictObject({
    ...originOfVisit,
    source: v.literal('footer_newsletter', 'invalid'),
  }),
});
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;
