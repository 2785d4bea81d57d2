import * as v from 'valibot';
import { email, line, oneOf, paragraphs, phone, requiredLine } from './fields.ts';
import { guardFields } from './guard-fields.ts';
import { originOfVisit } from './origin-of-visit.ts';
import { SimulatorData } from './simulator-data.ts';

export const SUBJECTS = [
  'demo',
  'pricing',
  'partnership',
  'technical',
  'support',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** French in both languages: receivers may parse it. */
const SUBJECT_LABELS: Record<Subject, string> = {
  demo: 'Demande de démonstration',
  pricing: 'Information sur les tarifs',
  partnership: 'Partenariat commercial',
  technical: 'Question technique',
  support: 'Support client',
  other: 'Autre',
};

export const CONTACT_PAGE_LEAD_SCORE = 10;
const LONGEST_MESSAGE = 5000;
const LONGEST_PREFIX = 60;

/** withSubject('pricing', 'Combien ?') // => 'Sujet: Information sur les tarifs\n\nCombien ?' */
export function withSubject(subject: Subject, message: string): string {
  return `Sujet: ${SUBJECT_LABELS[subject]}\n\n${message}`;
}

const person = {
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

const sent = {
  ...person,
  ...guardFields,
  message: v.pipe(paragraphs(LONGEST_MESSAGE + LONGEST_PREFIX), v.startsWith('Sujet: ', 'invalid')),
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
