import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/how-it-works.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'How it works: a night at the depot, step by step',
    description: `Plug in, plan, leave charged: how ${BRAND.name} moves your vehicles’ charging to the best hours and sells their flexibility to the grid.`,
  },
  hero: {
    title: 'Plug in, wait, leave charged.',
    lead: `Your drivers plug in when they come back. ${BRAND.name} picks the hours. In the morning every vehicle is ready at the time you set.`,
  },
} as const satisfies Words<typeof fr>;
