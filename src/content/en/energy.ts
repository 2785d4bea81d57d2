import type fr from '../fr/energy.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Energy suppliers: flexibility under your own name',
    description:
      'Offer smart charging and V2G to your business customers under your brand, with our engine, our markets and our people behind it.',
  },
  hero: {
    title: 'Your brand in front, our engine behind.',
    lead: 'You keep the customer, the bill and the portal. We run the charging and sell the flexibility.',
  },
} as const satisfies Words<typeof fr>;
