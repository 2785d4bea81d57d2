import type fr from '../fr/faq.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'FAQ: straight questions about smart charging',
    description:
      'Morning departures, batteries, contract, revenue: the questions fleet managers ask before they sign, with short answers.',
  },
  hero: {
    title: 'Straight questions, short answers.',
    lead: 'What fleet managers ask before they sign: the morning departure, battery wear, the contract, the money.',
  },
} as const satisfies Words<typeof fr>;
