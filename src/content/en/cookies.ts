import { keysOf, SCROLL_KEY, type STORED } from '#domain/privacy/browser-storage.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import type fr from '../fr/cookies.ts';
import type { Words } from '../words.ts';

const inTab = (purpose: keyof typeof STORED) =>
  `In the tab’s memory (${keysOf(purpose).join(', ')}); it goes when you close the tab.`;

/** The compiler asks for an entry for everything the site writes. */
const stored: Record<keyof typeof STORED, { name: string; text: string }> = {
  choice: {
    name: 'Your choice about trackers',
    text: `Your answer and its date. In your browser (${keysOf('choice').join()}), valid for ${number(RETENTION.cookieChoiceDays, 'en')} days, after which you are asked again. We keep proof of the choice on our side: the answer, its date, the language and the text shown, with nothing that says whose it is.`,
  },
  savedSimulation: {
    name: 'Saved simulation',
    text: `Only if you choose ‘Save this simulation’: what you told the simulator, so that we can offer it to you on your next visit. In your browser (${keysOf('savedSimulation').join()}), until you clear this site’s data.`,
  },
  drafts: {
    name: 'Unfinished forms',
    text: `What you have typed but not yet sent, and a number that prevents sending it twice: reloading the page does not mean starting again. Emptied once sent. ${inTab('drafts')}`,
  },
  simulation: {
    name: 'Current simulation',
    text: `What you told the simulator and its result, so that you find them again from page to page and can attach them to a form. ${inTab('simulation')}`,
  },
  leftOut: {
    name: 'Simulation left out',
    text: `Which one you removed from a form, so that it is not put back. ${inTab('leftOut')}`,
  },
  reloaded: {
    name: 'Page reloaded',
    text: `Once the site has been updated, a page that has been open for a while may have to be reloaded: this note keeps that from happening twice. Removed as soon as the next page appears. ${inTab('reloaded')}`,
  },
};

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
        'Everything the site itself keeps in your browser, whether you say yes or no. It only serves what you are doing here, and so needs no consent (Article 82 of the French Data Protection Act).',
        [
          ...Object.values(stored),
          {
            name: 'Position on the page',
            text: `Going back takes you to where you were. In the tab’s memory (${SCROLL_KEY}); it goes when you close the tab.`,
          },
        ],
        'Until you accept something, all fonts, images and scripts come from our own server: nobody else learns that you opened a page.',
      ],
    },
    accord: {
      title: 'What needs your consent',
      text: [
        'Two categories, both off until you say yes.',
        [
          {
            name: 'Audience measurement',
            text: 'Knowing which pages help and where people get lost. We do the counting ourselves, on our server, and write nothing to your browser; a heat map, if the list names one, comes from its provider.',
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
