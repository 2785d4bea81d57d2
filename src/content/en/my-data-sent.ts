import type fr from '../fr/my-data-sent.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Your link is on its way | ${f.brand.name}`,
    description:
      'If we hold data about the address you gave, a link that shows it is on its way there.',
  },
  hero: {
    title: 'Check your inbox.',
    lead: 'If we hold data about the address you gave, a link is on its way there. If we don’t, nothing is sent: there is nothing to see or erase.',
    home: 'Back to the home page',
    again: 'Give another address',
  },
  next: {
    title: 'What is left to do',
    steps: [
      {
        when: 'now',
        name: 'A message goes out',
        text: `Nothing there? Look in your spam folder. A new link is only sent ${f.dataAccess.mailGapMinutes} minutes after the last one.`,
      },
      {
        when: `for ${f.dataAccess.linkMinutes} minutes`,
        name: 'The link opens, once',
        text: 'It shows everything we hold about that address, and until when.',
      },
      {
        when: 'on that page',
        name: 'You decide',
        text: 'Download, erase, or simply read.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
