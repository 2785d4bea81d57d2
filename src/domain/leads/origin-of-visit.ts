import * as v from 'valibot';
import { cutReferrer } from './cut-referrer.ts';
import { line } from './fields.ts';

const tag = line(200);

/** How the visitor found us: kept in memory by the page and sent with every form. */
export const originOfVisit = {
  utm_source: v.optional(tag),
  utm_medium: v.optional(tag),
  utm_campaign: v.optional(tag),
  referrer_url: v.optional(v.pipe(v.string('invalid'), v.transform(cutReferrer))),
};

/** What holds for a pre-registration whose address said nothing (specification section 3). */
const DEFAULT_ORIGIN = { utm_source: 'website', utm_medium: 'organic' };

/** Without what was left empty: 'utm_source=' in an address is no source, the default then holds. */
export function withDefaultOrigin(answers: object): Record<string, unknown> {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  return { ...DEFAULT_ORIGIN, ...Object.fromEntries(given) };
}
