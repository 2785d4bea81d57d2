import type fr from '../fr/aggregators.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Aggregators: fleet batteries through one API',
    description:
      'Charging capacity that is measured, predictable and controlled by API: the batteries of professional fleets in your portfolio.',
  },
  hero: {
    title: 'Batteries that answer when you call.',
    lead: 'One API, whole depots, plug-in hours known in advance: flexibility you can commit to a market.',
  },
} as const satisfies Words<typeof fr>;
