import * as v from 'valibot';
import { ContactRequest, DemoRequest } from './contact.ts';
import { NewsletterRequest } from './newsletter.ts';

/** What `POST /api/form-submission` takes. */
export const FormSubmission = v.variant(
  'form_type',
  [NewsletterRequest, ContactRequest, DemoRequest],
  'not-offered',
);
export type FormSubmission = v.InferOutput<typeof FormSubmission>;
