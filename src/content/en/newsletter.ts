import type fr from '../fr/newsletter.ts';
import type { Words } from '../words.ts';
import failure from './form-failure.ts';

export default {
  thanks: {
    title: 'Thank you for subscribing!',
    text: 'Check your inbox: one click confirms it.',
  },
  missing: 'Enter your email address',
  invalid: 'Enter a complete address, such as name@example.com',
  failure,
} as const satisfies Words<typeof fr>;
