import type fr from '../fr/newsletter-unsubscribe.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import forms from './forms.ts';
import failure from './link-failure.ts';

export default {
  shared: { ...forms, failure },
  meta: {
    title: `Unsubscribe from the newsletter | ${f.brand.name}`,
    description:
      'Stop receiving the flexibility newsletter: one click, no account and no password, and it takes effect at once.',
  },
  hero: {
    title: 'No more newsletters?',
    lead: 'One click is enough, with no account and no password. It takes effect at once.',
    press: 'Unsubscribe me',
  },
  done: {
    title: 'You are off the list.',
    lead: 'You will not receive the newsletter any more. Should you change your mind, the form is at the foot of every page.',
  },
  gone: {
    title: 'This link no longer works.',
    lead: 'No subscription belongs to it. If you still receive the newsletter, write to us and we will take you off the list.',
  },
  missing: {
    title: 'Open this page from our newsletter.',
    lead: 'The link to unsubscribe carries a code, and this address has none. Use the whole link from one of our newsletters, or write to us.',
  },
  home: 'Back to the home page',
  contact: 'Write to us',
} as const satisfies Words<typeof fr>;
