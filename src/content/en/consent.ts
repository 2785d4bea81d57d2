import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent.ts';
import type { Words } from '../words.ts';

export default {
  title: 'Your cookies:',
  text: `${BRAND.name} counts your visit only if you say yes: no cookie, no identifier.`,
  change: 'Change your mind: ‘Manage cookies’.',
  list: 'Full list',
  acceptAll: 'Accept all',
  essentialOnly: 'Essential only',
  customize: 'Customize',
  save: 'Save my choices',
  close: 'Close',
  saved: 'Your choice has been saved.',
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Your choice, what you are filling in. Always on.',
    },
    analytics: {
      name: 'Audience measurement',
      text: 'Pages viewed, steps taken, speed: daily totals, kept by us.',
    },
    marketing: {
      name: 'Marketing',
      text: 'No tool today.',
    },
  },
} as const satisfies Words<typeof fr>;
