import * as v from 'valibot';
import { LANGUAGES } from '../site/language.ts';
import { EVERYWHERE, type Field, type FieldTable, nowhere } from './field-table.ts';
import { line, oneOf } from './fields.ts';
import { cutReferrer } from './submitted-form.ts';

/**
 * Sent with every form. `website` is a field no person sees: who fills it is a program. `filled_ms`
 * is how long the filling took; a form sent without JavaScript cannot say.
 */
export const guardFields = {
  language: v.optional(oneOf(LANGUAGES), 'fr'),
  website: v.optional(v.pipe(v.string('invalid'), v.maxLength(500, 'too-long'))),
  filled_ms: v.optional(v.pipe(v.number('invalid'), v.finite('invalid'), v.minValue(0, 'invalid'))),
};

const FOR_SUSPICION = nowhere('distinguishes programs from people, and is not stored');

/** The rows of both in a table of fields. */
export const SUSPICION_FIELDS = {
  website: { wire: guardFields.website, group: 'visit', ...FOR_SUSPICION },
  filled_ms: { wire: guardFields.filled_ms, group: 'visit', ...FOR_SUSPICION },
} as const satisfies FieldTable;

export const LANGUAGE_FIELD = {
  wire: guardFields.language,
  group: 'visit',
  ...EVERYWHERE,
  mail: 'the notice is written in it, and says so',
  privacy: 'browser',
} as const satisfies Field;

const SHORTEST_FILLING_MS = 2000;

export type Suspicion = 'honeypot' | 'too-fast';

/** The person reads the same either way: a wrong suspicion must not lose a lead. */
export function suspicionOf(sent: {
  website?: string | undefined;
  filled_ms?: number | undefined;
}): Suspicion | null {
  if (sent.website) return 'honeypot';
  if (sent.filled_ms !== undefined && sent.filled_ms < SHORTEST_FILLING_MS) return 'too-fast';
  return null;
}

const tag = line(200);

/** How the visitor found us: the page has it in memory alone and sends it with every form. */
export const originOfVisit = {
  utm_source: v.optional(tag),
  utm_medium: v.optional(tag),
  utm_campaign: v.optional(tag),
  referrer_url: v.optional(v.pipe(v.string('invalid'), v.transform(cutReferrer))),
};

/** Their rows in a table of fields. */
export function originFields<const Places extends Pick<Field, 'column' | 'webhook' | 'export'>>(
  places: Places,
) {
  const { utm_source, utm_medium, utm_campaign, referrer_url } = originOfVisit;
  const privacy = 'origin';
  return {
    utm_source: { wire: utm_source, group: 'origin', ...places, mail: ['origin', 1], privacy },
    utm_medium: { wire: utm_medium, group: 'origin', ...places, mail: ['origin', 2], privacy },
    utm_campaign: { wire: utm_campaign, group: 'origin', ...places, mail: ['origin', 3], privacy },
    referrer_url: { wire: referrer_url, group: 'origin', ...places, mail: ['origin', 4], privacy },
  } as const;
}

/** What holds for a pre-registration whose address said nothing (specification section 3). */
const DEFAULT_ORIGIN = { utm_source: 'website', utm_medium: 'organic' };

/** Without what was left empty: 'utm_source=' in an address is no source, the default then holds. */
export function withDefaultOrigin(answers: object): Record<string, unknown> {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  return { ...DEFAULT_ORIGIN, ...Object.fromEntries(given) };
}

/**
 * Which wording a person had before them when they agreed: stored with every submission. A change to the
 * notice or to a consent's sentence, in either language, is a new version here.
 */
export const CONSENT_TEXT_VERSIONS = {
  pre_registration: '2026-11-16',
  contact: '2026-11-15',
  newsletter: '2026-11-16',
} as const;
