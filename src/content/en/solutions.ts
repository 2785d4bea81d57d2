import type fr from '../fr/solutions.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: 'Solutions: fleets, aggregators, energy suppliers',
    description: `Three ways to work with ${f.brand.name}: pay less to charge a fleet, call on batteries through an API, or sell flexibility under your own brand.`,
  },
  hero: {
    title: 'A depot’s flexibility, for three businesses',
    lead: 'Vehicles that are plugged in can charge later, with no hardware to buy. The fleet pays less, the aggregator gets power by API, the supplier has one more offer to sell.',
    discover: 'Find yours',
    gains: {
      fleets: {
        name: 'Fleets',
        figure: f.depot.span,
        basis: 'less per van per year, depending on the price paid and how it charges today',
      },
      aggregators: {
        name: 'Aggregators',
        figure: f.depotNight.calledKw,
        basis: `to pause ${f.claims.activationWithin}, against the charging planned: ${f.depotNight.reservePay} a night, at most, at prices of the second half of 2025 (aFRR)`,
      },
      energy: {
        name: 'Energy suppliers',
        figure: f.portfolioKw,
        basis: `moved into the night at three of your customers’ depots, under your brand`,
      },
    },
  },
  pictures: {
    fleets: {
      summary: `On arrival, charging for the night costs ${f.night.onArrival}; moved to the cheapest hours, it costs ${f.night.plan}.`,
      onArrival: `on arrival: ${f.night.onArrival}`,
      plan: `smart charging: ${f.night.plan}`,
    },
    aggregators: {
      summary: `On call, the depot goes from ${f.depotNight.calledKw} to zero in less than ${f.depotNight.calledWithin}.`,
      call: 'call',
      without: 'without a call',
    },
    energy: {
      summary: `The charging of three depots adds up, hour by hour: ${f.portfolioKw} at most, in the small hours.`,
      most: `three depots: ${f.portfolioKw}`,
    },
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
      text: `You have ${f.servedVehicles} vehicles and an electricity bill. Charging moves to the cheapest hours; each vehicle leaves on time, at the level you set.`,
      points: [
        'Savings from the first night, most of all on spot prices',
        'A share of market revenue, paid every month',
        'V2G later, charger by charger',
      ],
      figure: f.claims.chargingCostReduction,
      condition: `off your charging bill, after sharing, on spot prices, compared with charging on arrival: back between ${f.evening.from} and ${f.evening.to}, up to ${f.evening.upTo} a day`,
      caption: `The night of ${f.night.day} for ${f.depot.vehicles} vans, on spot prices, grid charges and excise duty included, before sharing.`,
      contact: 'Talk about my fleet',
      more: 'The solution for fleets',
    },
    aggregators: {
      title: 'Aggregators',
      text: 'You have access to the markets; we bring whole depots, plugged in at known hours and forecast the day before, site by site.',
      points: ['REST API and WebSocket', 'Day-ahead forecast, per site', 'Metering and settlement'],
      figure: f.short.activationWithin,
      condition: 'between your call and the response of the vehicles plugged in',
      caption: `Sketch of a call to ${f.depotNight.calledVehicles} controlled vans of this depot, at the slowest response we promise.`,
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
      figure: f.short.launchWithin,
      condition: 'from signature to launch, on a typical calendar',
      caption: `Three example depots on the night of ${f.night.day}, one on top of the other.`,
      contact: 'Talk to the partnerships team',
      more: 'The solution for suppliers',
    },
  },
  simulator: {
    text: `A first estimate for your fleet, ${f.claims.estimateWithin}.`,
    link: 'Open the simulator',
  },
  closing: {
    title: 'Not sure which of the three?',
    lead: 'Describe your situation in three lines: we will tell you whether flexibility makes sense for you, and where to start.',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
