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
