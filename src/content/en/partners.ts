import type fr from '../fr/partners.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Partner programme: grow with electric fleets',
    description:
      'Banks, lessors, manufacturers, dealers, installers: revenue that comes back every year around the electric fleets you serve.',
  },
  hero: {
    title: 'Three trades, one curve.',
    lead: 'You finance, sell or equip electric fleets. Their flexibility can become part of what you earn.',
  },
} as const satisfies Words<typeof fr>;
