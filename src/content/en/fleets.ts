import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  valueWithReserve,
} from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { clock, euros, longDate, measure, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/fleets.ts';
import { promised } from '../promises.ts';
import { paymentRule, shareRule } from '../share-rule.ts';
import { SITUATION_NAMES } from '../situations.ts';
import type { Words } from '../words.ts';
import fleetNight from './fleet-night.ts';
import markets from './markets.ts';
import workedExample from './worked-example.ts';

const { eur, of } = fleetFigures('en');
const [delivery, fast, municipal] = [of('delivery'), of('deliveryFast'), of('municipal')];
const [from, to] = EVENING_RETURN_HOURS;
const { billEuros, reserveEuros, sumEuros } = valueWithReserve('delivery');
const fastValue = valueWithReserve('deliveryFast');

export default {
  meta: {
    title: 'Electric fleets: pay less to charge',
    description: `For fleets of ${range(SERVED_FLEET_VEHICLES, 'en')} vehicles: charging moves to the cheapest hours, your flexibility is sold to the grid, and the vehicles leave on time.`,
  },
  hero: {
    title: 'Your vans are plugged in all night. Pay less to charge them.',
    lead: 'We move charging to the cheapest hours and sell your flexibility to the grid. Smart charging needs no hardware: you set each vehicle’s departure time and level.',
    gain: depotGain('en'),
    situations: SITUATION_NAMES.en,
    overview: 'Solutions',
    here: 'Fleet operators',
    simulate: 'Simulate my fleet',
    contact: 'Talk to an expert',
  },
  fleetNight,
  benefits: {
    title: 'What you save and what you sign',
    lead: 'Two amounts, then how long connecting and leaving take.',
    rows: [
      {
        title: 'Cheaper charging',
        text: `Charging moves to the hours when energy and the grid tariff cost least, and the site needs less contracted power. Before sharing, up to ${percent(CLAIMS.savingsMax.value, 'en')} of the bill for ${municipal.vehicles} municipal vans, which cover little distance, on spot prices, compared with charging on arrival.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
        per: 'off your charging bill, after sharing',
        condition: `On spot prices, compared with charging on arrival: back between ${clock(from, 'en')} and ${clock(to, 'en')}, up to ${measure(CLAIMED_UP_TO_KM, 'km', 'en')} a day.`,
      },
      {
        title: 'With V2G and frequency reserve',
        text: `This takes bidirectional chargers. For ${delivery.vehicles} delivery vans plugged in from ${delivery.from} to ${delivery.to}, on spot prices, compared with charging on arrival: ${eur(billEuros)} off the bill and ${eur(reserveEuros)} of secondary reserve (aFRR), at most, at prices of the second half of 2025, which makes ${eur(sumEuros)}. On ${fast.charger} chargers, more than ${euros(CLAIMS.deliveryFleetGain.value, 'en')}: ${eur(fastValue.billEuros)} and at most ${eur(fastValue.reserveEuros)}, which makes ${eur(fastValue.sumEuros)}.`,
        figure: euros(CLAIMS.fleetGain.value, 'en'),
        per: 'per vehicle per year',
        condition:
          'Before sharing. Reserve is sold from one megawatt up, after certification, and its prices are falling: the simulator does not count it.',
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
    note: 'The night of {date}, on spot prices, grid charges and excise duty included, before sharing: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid). Over the year, a lower contracted capacity saves more.',
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
          'You need: vehicles that stay plugged in longer than they charge. Spot prices save most; with peak and off-peak prices, or one price at all hours, you save less.',
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
    title: 'How much would your fleet save?',
    lead: 'A few answers give a first estimate. We then redo it with your load curves and your contract.',
    simulate: 'Open the simulator',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
