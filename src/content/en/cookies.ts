import { BRAND } from '#domain/brand.ts';
import { RETENTION } from '#domain/retention.ts';
import { number } from '../figures.ts';
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
    lead: 'What this site may store in your browser, and what it does not.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  sections: {
    liste: {
      title: 'Trackers on this site',
      text: [
        'This list is generated from the settings that allow trackers. A tool that is not on it cannot load.',
      ],
    },
    necessaire: {
      title: 'What is strictly necessary',
      text: [
        'This information is kept in your browser and needs no consent (Article 82 of the French Data Protection Act).',
        [
          {
            name: 'Position on the page',
            text: 'In the tab’s memory, under the name react-router-scroll-positions, so that going back takes you to where you were. It goes when you close the tab.',
          },
          {
            name: 'Your choice about trackers',
            text: `Your answer and its date, under the name ${BRAND.key}-cookie-consent. We keep proof of it on our side: the answer, its date, the language and the text shown, with nothing that says whose it is. Valid for ${number(RETENTION.cookieChoiceDays, 'en')} days, after which you are asked again.`,
          },
        ],
        'Fonts, images and scripts come from our own server: nobody else learns that you opened a page.',
      ],
    },
    accord: {
      title: 'What needs your consent',
      text: [
        'Two categories, both off until you say yes.',
        [
          {
            name: 'Audience measurement',
            text: 'Knowing which pages help and where people get lost. Events pass through our server.',
          },
          {
            name: 'Marketing',
            text: 'Recognising a company that visits the site, opening an online chat.',
          },
        ],
        'The buttons to accept, refuse and choose are the same size. If your browser sends the Global Privacy Control signal and you have chosen nothing, we read it as a refusal and do not ask.',
      ],
    },
    choix: {
      title: 'Changing your mind',
      text: [
        'Consent is as easy to withdraw as to give: use ‘Manage cookies’ at the foot of every page, or the button below. Tracking stops at once and the cookies that were set are removed. Clearing this site’s data in your browser clears your choice too; you are then asked again.',
        'What happens to the data collected is described on the {privacyPage} page. Questions? Write to {privacyEmail}.',
      ],
    },
  },
  choice: {
    change: 'Change my choice',
    withoutScript: 'Without JavaScript no tracker can load: there is nothing to choose.',
  },
  trackers: {
    none: 'Today the list is empty: this site sets no cookie and loads no tracker.',
    hosts: 'Hosts: {hosts}.',
    cookies: 'Cookies: {cookies}.',
    noCookie: 'No cookie.',
    days: '{days} days',
    categories: { analytics: 'audience measurement', marketing: 'marketing' },
    purposes: {
      audience:
        'Counts visits and page views. Our server passes on the name of the page, the language and the type of browser; neither your IP address nor a cookie.',
      heatmap: 'Shows where people click and how far they read.',
      identification: 'Recognises the company from which the site is visited.',
      chat: 'Opens an online chat.',
    },
  },
} as const satisfies Words<typeof fr>;
