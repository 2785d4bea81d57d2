import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';
import type fr from '../fr/confirmation.ts';
import type { Words } from '../words.ts';

const reply = hours(CLAIMS.replyWithin.value, 'en');

export default {
  meta: {
    title: `Message sent | ${BRAND.name}`,
    description: `Your message has arrived. Someone from the ${BRAND.name} team will answer you, and you can carry on looking round the site.`,
  },
  hero: {
    title: 'Message sent!',
    lead: `It has arrived. Someone from the team will answer you within ${reply}.`,
    home: 'Back to the home page',
    solutions: 'See the solutions',
  },
  next: {
    title: 'What happens now',
    steps: [
      {
        when: 'now',
        name: 'Message received',
        text: 'It is on record and on its way to the right person.',
      },
      {
        when: `within ${reply}`,
        name: 'A reply',
        text: 'By email, or by telephone if you gave us a number.',
      },
      {
        when: 'at a time that suits you',
        name: 'An appointment',
        text: 'If your question calls for one: your vehicles, your hours, your figures.',
      },
      {
        when: 'when you are ready',
        name: 'The start',
        text: 'Done remotely, and only if the figures have convinced you.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
