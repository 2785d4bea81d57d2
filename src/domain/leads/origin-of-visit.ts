import * as v from 'valibot';
import { line } from './fields.ts';

const tag = line(200);

/**
 * A referrer's query may hold anything, a search or a name: only where the visitor came from is kept.
 * cutReferrer('https://a.example/b?q=c#d') // => 'https://a.example/b'
 * cutReferrer('android-app://a.example') // => ''
 */
export function cutReferrer(referrer: string): string {
  const match = /^(https?:\/\/[^/?#\s]+)([^?#\s]*)/i.exec(referrer);
  return match ? `${match[1]}${match[2]}`.slice(0, 500) : '';
}

/** How the visitor found us: kept in memory by the page and sent with every form. */
export const originOfVisit = {
  utm_source: v.optional(tag),
  utm_medium: v.optional(tag),
  utm_campaign: v.optional(tag),
  referrer_url: v.optional(v.pipe(v.string('invalid'), v.transform(cutReferrer))),
};
