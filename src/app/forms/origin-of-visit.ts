import { cutReferrer } from '#domain/leads/submitted-form.ts';
import { landingQuery } from '../routing/landing.ts';

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** How the visitor found us, from memory: the address they landed on, and where its link stood. */
export function originOfVisit(): Record<string, string> {
  const query = new URLSearchParams(landingQuery());
  const referrer = cutReferrer(document.referrer);
  const isOurs = referrer.startsWith(`${location.origin}/`);
  return Object.fromEntries(
    [
      ...TAGS.map((tag) => [tag, query.get(tag)?.slice(0, 200)]),
      ['referrer_url', isOurs ? '' : referrer],
    ].filter(([, value]) => value),
  );
}
