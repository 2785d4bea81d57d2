import type fr from '../fr/fleets.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Electric fleets: pay less to charge, earn more',
    description:
      'For fleets of 20 to 500 vehicles: charging moves to the cheapest hours and the flexibility we sell comes back to you every month.',
  },
  hero: {
    title: 'Your vehicles wait. Get paid for it.',
    lead: 'Charging moves to the cheapest hours, the flexibility is sold, and every vehicle leaves on time.',
  },
} as const satisfies Words<typeof fr>;
