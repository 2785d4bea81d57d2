import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { clock, percent, range } from '../figures.ts';
import type fr from '../fr/solutions.ts';
import { promised, promisedFigure } from '../promises.ts';
import type { Words } from '../words.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: 'Solutions: fleets, aggregators, energy suppliers',
    description: `Three ways to work with ${BRAND.name}: pay less to charge a fleet, call on batteries through an API, or sell flexibility under your own brand.`,
  },
  hero: {
    title: 'Fleets, aggregators, suppliers: three ways to gain',
    lead: 'You have the vehicles, access to the markets or the customers: here is what the flexibility of a depot brings you.',
    discover: 'Find yours',
  },
  loads: {
    summary:
      'Three load curves on one line: a fleet that moves its charging to the small hours, a depot that stops on call in under {seconds}, three depots added together at a supplier.',
    fleets: { name: 'Fleets', text: 'charging waits for the small hours' },
    aggregators: { name: 'Aggregators', text: 'charging stops on call' },
    energy: { name: 'Energy', text: 'depots add up' },
  },
  pillars: {
    title: 'What all three have in common',
    items: [
      {
        title: 'New revenue',
        text: 'The vehicles are already plugged in and the chargers paid for. We sell their flexibility to the grid and share the value created.',
      },
      {
        title: 'Simple integration',
        text: 'Smart charging takes software only. V2G adds a bidirectional charger and a compatible vehicle.',
      },
      {
        title: 'Tailor-made solutions',
        text: 'Your departure times, your markets and your tariffs set the charging schedule.',
      },
    ],
  },
  sectors: {
    title: 'Choose your business',
    fleets: {
      title: 'Fleet operators',
      text: `You have ${range(SERVED_FLEET_VEHICLES, 'en')} vehicles and an electricity bill. Charging moves to the cheapest hours; each vehicle leaves on time, at the level you set.`,
      points: [
        'Savings from the first night, most of all on an indexed contract',
        'Market revenue paid every month',
        'V2G later, charger by charger',
      ],
      figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
      condition: `off your charging bill, after sharing and compared with charging on arrival: smart charging, vehicles back between ${clock(from, 'en')} and ${clock(to, 'en')}, a contract indexed to the market`,
      contact: 'Talk about my fleet',
      more: 'The solution for fleets',
    },
    aggregators: {
      title: 'Aggregators',
      text: 'You have access to the markets; we bring whole depots, plugged in at known hours and forecast the day before, site by site.',
      points: ['REST API and WebSocket', 'Day-ahead forecast, per site', 'Metering and settlement'],
      figure: promisedFigure('activationWithin', 'en'),
      condition: 'between your call and the response of the vehicles plugged in',
      contact: 'Request access',
      more: 'The solution for aggregators',
    },
    energy: {
      title: 'Energy suppliers',
      text: 'You have the customers and the bill. Add flexibility to what you sell, under your brand, without building it yourself.',
      points: [
        'A customer portal in your colours',
        'Control and sale handled by our teams',
        'API and SDK if you would rather integrate',
      ],
      figure: promisedFigure('launchWithin', 'en'),
      condition: 'from signature to launch, on a typical calendar',
      contact: 'Talk to the partnerships team',
      more: 'The solution for suppliers',
    },
  },
  simulator: {
    text: `A first estimate for your fleet, ${promised('estimateWithin', 'en')}.`,
    link: 'Open the simulator',
  },
  closing: {
    title: 'Not sure which of the three?',
    lead: 'Describe your situation in three lines: we will tell you whether flexibility makes sense for you, and where to start.',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
