import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/consent.ts';
import type { Words } from '../words.ts';

export default {
  title: 'Your cookies:',
  text: `${BRAND.name} measures its audience and identifies your company only if you say yes.`,
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
      text: 'Pages viewed, paths taken, heat map.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Which company is visiting, online chat.',
    },
  },
} as const satisfies Words<typeof fr>;
