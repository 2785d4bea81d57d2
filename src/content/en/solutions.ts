import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/solutions.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Solutions: fleets, aggregators, energy suppliers',
    description: `Three ways to work with ${BRAND.name}: make a fleet earn, call on batteries through an API, or sell flexibility under your own brand.`,
  },
  hero: {
    title: 'One source of flexibility, three ways to earn from it.',
    lead: 'Whether you have the vehicles, the markets or the customers, a depot that can wait is worth something to you.',
  },
} as const satisfies Words<typeof fr>;
