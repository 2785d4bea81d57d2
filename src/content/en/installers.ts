import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/installers.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Installers: chargers that pay for themselves',
    description: `Optimised charging, simple commissioning, predictive maintenance: what ${BRAND.name} changes for the people who fit the chargers.`,
  },
  hero: {
    title: 'Fit the charger. It keeps on working.',
    lead: 'A controlled charger earns for your customer long after the job is done, and keeps you in the picture.',
  },
} as const satisfies Words<typeof fr>;
