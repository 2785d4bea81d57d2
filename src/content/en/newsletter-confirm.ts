import type fr from '../fr/newsletter-confirm.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import forms from './forms.ts';
import failure from './link-failure.ts';

export default {
  shared: { ...forms, failure },
  meta: {
    title: `Confirm my newsletter subscription | ${f.brand.name}`,
    description:
      'The last step before you receive the flexibility newsletter: confirm that this address is really yours.',
  },
  hero: {
    title: 'Confirm your address',
    lead: `The flexibility newsletter: prices, rules, notes from the field; ${f.claims.newsletterPerMonth}, and one click to leave.`,
    press: 'Confirm my subscription',
  },
  done: {
    title: 'Confirmed.',
    lead: 'You will receive the next newsletter. Each one has an unsubscribe link.',
  },
  already: {
    title: 'You are on the list already.',
    lead: 'Your address is confirmed: this link has done its work, and there is nothing left to do. Each newsletter has an unsubscribe link.',
  },
  gone: {
    title: 'This link no longer works.',
    lead: 'It has been used already, or it is more than two days old. If you are not on the list yet, give your address again at the foot of this page and a new link will be sent.',
  },
  missing: {
    title: 'Open this page from our message.',
    lead: 'The link we sent you carries a code, and this address has none. Use the whole link, or give your address again at the foot of this page.',
  },
  home: 'Back to the home page',
  blog: 'Read the blog',
} as const satisfies Words<typeof fr>;
