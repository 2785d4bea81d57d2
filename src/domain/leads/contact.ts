import * as v from 'valibot';
import { person } from './contact-fields.ts';
import { LONGEST_MESSAGE } from './field-limits.ts';
import { line, oneOf, paragraphs, withPlainBreaks } from './fields.ts';
import { guardFields, originOfVisit } from './shared-fields.ts';
import { SimulatorData } from './simulator-data.ts';
import { SUBJECTS } from './subjects.ts';

const LONGEST_PREFIX = 60;

const sent = {
  ...person,
  ...guardFields,
  message: v.pipe(
    paragraphs(LONGEST_MESSAGE + LONGEST_PREFIX),
    v.startsWith('Sujet: ', 'invalid'),
    withPlainBreaks,
  ),
  lead_score: v.pipe(
    v.number('invalid'),
    v.finite('invalid'),
    v.minValue(0, 'invalid'),
    v.maxValue(100, 'invalid'),
  ),
  /** Where deliveries go is the server's business; the name is taken only if it is one of them. */
  n8n_webhook_url: v.optional(line(500)),
};

const formData = {
  ...originOfVisit,
  subject: oneOf(SUBJECTS),
  simulator_data: v.optional(SimulatorData),
  simulator_result_id: v.optional(v.pipe(v.string('invalid'), v.uuid('invalid'))),
};

/** On the wire (specification section 3). */
export const ContactRequest = v.strictObject({
  ...sent,
  form_type: v.literal('contact', 'invalid'),
  form_data: v.strictObject({ ...formData, source: v.literal('contact_form', 'invalid') }),
});

export const DemoRequest = v.strictObject({
  ...sent,
  form_type: v.literal('demo_request', 'invalid'),
  form_data: v.strictObject({ ...formData, source: v.literal('contact_button', 'invalid') }),
});

export type ContactRequest = v.InferOutput<typeof ContactRequest>;
export type DemoRequest = v.InferOutput<typeof DemoRequest>;
