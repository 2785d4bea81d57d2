import type fr from '../fr/how-it-works.ts';
import type { Words } from '../words.ts';
import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';

export default {
  meta: {
    title: 'How it works: a night at the depot, step by step',
    description: `Plug in, schedule, leave charged: how ${f.brand.name} moves your vehicles’ charging to the cheapest hours and sells their flexibility.`,
  },
  hero: {
    title: 'One night at the depot, from plug-in to departure',
    lead: `Your drivers plug in when they come back. ${f.brand.name} picks the hours. In the morning every vehicle is ready at the time you set. Smart charging needs no hardware.`,
    gain: depotGain,
    contact: 'Talk to a specialist',
    simulate: 'Simulate my fleet',
  },
  night: {
    title: 'Plug in, schedule, leave',
    steps: [
      {
        when: '{arrival}',
        title: 'Plug in',
        summary:
          'At {arrival} the vans are back at the depot and plugged in, batteries at {start}; electricity is already expensive.',
        paragraphs: [
          'The driver parks, plugs in and goes home. We read the battery level. You have set the departure time and the level you want, and can change them at any time.',
        ],
      },
      {
        when: '{planFrom} to {planTo}',
        title: 'Schedule',
        summary:
          'The charging schedule lets the evening pass, while only the vehicles it does not control charge. At {givenBackHour}, when power is worth {peakPrice}, it exports {givenBack} to the grid; it charges overnight, when the price falls to {lowPrice}.',
        paragraphs: [
          'The charging schedule works back from the departure time and buys energy in the cheapest hours, within your site’s power limit. That is smart charging (V1G): software, no hardware.',
          'Where the charger is bidirectional and the vehicle compatible, it can also export energy to the grid when it is worth most (V2G). The reserve you set stays in the battery: {reserve} here. On market prices alone such nights are rare; it is mostly grid services that pay for V2G.',
        ],
      },
      {
        when: '{departure}',
        title: 'Leave',
        summary: 'At {departure} every vehicle leaves at {target}, the level asked for.',
        paragraphs: [
          'At the time you set, every vehicle has the charge you asked for. If a departure is brought forward, tell us and the schedule is worked out again at once.',
        ],
      },
    ],
    arrival: 'back at the depot',
    price: 'wholesale price in France',
    priceAt: '{price} at {hour}',
    onArrival: 'on arrival, at the highest price',
    plan: 'smart charging, at the lowest',
    planShort: 'charging',
    givenBack: '{energy} exported to the grid',
    givenBackWhen: 'at the peak (V2G)',
    reserve: 'reserve: never below {level}',
    level: 'battery level',
    departure: 'all leave',
    departureLevel: 'at {level}',
    caption:
      'The night of {date}, at real French market prices (ENTSO-E), spot contract: the one in {year} on which exporting paid most; it paid on only {givingBackNights} of {nights} working nights. {vehicles} vans on {charger} bidirectional chargers, {others} not controlled, wear ({wear}) and grid charges counted. Cost of the night: {onArrivalCost} on arrival (dashed), {smartOnlyCost} with smart charging (V1G), {planCost} with V2G. An ordinary night, {typicalDate}: {typicalOnArrivalCost} on arrival, {typicalPlanCost} with V1G.',
  },
  fleetNight,
  changed: {
    title: 'A departure brought forward? The schedule follows.',
    lead: 'At {changedAt}, the departure of vehicle {changed} is moved from {former} to {departure}, and its charging with it. To make room, {makeRoom} other vans charge at other hours, and the site stays within {site}. The other {others} leave when they were due to.',
    link: 'See the whole fleet portal',
  },
  connection: {
    title: 'Before the first night: connecting remotely',
    paragraphs: [
      'Smart charging (V1G) runs through the software of your vehicles or chargers, remotely. No box, no electrician, no downtime.',
      'V2G takes a bidirectional charger and a compatible vehicle. We check that your models are compatible first, then put a figure on it.',
    ],
    steps: [
      { name: 'Contract', when: 'day one' },
      { name: 'Connection', when: f.claims.connectionWithin },
      {
        name: 'First gain',
        when: f.claims.firstRevenueWithin,
      },
      { name: 'Our invoice', when: 'every month' },
    ],
    questions: 'Questions about installation',
  },
  benefits: {
    title: 'What everyone gains',
    fleet: {
      title: 'Your fleet',
      before: 'up to',
      figure: f.claims.headlineGainMax,
      condition: `per electric truck per year, after sharing: ${f.trucks.vehicles} trucks plugged in from ${f.trucks.from} to ${f.trucks.to} keep ${f.trucks.keeps} each on spot prices, compared with charging on arrival; ${f.trucks.otherSituations}.`,
      seeFleet: 'See this fleet in the simulator',
      points: [
        {
          title: 'Cheaper charging',
          text: 'The same energy bought at other hours, and less contracted capacity.',
        },
        {
          title: 'Revenue on top',
          text: 'Your flexibility is sold to the grid. Your share is paid every month.',
        },
        {
          title: 'The same habits',
          text: 'Same drivers, same timetable and, with V1G, same chargers.',
        },
      ],
    },
    network: {
      title: 'The grid',
      before: 'in the evening',
      figure: '{planKw}',
      condition:
        'drawn by the depot in our example from {arrival} to midnight, by the vehicles that are not controlled, against {onArrivalKw} if all charged on arrival.',
      points: [
        {
          title: 'A lower peak',
          text: 'Controlled vehicles no longer charge in the evening, when everyone wants power.',
        },
        {
          title: 'Power at the peak',
          text: 'With V2G, parked batteries supply energy at the peak.',
        },
        {
          title: 'More low-carbon power',
          text: 'Charging happens overnight, when there is plenty of it.',
        },
      ],
    },
    security: {
      title: 'Security and reliability',
      before: 'at {departure}',
      figure: '{target}',
      condition:
        'in every battery in our example, the level asked for; and never below {reserve} overnight.',
      points: [
        {
          title: 'Departure first',
          text: 'A vehicle that would run out of time to recharge is not offered to the grid.',
        },
        {
          title: 'You stay in charge',
          text: 'Time, level, reserve: change them whenever you like, vehicle by vehicle.',
        },
        {
          title: 'If the connection drops',
          text: 'The charger goes back to normal charging and the van leaves charged.',
        },
      ],
    },
  },
  closing: {
    title: 'Let’s talk about your depot',
    lead: 'With your timetable, your chargers and your electricity contract, we work out your net gain and tell you whether the project is worth it.',
    contact: 'Contact us',
    register: 'Pre-register my fleet',
  },
} as const satisfies Words<typeof fr>;
