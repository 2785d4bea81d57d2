import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/newsletter-sent.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Check your inbox | ${BRAND.name}`,
    description:
      'Your request to join the newsletter has arrived. A message to confirm it is waiting for you: one click is enough.',
  },
  hero: {
    title: 'Check your inbox.',
    lead: 'We have just written to you. Open the message and click its button, and you are on the list. Nothing there? Check your junk folder.',
    home: 'Back to the home page',
    blog: 'Read the blog',
  },
} as const satisfies Words<typeof fr>;
