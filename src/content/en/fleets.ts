import { CLAIMS } from '#domain/claims.ts';
import { euros, hours, number, percent } from '../figures.ts';
import type fr from '../fr/fleets.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Electric fleets: pay less to charge, earn more',
    description:
      'For fleets of 20 to 500 vehicles: charging moves to the cheapest hours and the flexibility we sell comes back to you every month.',
  },
  hero: {
    title: 'Your vehicles wait. Get paid for it.',
    lead: 'Charging moves to the cheapest hours, the flexibility is sold, and every vehicle leaves on time.',
    overview: 'Solutions',
    here: 'Fleet operators',
    simulate: 'Simulate my fleet',
    contact: 'Talk to an expert',
  },
  dots: {
    summary:
      '{vehicles} vans come back at {arrival}, and none needs to charge before {start}; by {departure} all have the charge they were promised.',
    waiting: '{vehicles} waiting',
    charged: '{vehicles} charged',
    caption:
      'One dot per vehicle, one column per hour: {vehicles} vans on smart charging, from {from} to {target}, site capped at {site}, French wholesale prices, hourly averages for {year}.',
  },
  benefits: {
    title: 'Four lines for the accounts.',
    lead: 'Every figure has its condition. It stands beside it.',
    rows: [
      {
        title: 'Cheaper charging',
        text: `Charging slides to the hours when your electricity costs least. Savings reach up to ${percent(CLAIMS.savingsMax.value, 'en')} on a tariff that follows the hour, with vehicles plugged in all night.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
        per: 'off the cost of charging',
        condition:
          'Smart charging (V1G), same energy, same departures, a price that varies by the hour.',
      },
      {
        title: 'Revenue from the grid',
        text: `Up to ${euros(CLAIMS.fleetGain.value[1], 'en')} per vehicle per year: what a vehicle on a bidirectional charger can earn, before sharing, once frequency reserve, capacity and intraday trading add up. Energy sold back is only a small part of it. We keep ${percent(CLAIMS.ownShare.value, 'en')} of the flexibility revenue; the rest is yours, paid every month.`,
        figure: euros(CLAIMS.fleetGain.value, 'en'),
        per: 'per vehicle per year',
        condition:
          'The range of our programme, before sharing: bidirectional chargers (V2G), compatible vehicles, several value streams added together. On wholesale prices alone, expect far less.',
      },
      {
        title: 'Connected without building work',
        text: `Smart charging runs through the software of your vehicles or chargers: ${euros(CLAIMS.ownInitialCost.value, 'en')} of hardware, more than ${number(CLAIMS.compatibleModels.value, 'en')} models recognised.`,
        figure: hours(CLAIMS.connectionWithin.value, 'en'),
        per: 'to connect a site',
        condition: 'Remotely, for smart charging (V1G). V2G needs its chargers fitted.',
      },
      {
        title: 'Your departures first, a contract you can leave',
        text: 'You set the departure time and the battery level. The plan bends to that rule, never the other way round.',
        figure: `${number(CLAIMS.noticePeriod.value, 'en')} days`,
        per: 'notice',
        condition: 'To leave the contract. Until then, a payment every month.',
      },
    ],
  },
  cost: {
    title: 'Same energy, same departure. Only the hours change.',
    text: 'Nobody touches your rounds. At 6 p.m. the vehicles plug in, and the plan waits for prices to fall.',
    summary:
      'Cost of charging hour by hour: on arrival, {onArrivalCost} crowded into the evening; with smart charging, {planCost} spread over the small hours.',
    note: 'Energy alone, at wholesale prices: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid). Network charges and taxes are not counted here; the saving we announce is on the whole charging bill, with a price that varies by the hour.',
  },
  stages: {
    title: 'Start with the software.',
    items: [
      {
        when: 'Straight away',
        title: 'Smart charging (V1G)',
        text: 'Today’s vehicles, today’s chargers, our software and nothing else. The saving starts with the first night, if your price follows the hour.',
        needs:
          'You need: vehicles that stay plugged in longer than they charge, and a price that varies by the hour (off-peak hours will do).',
      },
      {
        when: 'When your chargers allow',
        title: 'Giving back to the grid (V2G)',
        text: 'One vehicle, one depot at a time. The same contract, the same portal, one more source of revenue.',
        needs:
          'You need: a bidirectional charger and a compatible vehicle. We check that with you.',
      },
    ],
  },
  closing: {
    title: 'What is your night worth?',
    lead: 'A few sliders give a first estimate. For a firm figure, we go through your meter data together.',
    simulate: 'Open the simulator',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
