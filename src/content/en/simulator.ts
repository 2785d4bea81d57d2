import type fr from '../fr/simulator.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Simulator: what is your fleet’s night worth?',
    description:
      'Estimate what smart charging and V2G would earn your fleet, hour by hour, on real electricity prices. A result before any form.',
  },
  hero: {
    title: 'What is your fleet’s night worth?',
    lead: 'A few answers about your vehicles, and the same calculation as on the home page gives an estimate your finance director can check.',
  },
} as const satisfies Words<typeof fr>;
