import type fr from '../fr/my-data.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: 'My data: see it, download it, erase it',
    description:
      'Have a link sent to your address that opens everything we hold about you: see it, download it or erase it yourself.',
  },
  hero: {
    title: 'Your data: see it, download it, erase it.',
    lead: 'Type the email address you gave us. We send it a link to everything we hold about it, with how long we keep it.',
  },
  form: {
    title: 'Get my link',
    email: 'Your email address',
    send: 'Get my link',
    notice: `${f.brand.legal.company} and its mail provider use this address only to send you the link. If we hold nothing about it, it is erased at once; otherwise your request is kept for ${f.retention.dataRequestDays} days. Your rights: {email}, {privacy}.`,
    privacy: 'privacy',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'A link, to your address only',
        text: `It works for ${f.dataAccess.linkMinutes} minutes and opens once. No account, no password.`,
      },
      {
        title: 'Everything on record',
        text: 'Your answers, your messages, your consents, the score of your request, the emails we sent, the tools that were sent a copy: each with the date until which it is kept.',
      },
      {
        title: 'Download or erase',
        text: 'Two buttons. Erasing takes a few minutes and cannot be undone.',
      },
      {
        title: 'More than one address?',
        text: 'Ask for a link for each: we never show the data of one address to another.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
