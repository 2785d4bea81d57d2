import type fr from '../fr/privacy.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Privacy: what we do with your data',
    description:
      'Which data we collect, why, for how long, whom we share it with, and how to exercise your rights over it.',
  },
  hero: {
    title: 'Privacy',
    lead: 'What we collect, why, for how long, and how to exercise your rights.',
  },
} as const satisfies Words<typeof fr>;
