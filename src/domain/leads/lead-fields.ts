import * as v from 'valibot';
import { EVERYWHERE, type Field, nowhere, wireOf } from './field-table.ts';
import { line, oneOf } from './fields.ts';
import {
  CHARGING_HOURS,
  CONTACT_METHODS,
  DAILY_DISTANCES_KM,
  INDUSTRIES,
  MOTIVATIONS,
  SMALLEST_FLEETS,
  URGENCIES,
  VEHICLE_TYPES,
} from './options.ts';
import { type AnsweredField, contact, energyCost } from './pre-registration-steps.ts';
import { LANGUAGE_FIELD, originFields, SUSPICION_FIELDS } from './shared-fields.ts';
import { SimulatorData } from './simulator-data.ts';

type LeadField = Field<'person' | 'fleet' | 'origin' | 'consent' | 'visit'>;

/** What a visitor answers goes everywhere, and the privacy page names it. */
const ASKED = { ...EVERYWHERE, privacy: 'registration' } as const;

/**
 * The fields of a lead (specification section 3), by their names on the wire and in the database. Schema,
 * columns, webhook, export, sales mail, privacy page, the form without JavaScript and the API's description
 * follow from this table; a field that a visitor can fill in and that is missing here does not compile.
 */
export const LEAD_FIELDS = {
  email: { wire: contact.email, group: 'person', ...ASKED, mail: ['person', 2] },
  first_name: {
    wire: contact.first_name,
    group: 'person',
    ...ASKED,
    mail: 'written as one name with the last',
  },
  last_name: {
    wire: contact.last_name,
    group: 'person',
    ...ASKED,
    mail: 'written as one name with the first',
  },
  company: { wire: contact.company, group: 'person', ...ASKED, mail: ['person', 1] },
  phone: { wire: contact.phone, group: 'person', ...ASKED, mail: ['person', 3] },
  fleet_size: {
    wire: oneOf(SMALLEST_FLEETS),
    withoutScript: 'leading-number',
    group: 'fleet',
    ...ASKED,
    mail: ['fleet', 1],
  },
  vehicle_type: { wire: oneOf(VEHICLE_TYPES), group: 'fleet', ...ASKED, mail: ['fleet', 2] },
  charging_hours: {
    wire: v.optional(oneOf(CHARGING_HOURS)),
    group: 'fleet',
    ...ASKED,
    mail: ['fleet', 3],
  },
  daily_distance: {
    wire: v.optional(oneOf(DAILY_DISTANCES_KM)),
    withoutScript: 'leading-number',
    group: 'fleet',
    ...ASKED,
    mail: ['fleet', 4],
  },
  current_energy_cost: {
    wire: energyCost,
    group: 'fleet',
    ...ASKED,
    mail: ['fleet', 8],
  },
  industry: { wire: oneOf(INDUSTRIES), group: 'fleet', ...ASKED, mail: ['fleet', 5] },
  urgency: { wire: oneOf(URGENCIES), group: 'fleet', ...ASKED, mail: ['fleet', 6] },
  main_motivation: {
    wire: v.optional(oneOf(MOTIVATIONS)),
    group: 'fleet',
    ...ASKED,
    mail: ['fleet', 7],
  },
  source: {
    wire: v.optional(line(60), 'website'),
    group: 'origin',
    ...EVERYWHERE,
    mail: 'the same for every form of the site',
    privacy: 'not: which of our forms it was',
  },
  ...originFields(EVERYWHERE),
  email_consent: {
    wire: v.literal(true, 'required'),
    withoutScript: 'checkbox',
    group: 'consent',
    ...ASKED,
    mail: 'nobody registers without it',
  },
  newsletter_consent: {
    wire: v.optional(v.boolean('invalid'), false),
    withoutScript: 'checkbox',
    group: 'consent',
    ...ASKED,
    mail: ['person', 5],
  },
  phone_consent: {
    wire: v.optional(v.boolean('invalid'), false),
    withoutScript: 'checkbox',
    group: 'consent',
    ...ASKED,
    mail: ['person', 4],
  },
  preferred_contact_method: {
    wire: v.optional(oneOf(CONTACT_METHODS), 'email'),
    group: 'person',
    ...ASKED,
    mail: ['person', 6],
  },
  browser_language: {
    wire: v.optional(line(35)),
    group: 'visit',
    column: true,
    webhook: true,
    export: 'the language of the page says more',
    mail: 'the language of the page says more',
    privacy: 'browser',
  },
  language: LANGUAGE_FIELD,
  user_agent: {
    wire: v.optional(line(500)),
    group: 'visit',
    column: true,
    webhook: 'only for finding abuse',
    export: 'only for finding abuse',
    mail: 'only for finding abuse',
    privacy: 'browser',
  },
  ...SUSPICION_FIELDS,
  simulator_data: {
    wire: v.optional(SimulatorData),
    group: 'fleet',
    column: 'stored with the registration it came with',
    webhook: 'sent beside the linked simulation',
    export: 'the linked simulation has its figures',
    mail: 'the linked simulation has its figures',
    privacy: 'simulation',
  },
  lead_score: {
    wire: v.optional(v.unknown()),
    group: 'visit',
    ...nowhere('taken and ignored: the server counts for itself'),
  },
} as const satisfies Record<AnsweredField, LeadField & Pick<typeof ASKED, 'privacy'>> &
  Record<string, LeadField>;

/** What `POST /api/leads` takes. */
export const PreRegistration = v.pipe(
  v.strictObject(wireOf(LEAD_FIELDS)),
  v.transform(({ lead_score: _ignored, ...registration }) => ({
    ...registration,
    phone_consent: registration.phone !== undefined && registration.phone_consent,
  })),
);
export type PreRegistration = v.InferOutput<typeof PreRegistration>;

/** What `PATCH /api/leads/{id}/simulator` takes. */
export const SimulatorLink = v.strictObject({
  simulator_completed: v.literal(true, 'invalid'),
  simulator_result_id: v.pipe(v.string('required'), v.uuid('invalid')),
});
export type SimulatorLink = v.InferOutput<typeof SimulatorLink>;
