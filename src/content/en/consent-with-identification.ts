import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent-with-identification.ts';
import type { Words } from '../words.ts';
import consent from './consent-with-tools.ts';

export default {
  ...consent,
  text: `${BRAND.name} measures its audience and identifies your company only if you say yes.`,
  categories: {
    ...consent.categories,
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Which company is visiting, online chat.',
    },
  },
} as const satisfies Words<typeof fr>;
