import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/cookies.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Cookies and trackers on the ${BRAND.name} website`,
    description:
      'The full list of cookies and trackers on this site, what is written to your browser, and how to change your mind.',
  },
  hero: {
    title: 'Cookies and trackers',
    lead: 'Everything this site may store in your browser, why and for how long. Nothing to do: without your consent no tracker runs.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  choice: {
    change: 'Change my choice',
    withoutScript: 'Without JavaScript no tracker can load: there is nothing to choose.',
  },
  trackers: {
    own: {
      name: `Visits counted by ${BRAND.name}`,
      text: 'Plain totals, kept on our server and passed on to nobody. By page and language: visits, pages viewed and how far they are read, clicks on calls to action, downloads, chat openings, forms begun and sent, never what you wrote in them. No IP address, no visitor number, no cookie: we cannot link two visits.',
    },
    none: 'There is no other tool today: this site sets no cookie and loads no script from elsewhere. On the day a tool joins the list, you will be asked again.',
    hosts: 'Hosts: {hosts}.',
    cookies: 'Cookies: {cookies}.',
    noCookie: 'No cookie.',
    days: '{days} days',
    categories: { analytics: 'audience measurement', marketing: 'marketing' },
    purposes: {
      audience:
        'Counts visits and shows what is useful. Our server passes on a random visit number, which changes as soon as you close or reload the page; the pages viewed, their language and how far they are read; clicks on calls to action and the page they lead to; forms sent and their estimated worth to us, never what you wrote in them; chat openings and downloads; and the type of browser. It passes on neither your IP address nor a cookie.',
      heatmap:
        'Shows where people click and how far they read. Its script comes from its provider, who therefore sees your IP address.',
      identification:
        'Recognises the company from which the site is visited, by its IP address. Its script comes from its provider.',
      chat: 'Opens an online chat, when you ask for it. Its script comes from its provider, who sees your IP address and what you write there.',
    },
  },
} as const satisfies Words<typeof fr>;
