import type fr from '../fr/fleets.ts';
import type { Words } from '../words.ts';
import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';
import markets from './markets.ts';
import workedExample from './worked-example.ts';

export default {
  meta: {
    title: 'Electric fleets: pay less to charge',
    description: `For fleets of ${f.servedVehicles} vehicles: charging moves to the cheapest hours, your flexibility is sold to the grid, and the vehicles leave on time.`,
  },
  hero: {
    title: 'Your vans are plugged in all night. Pay less to charge them.',
    lead: 'We move charging to the cheapest hours and sell your flexibility to the grid. Smart charging needs no hardware: you set each vehicle’s departure time and level.',
    gain: depotGain,
    situations: f.situations,
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
        text: `Charging moves to the hours when energy and the grid tariff cost least, and the site needs less contracted power. Before sharing, up to ${f.claims.savingsMax} of the bill for ${f.municipal.vehicles} municipal vans, which cover little distance, on spot prices, compared with charging on arrival.`,
        figure: f.claims.chargingCostReduction,
        per: 'off your charging bill, after sharing',
        condition: `On spot prices, compared with charging on arrival: back between ${f.evening.from} and ${f.evening.to}, up to ${f.evening.upTo} a day.`,
      },
      {
        title: 'With V2G and frequency reserve',
        text: `This takes bidirectional chargers. For ${f.delivery.vehicles} delivery vans plugged in from ${f.delivery.from} to ${f.delivery.to}, on spot prices, compared with charging on arrival: ${f.delivery.withReserve.bill} off the bill and ${f.delivery.withReserve.reserve} of secondary reserve (aFRR), at most, at prices of the second half of 2025, which makes ${f.delivery.withReserve.sum}. On ${f.deliveryFast.charger} chargers, more than ${f.claims.deliveryFleetGain}: ${f.deliveryFast.withReserve.bill} and at most ${f.deliveryFast.withReserve.reserve}, which makes ${f.deliveryFast.withReserve.sum}.`,
        figure: f.claims.fleetGain,
        per: 'per vehicle per year',
        condition:
          'Before sharing. Reserve is sold from one megawatt up, after certification, and its prices are falling: the simulator does not count it.',
        more: 'Open this fleet in the simulator',
      },
      {
        title: 'Connected without building work',
        text: `Smart charging runs through the software of your vehicles or chargers: ${f.claims.ownInitialCost} of hardware, more than ${f.claims.compatibleModels} models recognised.`,
        figure: f.claims.connectionWithin,
        per: 'a site is connected',
        condition: 'Remotely, for smart charging (V1G). V2G needs its chargers installed first.',
      },
      {
        title: 'Your departures first, a contract you can leave',
        text: 'You set the departure time and the battery level. Charging is scheduled from those two settings.',
        figure: f.claims.noticePeriod,
        per: 'to leave the contract',
        condition: 'With smart charging there is nothing to remove.',
      },
    ],
  },
  money: {
    title: 'Who pays whom',
    paragraphs: [f.shareRule, f.paymentRule],
    example: workedExample,
  },
  cost: {
    title: 'The same energy, bought at other hours',
    text: `Your rounds stay as they are. At ${f.depotNight.arrival} the vehicles plug in; charging starts when prices fall.`,
    summary: `Cost of charging hour by hour: on arrival, ${f.night.onArrival} crowded into the evening; with smart charging, ${f.night.plan} spread over the small hours.`,
    note: `The night of ${f.night.day}, on spot prices, grid charges and excise duty included, before sharing: ${f.night.onArrival} on arrival (dashed), ${f.night.plan} with smart charging (solid). Over the year, a lower contracted capacity saves more.`,
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
    items: f.stated.references.map(({ fleet, vehicles, since, measured }) => ({
      title: fleet,
      text: `${vehicles} vehicles, since ${since}: ${measured}`,
    })),
  },
  closing: {
    title: 'How much would your fleet save?',
    lead: 'A few answers give a first estimate. We then redo it with your load curves and your contract.',
    simulate: 'Open the simulator',
    contact: 'Contact us',
  },
} as const satisfies Words<typeof fr>;
