import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { euros, hours, number } from '../figures.ts';
import type fr from '../fr/how-it-works.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'How it works: a night at the depot, step by step',
    description: `Plug in, plan, leave charged: how ${BRAND.name} moves your vehicles’ charging to the best hours and sells their flexibility to the grid.`,
  },
  hero: {
    title: 'Plug in, wait, leave charged.',
    lead: `Your drivers plug in when they come back. ${BRAND.name} picks the hours. In the morning every vehicle is ready at the time you set.`,
    contact: 'Talk to a specialist',
    simulate: 'Simulate my fleet',
  },
  night: {
    title: 'Three moments. Your drivers already know two of them.',
    steps: [
      {
        when: '{arrival}',
        title: 'Plug in',
        summary:
          'At {arrival} the vans are back at the depot and plugged in, batteries at {start}; electricity is already dear.',
        paragraphs: [
          'The driver parks, plugs in and goes home. The battery level reaches us by itself; departure time and target level are yours, set once.',
        ],
      },
      {
        when: '{planFrom} to {planTo}',
        title: 'Plan',
        summary:
          'The plan lets the evening pass, while only the vehicles it does not control charge. At {givenBackHour}, when power is worth {peakPrice}, it gives {givenBack} back to the grid; it charges overnight, when the price falls to {lowPrice}.',
        paragraphs: [
          'The plan starts from the departure and works backwards through the night, buying energy in the cheapest hours and staying within your site’s power limit. That is smart charging (V1G): software, nothing else.',
          'Where the charger is bidirectional and the vehicle compatible, it can also give energy back to the grid when it is worth most (V2G). The reserve you set stays in the battery: {reserve} here. On market prices alone such nights are rare; V2G is paid above all by grid services.',
        ],
      },
      {
        when: '{departure}',
        title: 'Leave',
        summary: 'At {departure} every vehicle leaves at {target}, the level asked for.',
        paragraphs: [
          'On the hour, every vehicle is at the level you asked for. Leaving earlier? Say so, and the plan is worked out again at once.',
        ],
      },
    ],
    arrival: 'back at the depot',
    price: 'wholesale price',
    priceAt: '{price} at {hour}',
    onArrival: 'on arrival, at the highest price',
    plan: 'smart charging, at the lowest',
    planShort: 'charging',
    givenBack: '{energy} given back to the grid',
    givenBackWhen: 'at the peak (V2G)',
    reserve: 'reserve: never below {level}',
    level: 'battery level',
    departure: 'all leave',
    departureLevel: 'at {level}',
    caption:
      'The night of {date}, cut in three, at real prices: the one in {year} on which giving back paid most. After wear ({wear}) and grid charges, it paid on only {givingBackNights} of {nights} working nights. {vehicles} vans, {battery} batteries, {charger} bidirectional chargers, {site} subscribed, {others} of the vehicles not controlled. The night’s electricity, grid charges and excise duty included, costs {onArrivalCost} on arrival (dashed), {smartOnlyCost} with smart charging (V1G), {planCost} with V2G. An ordinary night, {typicalDate}: {typicalOnArrivalCost} on arrival, {typicalPlanCost} with V1G. Day-ahead prices, source ENTSO-E.',
  },
  connection: {
    title: 'Before the first night: a connection, not a building site.',
    paragraphs: [
      'Smart charging (V1G) runs through the software of your vehicles or chargers, remotely. No box, no electrician, no downtime.',
      'V2G takes a bidirectional charger and a compatible vehicle. We check your models with you before we talk about money.',
    ],
    steps: [
      { name: 'Contract', when: 'day one' },
      { name: 'Connection', when: hours(CLAIMS.connectionWithin.value, 'en') },
      {
        name: 'First revenue',
        when: `within ${number(CLAIMS.firstRevenueWithin.value, 'en')} weeks`,
      },
      { name: 'Payment', when: 'every month' },
    ],
    questions: 'Questions about installation',
  },
  benefits: {
    title: 'Who gains, and what.',
    fleet: {
      title: 'Your fleet',
      before: 'up to',
      figure: euros(CLAIMS.headlineGainMax.value, 'en'),
      condition:
        'per vehicle per year, after sharing: {largeVans} large vans on {largeCharger} chargers, using {largeEnergy} a day and plugged in from {largeArrival} to {largeDeparture}, keep {largeGain} each.',
      seeFleet: 'See this fleet in the simulator',
      points: [
        {
          title: 'Cheaper charging',
          text: 'Same energy, same departure. What changes is when you buy, and the power you subscribe.',
        },
        {
          title: 'Revenue on top',
          text: 'Your flexibility is sold to the grid. The larger share is yours, paid every month.',
        },
        {
          title: 'Nothing to relearn',
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
          text: 'What we control leaves the evening, when everyone wants power.',
        },
        {
          title: 'A reserve that answers',
          text: 'With V2G, parked batteries give energy back at the peak instead of back-up power stations.',
        },
        {
          title: 'A better-used night',
          text: 'Charging happens when low-carbon power is plentiful.',
        },
      ],
    },
    security: {
      title: 'Security',
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
          title: 'A dropped line stops nothing',
          text: 'If the connection drops, the charger goes back to charging normally. The van leaves.',
        },
      ],
    },
  },
  closing: {
    title: 'Show us one of your nights.',
    lead: 'Your timetable, your chargers, your electricity contract: we will tell you what they are worth, and what they are not.',
    contact: 'Contact us',
    register: 'Pre-register my fleet',
  },
} as const satisfies Words<typeof fr>;
