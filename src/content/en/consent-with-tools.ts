import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent-with-tools.ts';
import type { Words } from '../words.ts';
import consent from './consent.ts';

export default {
  ...consent,
  title: 'Your cookies:',
  text: `${BRAND.name} measures its audience only if you say yes.`,
  categories: {
    ...consent.categories,
    analytics: {
      name: consent.categories.analytics.name,
      text: 'Pages viewed, clicks, paths taken.',
    },
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Online chat.',
    },
  },
} as const satisfies Words<typeof fr>;
