import type fr from '../fr/consent.ts';
import type { Words } from '../words.ts';

export default {
  title: 'Your cookies, your choice',
  text: 'Nothing is set before you answer. Audience measurement and marketing come only if you say yes.',
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
      text: 'Enough to remember your choice. Always on.',
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
