import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent-with-tools.ts';
import type { Words } from '../words.ts';
import consent from './consent.ts';

export default {
  ...consent,
  title: 'Your cookies:',
  text: `${BRAND.name} measures its audience and identifies your company only if you say yes.`,
  categories: {
    ...consent.categories,
    analytics: {
      name: consent.categories.analytics.name,
      text: 'Pages viewed, paths taken, heat map.',
    },
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Which company is visiting, online chat.',
    },
  },
} as const satisfies Words<typeof fr>;
