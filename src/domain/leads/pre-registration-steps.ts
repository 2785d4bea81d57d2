import * as v from 'valibot';
import { email, line, oneOf, phone } from './fields.ts';
import {
  CHARGING_HOURS,
  DAILY_DISTANCES_KM,
  FLEET_SIZES,
  INDUSTRIES,
  MOTIVATIONS,
  URGENCIES,
  VEHICLE_TYPES,
} from './options.ts';

export const contact = {
  email,
  first_name: v.optional(line(80)),
  last_name: v.optional(line(80)),
  company: v.optional(line(160)),
  phone: v.optional(phone),
};

export const energyCost = v.optional(line(60));

/** What a visitor types, step by step (specification section 5). */
export const ContactAndFleetFields = v.object({
  ...contact,
  fleet_size: oneOf(FLEET_SIZES),
  vehicle_type: oneOf(VEHICLE_TYPES),
  charging_hours: v.optional(oneOf(CHARGING_HOURS)),
  daily_distance: v.optional(oneOf(DAILY_DISTANCES_KM)),
});

export const BusinessFields = v.object({
  industry: oneOf(INDUSTRIES),
  urgency: oneOf(URGENCIES),
  main_motivation: v.optional(oneOf(MOTIVATIONS)),
  current_energy_cost: energyCost,
});

export const ConsentFields = v.object({
  email_consent: v.literal(true, 'required'),
  newsletter_consent: v.boolean('invalid'),
  phone_consent: v.boolean('invalid'),
});

/** A field that a visitor can fill in. */
export type AnsweredField =
  | keyof typeof ContactAndFleetFields.entries
  | keyof typeof BusinessFields.entries
  | keyof typeof ConsentFields.entries;

/** All of them, in the order asked. */
export const ANSWERED_FIELDS = Object.keys({
  ...ContactAndFleetFields.entries,
  ...BusinessFields.entries,
  ...ConsentFields.entries,
}) as AnsweredField[];
