import type fr from '../fr/energy.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';

export default {
  meta: {
    title: 'Energy suppliers: flexibility under your own name',
    description:
      'Offer smart charging and V2G to your business customers under your brand, with our engine, our markets and our people behind it.',
  },
  hero: {
    title: 'Flexibility under your own brand',
    lead: `Offer your fleet customers smart charging and V2G without building either. White label ready ${f.claims.whiteLabelSetUpWithin}, on sale ${f.claims.launchWithin}: we need your colours, your tariffs and your first sites.`,
    overview: 'Solutions',
    here: 'Energy suppliers',
    demo: 'Request a demo',
    documentation: 'Get the documentation',
  },
  logo: 'Your logo',
  screenNote: 'Your customers’ portal, in your colours and under your name.',
  fleetNight,
  benefits: {
    title: 'What you sell, what we run',
    lead: `The customer, the price and the bill stay yours. We commit by contract to the technical side: a platform available ${f.claims.availability} of the time, plugged-in vehicles activated ${f.claims.activationWithin}, an engineer’s reply to any incident ${f.claims.slaResponseWithin}.`,
    items: [
      {
        title: 'White label',
        text: 'Portal, emails and reports in your colours. Our name appears nowhere.',
      },
      {
        title: 'Flex-as-a-service',
        text: 'Forecasting, control, sale on the markets. Smart charging by software alone; V2G for customers with bidirectional chargers and compatible vehicles.',
      },
      {
        title: 'An offer that stands apart',
        text: 'Your competitors sell a price per kilowatt-hour. You add cheaper charging, and the flexibility that comes with it.',
      },
      {
        title: 'API and SDK',
        text: 'REST, webhooks, libraries: our system connects to yours.',
      },
    ],
  },
  plan: {
    title: `Four steps, ${f.claims.launchWithin}`,
    lead: 'A typical calendar, from signature to the first fleets. Yours is set in our first conversation, with your technical team.',
    days: 'From day {from} to day {to}',
    steps: [
      {
        bar: f.claims.whiteLabelSetUpWithin,
        name: 'Initial configuration',
        text: 'Your colours, your tariffs, your first sites.',
      },
      {
        bar: 'Tests, then live',
        name: 'Technical integration',
        text: ['By REST API or webhooks.', ...f.stated.sandbox].join(' '),
      },
      {
        bar: 'Teams',
        name: 'Training',
        text: 'Sales and support teams, with sales material.',
      },
      {
        bar: 'Launch',
        name: 'Commercial launch',
        text: 'The first fleets connected under your name.',
      },
    ],
  },
  closing: {
    title: 'Let’s talk about your fleet customers',
    lead: 'Tell us how many fleets you supply, and on what tariff: we will bring a worked example.',
    partner: 'Contact a partner',
    documentation: 'Technical documentation',
  },
} as const satisfies Words<typeof fr>;
