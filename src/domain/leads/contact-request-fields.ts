import * as v from 'valibot';
import { type AnsweredField, person } from './contact-fields.ts';
import { LONGEST_MESSAGE } from './field-limits.ts';
import { EVERYWHERE, type Field, nowhere, wireOf } from './field-table.ts';
import { line, oneOf, paragraphs, withPlainBreaks } from './fields.ts';
import { LANGUAGE_FIELD, originFields, SUSPICION_FIELDS } from './shared-fields.ts';
import { SimulatorData } from './simulator-data.ts';
import { SUBJECTS } from './subjects.ts';

type ContactField = Field<'form' | 'score' | 'person' | 'origin' | 'visit'>;

const LONGEST_PREFIX = 60;

/** Stored and sent as part of form_data. */
const IN_FORM_DATA = {
  column: 'a part of form_data',
  webhook: 'a part of form_data',
  export: true,
} as const;

/** What a visitor answers goes everywhere, and the privacy page names it. */
const ASKED = { ...EVERYWHERE, privacy: 'contact' } as const;

/** What a contact or demo request carries in `form_data` (specification section 3). */
export const FORM_DATA_FIELDS = {
  subject: {
    wire: oneOf(SUBJECTS),
    group: 'form',
    ...IN_FORM_DATA,
    mail: 'in the title of the notice',
    privacy: 'contact',
  },
  source: {
    wire: v.literal('contact_form', 'invalid'),
    group: 'origin',
    ...IN_FORM_DATA,
    mail: 'the title of the notice says which form it was',
    privacy: 'not: which of our forms it was',
  },
  ...originFields(IN_FORM_DATA),
  simulator_data: {
    wire: v.optional(SimulatorData),
    group: 'visit',
    ...IN_FORM_DATA,
    export: 'the linked simulation has its figures',
    mail: 'the linked simulation has its figures',
    privacy: 'simulation',
  },
  simulator_result_id: {
    wire: v.optional(v.pipe(v.string('invalid'), v.uuid('invalid'))),
    group: 'visit',
    ...IN_FORM_DATA,
    export: 'a column of its own has it, where that simulation exists',
    mail: 'a link opens it',
    privacy: 'simulation',
  },
} as const satisfies Record<string, ContactField>;

/**
 * The fields of a contact or demo request. As for leads, everything else follows from these tables: schema,
 * columns, webhook, export, sales mail, privacy page, the form without JavaScript and the API's description; a
 * field that a visitor can fill in and that is missing in both does not compile.
 */
export const CONTACT_FIELDS = {
  form_type: {
    wire: v.literal('contact', 'invalid'),
    group: 'form',
    ...EVERYWHERE,
    mail: 'in the title of the notice',
    privacy: 'not: which of our forms it was',
  },
  email: { wire: person.email, group: 'person', ...ASKED, mail: ['person', 3] },
  name: { wire: person.name, group: 'person', ...ASKED, mail: ['person', 1] },
  company: { wire: person.company, group: 'person', ...ASKED, mail: ['person', 2] },
  phone: { wire: person.phone, group: 'person', ...ASKED, mail: ['person', 4] },
  message: {
    wire: v.pipe(
      paragraphs(LONGEST_MESSAGE + LONGEST_PREFIX),
      v.startsWith('Sujet: ', 'invalid'),
      withPlainBreaks,
    ),
    group: 'person',
    ...ASKED,
    mail: 'quoted as a whole',
  },
  lead_score: {
    wire: v.pipe(
      v.number('invalid'),
      v.finite('invalid'),
      v.minValue(0, 'invalid'),
      v.maxValue(100, 'invalid'),
    ),
    group: 'score',
    ...EVERYWHERE,
    mail: 'below the person, after the language',
    privacy: 'not: the page has a section about the score',
  },
  form_data: {
    wire: v.strictObject(wireOf(FORM_DATA_FIELDS)),
    group: 'visit',
    column: true,
    webhook: true,
    export: 'each of its fields is a column',
    mail: 'its fields have their places',
    privacy: 'not: its fields have their places',
  },
  language: LANGUAGE_FIELD,
  ...SUSPICION_FIELDS,
  n8n_webhook_url: {
    wire: v.optional(line(500)),
    group: 'visit',
    ...nowhere('taken and ignored: where deliveries go is a setting of the server'),
  },
} as const satisfies Record<
  Exclude<AnsweredField, keyof typeof FORM_DATA_FIELDS>,
  ContactField & Pick<typeof ASKED, 'privacy'>
> &
  Record<string, ContactField>;

export const ContactRequest = v.strictObject(wireOf(CONTACT_FIELDS));

/** From the dialog that opens over any page. */
export const DemoRequest = v.strictObject({
  ...wireOf(CONTACT_FIELDS),
  form_type: v.literal('demo_request', 'invalid'),
  form_data: v.strictObject({
    ...wireOf(FORM_DATA_FIELDS),
    source: v.literal('contact_button', 'invalid'),
  }),
});

export type ContactRequest = v.InferOutput<typeof ContactRequest>;
export type DemoRequest = v.InferOutput<typeof DemoRequest>;
