import { CLAIMS } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { percent } from '../figures.ts';
import type fr from '../fr/energy.ts';
import { promised } from '../promises.ts';
import { stated } from '../statements.ts';
import type { Words } from '../words.ts';
import fleetNight from './fleet-night.ts';

export default {
  meta: {
    title: 'Energy suppliers: flexibility under your own name',
    description:
      'Offer smart charging and V2G to your business customers under your brand, with our engine, our markets and our people behind it.',
  },
  hero: {
    title: 'Flexibility under your own brand',
    lead: `Offer your fleet customers smart charging and V2G without building either. White label ready ${promised('whiteLabelSetUpWithin', 'en')}, on sale ${promised('launchWithin', 'en')}: we need your colours, your tariffs and your first sites.`,
    gain: {
      ...depotGain('en'),
      per: 'less for your customers, per vehicle per year',
    },
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
    lead: `The customer, the price and the bill stay yours. We commit by contract to the technical side: a platform available ${percent(CLAIMS.availability.value, 'en')} of the time, plugged-in vehicles activated ${promised('activationWithin', 'en')}, an engineer’s reply to any incident ${promised('slaResponseWithin', 'en')}.`,
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
    title: `Four steps, ${promised('launchWithin', 'en')}`,
    lead: 'A typical calendar, from signature to the first fleets. Yours is set in our first conversation, with your technical team.',
    day: 'D{day}',
    days: 'From day {from} to day {to}',
    steps: [
      {
        bar: promised('whiteLabelSetUpWithin', 'en'),
        name: 'Initial configuration',
        text: 'Your colours, your tariffs, your first sites.',
      },
      {
        bar: 'Tests, then live',
        name: 'Technical integration',
        text: ['By REST API or webhooks.', ...stated('sandbox', 'en')].join(' '),
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
