import { CLAIMS } from '#domain/claims.ts';
import { euros, number } from '../figures.ts';
import type fr from '../fr/simulator.ts';
import type { Words } from '../words.ts';
import home from './home.ts';

export default {
  meta: {
    title: 'Simulator: what is your fleet’s night worth?',
    description:
      'Estimate what smart charging and V2G would earn your fleet, hour by hour, on real electricity prices. A result before any form.',
  },
  hero: {
    title: 'What is your fleet’s night worth?',
    lead: `A few answers about your vehicles will give you, in ${number(CLAIMS.estimateWithin.value, 'en')} minutes, an estimate your finance director can check. The result comes first, with no e-mail to leave.`,
  },
  place: {
    title: 'The interactive simulator opens soon. Its calculation is running already.',
    notYet:
      'You cannot enter your own figures yet. Here is the same calculation for a typical fleet: nothing is drawn by hand, every bar and every price is computed.',
    night: home.night,
  },
  costs: {
    title: 'One night, three bills.',
    lead: '{vehicles} vans, the same energy to leave with, the same hours plugged in. All that changes is when the energy is bought, and what is given back to the grid. Energy at wholesale prices, without network charges or taxes.',
    ask: 'Ask for the sum for my fleet',
    onArrival: {
      name: 'Charging on arrival',
      condition: 'No control: everyone plugs in, everyone charges.',
    },
    smartOnly: {
      name: 'Smart charging (V1G)',
      condition: 'Our software alone, with the chargers you have.',
    },
    plan: {
      name: 'Smart charging + V2G',
      condition: 'With bidirectional chargers and compatible vehicles; battery wear included.',
    },
  },
  trust: {
    fleets: {
      figure: `${number(CLAIMS.pilotFleets.value, 'en')}+`,
      title: 'Pilot fleets',
      text: 'Pilots or partners. The fleets the simulator will compare you with are simulated ones, and will be called so.',
      how: 'How we calculate',
    },
    method: {
      title: 'How we calculate',
      lead: 'For one and the same fleet, the simulator will give three figures. They differ, and this is why.',
      figures: [
        {
          name: 'An order of magnitude',
          from: 'Simple mode',
          text: `A rule of thumb per vehicle that counts four sources of value: network services, tariff, management, efficiency. At most ${euros(CLAIMS.headlineGainMax.value, 'en')} per vehicle per year, for the best-placed fleet.`,
        },
        {
          name: 'An estimate on real prices',
          from: 'Expert mode, the figure for your finance director',
          text: 'The same energy bought in the cheapest hours and, with V2G, sold back when that pays more than the wear. Nothing else: anyone can redo the sum.',
        },
        {
          name: 'A technical ceiling',
          from: 'Expert mode, in small type',
          text: 'Every charger at full power, every hour, every day. It is a ceiling, never a promise.',
        },
      ],
      care: [
        {
          name: 'Cautious means',
          text: 'We work with the mean price of each hour. A mean wipes out the best days and the worst: it understates the value of a night by 3 to 16%.',
        },
        {
          name: 'What we do not add',
          text: 'Reserve markets are a possible extra, never counted. Network charges and taxes do not move.',
        },
        {
          name: 'Public sources',
          text: 'French wholesale prices (day-ahead), ENTSO-E Transparency Platform. The method page will set our results beside published studies: RWTH Aachen with The Mobility House, FfE, Enedis, Flexitanie.',
        },
      ],
    },
  },
  closing: {
    title: 'Your fleet is not a typical fleet.',
    lead: 'Give us your hours and your vehicles: a person works it out with you.',
    register: 'Pre-register my fleet',
    contact: 'Ask a question',
  },
} as const satisfies Words<typeof fr>;
