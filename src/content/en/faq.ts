import type fr from '../fr/faq.ts';
import type { Words } from '../words.ts';
import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import workedExample from './worked-example.ts';

export default {
  meta: {
    title: 'FAQ: smart charging for fleets',
    description:
      'Morning departures, batteries, contract, revenue: the questions fleet managers ask before they sign, with short answers.',
  },
  hero: {
    title: 'Frequently asked questions',
    lead: 'What fleet managers ask before they sign: the morning departure, battery wear, the contract, who pays whom.',
  },
  gain: depotGain,
  workedExample,
  index: 'Categories',
  linkToQuestion: 'Link to this question',
  levels: {
    summary: `Plugged in at ${f.depotNight.arrival} at ${f.depotNight.startLevel}, the batteries go no lower than ${f.depotNight.reserve} and reach ${f.depotNight.target} before the ${f.depotNight.departure} departure.`,
    departure: `${f.depotNight.departure}: ${f.depotNight.target}, as asked`,
    reserve: `reserve ${f.depotNight.reserve}`,
  },
  closing: {
    title: 'A question that is not here?',
    contact: 'Write to us',
    call: `Call ${f.brand.phone}`,
  },
} as const satisfies Words<typeof fr>;
