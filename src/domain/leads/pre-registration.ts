import * as v from 'valibot';
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
import { contact, energyCost } from './pre-registration-fields.ts';
import { guardFields, originOfVisit } from './shared-fields.ts';
import { SimulatorData } from './simulator-data.ts';

/** On the wire: the fields of crm_leads (specification section 3). */
export const PreRegistration = v.pipe(
  v.strictObject({
    ...contact,
    ...guardFields,
    ...originOfVisit,
    fleet_size: oneOf(SMALLEST_FLEETS),
    vehicle_type: oneOf(VEHICLE_TYPES),
    charging_hours: v.optional(oneOf(CHARGING_HOURS)),
    daily_distance: v.optional(oneOf(DAILY_DISTANCES_KM)),
    current_energy_cost: energyCost,
    industry: oneOf(INDUSTRIES),
    urgency: oneOf(URGENCIES),
    main_motivation: v.optional(oneOf(MOTIVATIONS)),
    source: v.optional(line(60), 'website'),
    email_consent: v.literal(true, 'required'),
    newsletter_consent: v.optional(v.boolean('invalid'), false),
    phone_consent: v.optional(v.boolean('invalid'), false),
    preferred_contact_method: v.optional(oneOf(CONTACT_METHODS), 'email'),
    browser_language: v.optional(line(35)),
    user_agent: v.optional(line(500)),
    simulator_data: v.optional(SimulatorData),
    /** Taken and ignored: the server counts for itself. */
    lead_score: v.optional(v.unknown()),
  }),
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
