import type fr from '../fr/confirmation.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Message sent | ${f.brand.name}`,
    description: `Your message is on record. The ${f.brand.name} team will answer by email, or by telephone if you gave a number.`,
  },
  hero: {
    title: 'Message sent!',
    lead: `We have it. We reply ${f.claims.replyWithin}, to the address you gave. There is nothing else to do.`,
    home: 'Back to the home page',
    solutions: 'See the solutions',
  },
  next: {
    title: 'What happens now',
    steps: [
      {
        when: 'now',
        name: 'Message received',
        text: 'It is with our team.',
      },
      {
        when: f.claims.replyWithin,
        name: 'A reply',
        text: 'By email, or by telephone if you gave us a number.',
      },
      {
        when: 'at a time that suits you',
        name: 'An appointment',
        text: 'If your question calls for one: your vehicles, your hours, your figures.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
