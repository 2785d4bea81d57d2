import { EVENING_RETURN_HOURS, valueWithReserve } from '#domain/illustrations/known-fleets.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, euros, hours, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/fleets.ts';
import { shareRule } from '../share-rule.ts';
import type { Words } from '../words.ts';
import markets from './markets.ts';

const { eur, of } = fleetFigures('en');
const delivery = of('delivery');
const [from, to] = EVENING_RETURN_HOURS;
const { billEuros, reserveEuros, sumEuros } = valueWithReserve('delivery');

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
      'Of {vehicles} vans back at {arrival}, only {early} are charged by {start}, those we do not control; by {departure} all have the charge they were promised.',
    waiting: '{vehicles} waiting',
    charged: '{vehicles} charged',
    caption:
      'One dot per vehicle, one column per hour: {vehicles} vans, from {from} to {target}, {site} subscribed, at the real prices of {date}. {others} are not controlled and charge on arrival; the others start at {start}.',
  },
  benefits: {
    title: 'What you gain and what you sign',
    lead: `One share, on everything we bring you. ${shareRule('en')}`,
    rows: [
      {
        title: 'Cheaper charging',
        text: `Charging moves to the hours when energy and the grid tariff cost least, and the site contracts less capacity. Up to ${percent(CLAIMS.savingsMax.value, 'en')} of the bill before sharing; ${delivery.vehicles} delivery vans back at ${delivery.from} keep ${delivery.keeps} per vehicle per year.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
        per: 'off your charging bill, after sharing',
        condition: `Smart charging (V1G), same energy, same departures: depots whose vehicles come back between ${clock(from, 'en')} and ${clock(to, 'en')}, on a contract indexed to the market.`,
      },
      {
        title: 'Revenue from the grid',
        text: `With bidirectional chargers and frequency reserve. The sum, for ${delivery.vehicles} delivery vans plugged in from ${delivery.from} to ${delivery.to}: ${eur(billEuros)} off the bill, by the simulator, plus about ${eur(reserveEuros)} of secondary reserve (aFRR) at the price of the second half of 2025, which makes ${eur(sumEuros)}. Up to ${euros(CLAIMS.deliveryFleetGain.value, 'en')} if all of the possible gain is obtained, up to ${euros(CLAIMS.fleetGain.value[1], 'en')} on more powerful chargers.`,
        figure: euros(CLAIMS.fleetGain.value, 'en'),
        per: 'per vehicle per year',
        condition:
          'Before sharing. Reserve is possible from one megawatt and after certification, and not counted in the simulator; reserve prices are falling.',
        more: 'Open this fleet in the simulator',
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
    text: 'Nobody touches your rounds. At {arrival} the vehicles plug in, and the plan waits for prices to fall.',
    summary:
      'Cost of charging hour by hour: on arrival, {onArrivalCost} crowded into the evening; with smart charging, {planCost} spread over the small hours.',
    note: 'The night of {date}, at real prices, grid charges and excise duty included: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid), before sharing. Over the year, lower subscribed power comes on top.',
  },
  markets,
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
