import * as v from 'valibot';
import { ContactRequest, DemoRequest } from './contact-request-fields.ts';
import { email } from './fields.ts';
import { guardFields, originOfVisit } from './shared-fields.ts';

const NewsletterRequest = v.strictObject({
  ...guardFields,
  email,
  form_type: v.literal('newsletter', 'invalid'),
  form_data: v.strictObject({
    ...originOfVisit,
    source: v.literal('footer_newsletter', 'invalid'),
  }),
});

/** What `POST /api/form-submission` takes. */
export const FormSubmission = v.variant(
  'form_type',
  [NewsletterRequest, ContactRequest, DemoRequest],
  'not-offered',
);
export type FormSubmission = v.InferOutput<typeof FormSubmission>;
