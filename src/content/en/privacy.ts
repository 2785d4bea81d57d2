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
    lead: 'No data sold or rented. What we collect, why, on what basis of the GDPR and for how long; you can see, download and erase your data yourself.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  trackers: {
    uses: {
      audience: {
        name: 'Measuring the site’s audience',
        text: 'Your consent (point a).',
      },
      heatmap: {
        name: 'Seeing where people click and how far they read',
        text: 'Your consent (point a).',
      },
      identification: {
        name: 'Recognising the company that visits the site, in order to offer it a conversation',
        text: 'Your consent (point a).',
      },
      chat: {
        name: 'Chatting with you online',
        text: 'Your consent to opening the tool (point a), then our legitimate interest in answering those who write to us (point f).',
      },
    },
    only: 'Only if you have agreed to it:',
    recipient: '{purpose}: {company}, {country}.',
    purposes: {
      audience: 'Audience measurement',
      heatmap: 'Heat map',
      identification: 'Recognising the visiting company',
      chat: 'Online chat',
    },
    complete: 'This list is complete.',
    noTransfer:
      'No data is transferred outside the European Economic Area. Should that change, this page will say so beforehand, with the safeguard chosen.',
    transfer:
      'Outside the European Economic Area, data is transferred only to {names}, with your consent, and under an adequacy decision of the European Commission (Article 45 of the GDPR) or, where there is none, its standard contractual clauses (Article 46).',
  },
} as const satisfies Words<typeof fr>;
