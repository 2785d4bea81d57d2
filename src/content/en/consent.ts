import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent.ts';
import type { Words } from '../words.ts';

const noTool = 'No tool today. If one is added, you will be asked again.';

export default {
  title: 'No cookie, no identifier:',
  text: `${BRAND.name} counts your visit only if you say yes.`,
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
      text: 'Pages viewed, clicks, forms sent: plain totals, kept by us.',
    },
    marketing: {
      name: 'Marketing',
      text: noTool,
    },
  },
  noTool,
} as const satisfies Words<typeof fr>;
