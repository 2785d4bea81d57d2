import { EVENING_RETURN_HOURS, valueWithReserve } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { clock, euros, longDate, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/fleets.ts';
import { promised } from '../promises.ts';
import { paymentRule, shareRule } from '../share-rule.ts';
import type { Words } from '../words.ts';
import fleetNight from './fleet-night.ts';
import markets from './markets.ts';
import workedExample from './worked-example.ts';

const { eur, of } = fleetFigures('en');
const delivery = of('delivery');
const [from, to] = EVENING_RETURN_HOURS;
const { billEuros, reserveEuros, sumEuros } = valueWithReserve('delivery');

export default {
  meta: {
    title: 'Electric fleets: pay less to charge',
    description: `For fleets of ${range(SERVED_FLEET_VEHICLES, 'en')} vehicles: charging moves to the cheapest hours, your flexibility is sold to the grid, and the vehicles leave on time.`,
  },
  hero: {
    title: 'Your vans are plugged in all night. Pay less to charge them.',
    lead: 'We move charging to the cheapest hours and sell your flexibility to the grid. Smart charging needs no hardware: you set each vehicle’s departure time and level.',
    gain: depotGain('en'),
    overview: 'Solutions',
    here: 'Fleet operators',
    simulate: 'Simulate my fleet',
    contact: 'Talk to an expert',
  },
  fleetNight,
  benefits: {
    title: 'What you gain and what you sign',
    lead: 'Two amounts, then how long connecting and leaving take.',
    rows: [
      {
        title: 'Cheaper charging',
        text: `Charging moves to the hours when energy and the grid tariff cost least, and the site contracts less capacity. Up to ${percent(CLAIMS.savingsMax.value, 'en')} of the bill before sharing; ${delivery.vehicles} delivery vans back at ${delivery.from} keep ${delivery.keeps} per vehicle per year, compared with charging on arrival. If you already charge on an off-peak timer, choose that as your starting point in Expert mode.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
        per: 'off your charging bill, after sharing',
        condition: `Smart charging (V1G), compared with charging on arrival: depots whose vehicles come back between ${clock(from, 'en')} and ${clock(to, 'en')}, on a contract indexed to the market.`,
      },
      {
        title: 'With V2G and frequency reserve',
        text: `This amount takes bidirectional chargers and the sale of frequency reserve. For ${delivery.vehicles} delivery vans plugged in from ${delivery.from} to ${delivery.to}: ${eur(billEuros)} off the bill, by the simulator, plus about ${eur(reserveEuros)} of secondary reserve (aFRR) at the price of the second half of 2025, which makes ${eur(sumEuros)}. Up to ${euros(CLAIMS.deliveryFleetGain.value, 'en')} if all of the possible gain is obtained, up to ${euros(CLAIMS.fleetGain.value[1], 'en')} on more powerful chargers.`,
        figure: euros(CLAIMS.fleetGain.value, 'en'),
        per: 'per vehicle per year',
        condition:
          'Before sharing. Reserve is sold from one megawatt up, often by several fleets together, and after certification. Its prices are falling, and the simulator does not count it.',
        more: 'Open this fleet in the simulator',
      },
      {
        title: 'Connected without building work',
        text: `Smart charging runs through the software of your vehicles or chargers: ${euros(CLAIMS.ownInitialCost.value, 'en')} of hardware, more than ${number(CLAIMS.compatibleModels.value, 'en')} models recognised.`,
        figure: promised('connectionWithin', 'en'),
        per: 'a site is connected',
        condition: 'Remotely, for smart charging (V1G). V2G needs its chargers installed first.',
      },
      {
        title: 'Your departures first, a contract you can leave',
        text: 'You set the departure time and the battery level. Charging is scheduled from those two settings.',
        figure: promised('noticePeriod', 'en'),
        per: 'to leave the contract',
        condition: 'With smart charging there is nothing to remove.',
      },
    ],
  },
  money: {
    title: 'Who pays whom',
    paragraphs: [shareRule('en'), paymentRule('en')],
    example: workedExample,
  },
  cost: {
    title: 'The same energy, bought at other hours',
    text: 'Your rounds stay as they are. At {arrival} the vehicles plug in; charging starts when prices fall.',
    summary:
      'Cost of charging hour by hour: on arrival, {onArrivalCost} crowded into the evening; with smart charging, {planCost} spread over the small hours.',
    note: 'The night of {date}, at real prices, grid charges and excise duty included, before sharing: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid). Over the year, a lower contracted capacity saves more.',
  },
  markets,
  stages: {
    title: 'Software first, V2G chargers later',
    items: [
      {
        when: 'Straight away',
        title: 'Smart charging (V1G)',
        text: 'Today’s vehicles, today’s chargers, our software and nothing else. The saving starts with the first night.',
        needs:
          'You need: vehicles that stay plugged in longer than they charge. An indexed contract saves most; at a fixed price you still save on grid charges and contracted capacity.',
      },
      {
        when: 'When your chargers allow',
        title: 'Exporting to the grid (V2G)',
        text: 'One vehicle, one depot at a time, under the same contract. Grid services add to the savings.',
        needs:
          'You need: a bidirectional charger and a compatible vehicle. We check that with you.',
      },
    ],
  },
  references: {
    title: 'Fleets already connected',
    items: (BRAND.statements.references ?? []).map(({ fleet, vehicles, since, measured }) => ({
      title: fleet,
      text: `${number(vehicles, 'en')} vehicles, since ${longDate(since, 'en')}: ${measured.en}`,
    })),
  },
  closing: {
    title: 'How much would your fleet gain?',
    lead: 'A few answers give a first estimate. We then redo it with your load curves and your contract.',
    simulate: 'Open the simulator',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
