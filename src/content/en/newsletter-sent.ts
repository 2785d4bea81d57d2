import type fr from '../fr/newsletter-sent.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Check your inbox | ${f.brand.name}`,
    description:
      'Your request to join the newsletter has arrived. A message to confirm it is waiting for you: one click is enough.',
  },
  hero: {
    title: 'Check your inbox.',
    lead: `One click in the message we have just sent you puts you on the list, ${f.claims.newsletterPerMonth}. Without that click your address is erased.`,
    home: 'Back to the home page',
    blog: 'Read the blog',
  },
  next: {
    title: 'What is left to do',
    steps: [
      {
        when: 'now',
        name: 'A message is on its way',
        text: 'Nothing there after a few minutes? Check your junk folder.',
      },
      {
        when: 'in that message',
        name: 'One click confirms',
        text: 'Without it nothing else is sent, and your address is deleted.',
      },
      {
        when: f.claims.newsletterPerMonth,
        name: 'The newsletter',
        text: 'Prices, rules, notes from the field, and one click to leave.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
