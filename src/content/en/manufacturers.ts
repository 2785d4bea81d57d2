import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/manufacturers.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Manufacturers: sell the vehicle and what it earns',
    description: `Native V2G integration, connected services, engineering support: what ${BRAND.name} adds to the vehicles you build or sell.`,
  },
  hero: {
    title: 'The vehicle is sold. Now it starts to earn.',
    lead: `Built into your connected services, ${BRAND.name} lets every vehicle you deliver earn for its buyer.`,
  },
} as const satisfies Words<typeof fr>;
