import { CALLED, RESERVE_OF_NIGHT_EUROS } from '#domain/illustrations/activation.ts';
import { DEPOT, PORTFOLIO_NIGHT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CLAIMED_UP_TO_KM, EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { clock, longDate, measure, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/solutions.ts';
import { promised, promisedFigure } from '../promises.ts';
import type { Words } from '../words.ts';

const [from, to] = EVENING_RETURN_HOURS;
const { eur, of } = fleetFigures('en');
const depot = of('depot');
const reserve = eur(RESERVE_OF_NIGHT_EUROS);
const night = longDate(TYPICAL_NIGHT.date, 'en');
const portfolioKw = Math.max(
  ...PORTFOLIO_NIGHT.map(({ depotKwh }) => Math.round(depotKwh.reduce((sum, kwh) => sum + kwh, 0))),
);

export default {
  meta: {
    title: 'Solutions: fleets, aggregators, energy suppliers',
    description: `Three ways to work with ${BRAND.name}: pay less to charge a fleet, call on batteries through an API, or sell flexibility under your own brand.`,
  },
  hero: {
    title: 'A depot’s flexibility, for three businesses',
    lead: 'Vehicles that are plugged in can charge later, with no hardware to buy. The fleet pays less, the aggregator gets power by API, the supplier has one more offer to sell.',
    discover: 'Find yours',
    gains: {
      fleets: {
        name: 'Fleets',
        figure: depot.span,
        basis: 'less per van per year, depending on the price paid and how it charges today',
      },
      aggregators: {
        name: 'Aggregators',
        figure: measure(CALLED.kw, 'kW', 'en'),
        basis: `to pause ${promised('activationWithin', 'en')}, against the charging planned: ${reserve} a night, at most, at prices of the second half of 2025 (aFRR)`,
      },
      energy: {
        name: 'Energy suppliers',
        figure: measure(portfolioKw, 'kW', 'en'),
        basis: `moved into the night at three of your customers’ depots, under your brand`,
      },
    },
  },
  pictures: {
    fleets: {
      summary:
        'On arrival, charging for the night costs {onArrival}; moved to the cheapest hours, it costs {plan}.',
      onArrival: 'on arrival: {onArrival}',
      plan: 'smart charging: {plan}',
    },
    aggregators: {
      summary: 'On call, the depot goes from {power} to zero in less than {seconds}.',
      call: 'call',
      without: 'without a call',
    },
    energy: {
      summary:
        'The charging of three depots adds up, hour by hour: {power} at most, in the small hours.',
      most: 'three depots: {power}',
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
      text: `You have ${range(SERVED_FLEET_VEHICLES, 'en')} vehicles and an electricity bill. Charging moves to the cheapest hours; each vehicle leaves on time, at the level you set.`,
      points: [
        'Savings from the first night, most of all on spot prices',
        'A share of market revenue, paid every month',
        'V2G later, charger by charger',
      ],
      figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
      condition: `off your charging bill, after sharing, on spot prices, compared with charging on arrival: back between ${clock(from, 'en')} and ${clock(to, 'en')}, up to ${measure(CLAIMED_UP_TO_KM, 'km', 'en')} a day`,
      caption: `The night of ${night} for ${DEPOT.vehicles} vans, on spot prices, grid charges and excise duty included, before sharing.`,
      contact: 'Talk about my fleet',
      more: 'The solution for fleets',
    },
    aggregators: {
      title: 'Aggregators',
      text: 'You have access to the markets; we bring whole depots, plugged in at known hours and forecast the day before, site by site.',
      points: ['REST API and WebSocket', 'Day-ahead forecast, per site', 'Metering and settlement'],
      figure: promisedFigure('activationWithin', 'en'),
      condition: 'between your call and the response of the vehicles plugged in',
      caption: `Sketch of a call to ${CALLED.vehicles} controlled vans of this depot, at the slowest response we promise.`,
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
      caption: `Three example depots on the night of ${night}, one on top of the other.`,
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
