import type fr from '../fr/shell.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  skip: 'Skip to content',
  navigation: {
    label: 'Main',
    homeOfBrand: '{brand}, home',
    home: 'Home',
    solutions: 'Solutions',
    partners: 'Partners',
    'how-it-works': 'How it works',
    faq: 'FAQ',
    preRegister: 'Pre-register',
    search: 'Search',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    mobileLabel: 'Menu',
  },
  language: { label: 'Language' },
  solutionsMenu: {
    entries: [
      {
        title: 'Fleet operators',
        text: `${f.servedVehicles} vehicles: pay less to charge, sell your flexibility.`,
      },
      {
        title: 'Aggregators',
        text: `One API that activates batteries ${f.claims.activationWithin}.`,
      },
      {
        title: 'Energy suppliers',
        text: `Flexibility under your own brand, live ${f.claims.launchWithin}.`,
      },
    ],
    overview: 'Compare all three',
    next: 'Simulate my fleet',
  },
  partnersMenu: {
    entries: [
      { title: 'Banks and lessors', text: 'A lower bill beside the lease.' },
      {
        title: 'Manufacturers and dealers',
        text: 'Vehicles that cost less to charge.',
      },
      { title: 'Charger installers', text: 'Chargers that pay off sooner.' },
    ],
    overview: 'See the partner programme',
    next: 'Become a partner',
  },
  footer: {
    description:
      'Your vehicles charge at the cheapest hours, we sell their flexibility and you keep the larger share.',
    solutions: 'Solutions',
    resources: 'Resources',
    newsletter: 'The flexibility newsletter',
    rights: '© {brand}. All rights reserved.',
    legalLabel: 'Legal information',
    manageCookies: 'Manage cookies',
    pages: {
      fleets: 'Fleets',
      aggregators: 'Aggregators',
      energy: 'Energy suppliers',
      simulator: 'Simulator',
      partners: 'Partners',
      banks: 'Banks and lessors',
      manufacturers: 'Manufacturers',
      installers: 'Installers',
      'how-it-works': 'How it works',
      compatibility: 'Compatibility',
      faq: 'FAQ',
      blog: 'Blog',
      'legal-notice': 'Legal notice',
      privacy: 'Privacy',
      cookies: 'Cookies',
      accessibility: 'Accessibility',
      'my-data': 'My data',
    },
  },
  newsletter: {
    pitch: `Prices, rules, notes from the field: ${f.claims.newsletterPerMonth}.`,
    email: 'Your email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    failed: 'Something went wrong while sending the form. Please try again.',
    online: 'The connection is back: you can try again.',
    trap: 'Leave this field empty',
    notice: `Your address is used only to send you the newsletter, by ${f.brand.legal.company} and its mail provider. It is erased when you unsubscribe, with one click; proof of your consent is kept for ${f.retention.consentProofYears} years. Your rights:`,
    privacy: 'Your data',
  },
  offline: 'You are offline. Try again as soon as the connection is back.',
  toast: {
    label: 'Messages ({hotkey})',
    announced: 'Notification:',
    close: 'Close the message',
  },
  error: {
    explanation: 'This page could not be shown. Nothing you have sent is lost.',
    reference: 'Reference: {reference}',
    reload: 'Reload the page',
    home: 'Back to the home page',
  },
} as const satisfies Words<typeof fr>;
