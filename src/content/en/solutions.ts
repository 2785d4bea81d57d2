import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, measure, number, percent } from '../figures.ts';
import type fr from '../fr/solutions.ts';
import type { Words } from '../words.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: 'Solutions: fleets, aggregators, energy suppliers',
    description: `Three ways to work with ${BRAND.name}: make a fleet earn, call on batteries through an API, or sell flexibility under your own brand.`,
  },
  hero: {
    title: 'One source of flexibility, three ways to earn from it.',
    lead: 'Whether you have the vehicles, the markets or the customers, a depot that can wait is worth something to you.',
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
    title: 'What everyone gets out of it.',
    items: [
      {
        title: 'New revenue',
        text: 'The vehicles were plugged in already and the chargers paid for. We sell their flexibility to the grid and share what it earns.',
      },
      {
        title: 'Simple integration',
        text: 'Smart charging takes software and nothing else. V2G adds a bidirectional charger and a compatible vehicle.',
      },
      {
        title: 'Tailor-made solutions',
        text: 'Your departure times, your markets, your tariffs. The engine is shared, the rules are yours.',
      },
    ],
  },
  sectors: {
    title: 'Three trades, three ways in.',
    fleets: {
      title: 'Fleet operators',
      text: 'You have 20 to 500 vehicles and an electricity bill. Charging moves to the cheapest hours; each vehicle leaves on time, at the level you set.',
      points: [
        'Savings from the first night, if your price follows the hour',
        'Your share of the revenue every month',
        'V2G later, charger by charger',
      ],
      figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
      condition: `off your charging bill, after sharing: smart charging, vehicles back between ${clock(from, 'en')} and ${clock(to, 'en')}, a contract indexed to the market`,
      contact: 'Talk about my fleet',
      more: 'The solution for fleets',
    },
    aggregators: {
      title: 'Aggregators',
      text: 'You have access to the markets. What you lack is predictable megawatts: depots are full of them, at fixed hours.',
      points: ['REST API and WebSocket', 'Day-ahead forecast, per site', 'Metering and settlement'],
      figure: `< ${measure(CLAIMS.activationWithin.value, 's', 'en')}`,
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
      figure: `< ${number(CLAIMS.launchWithin.value, 'en')} weeks`,
      condition: 'from signature to launch, on a typical calendar',
      contact: 'Contact a partner',
      more: 'The solution for suppliers',
    },
  },
  simulator: {
    text: `Have a fleet in mind? A first estimate takes ${number(CLAIMS.estimateWithin.value, 'en')} minutes.`,
    link: 'Open the simulator',
  },
  closing: {
    title: 'Not sure where you fit? Write to us.',
    lead: 'Describe your situation in three lines. We will tell you whether flexibility makes sense for you, and where to start.',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
