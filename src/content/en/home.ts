import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, euros, hours, number, percent } from '../figures.ts';
import type fr from '../fr/home.ts';
import type { Words } from '../words.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: `${BRAND.name}: flexible charging that pays electric fleets`,
    description: `Your electric vehicles wait all night. ${BRAND.name} moves their charging, sells that flexibility to the grid and shares the revenue with you.`,
  },
  hero: {
    title: 'Your fleet earns while it sleeps.',
    lead: `Your vehicles are plugged in for thirteen hours and charge in little more than four. ${BRAND.name} picks the right hours, cuts your bill, sells your flexibility to the grid and shares the gain with you.`,
    discover: 'See what my fleet could earn',
    demo: 'Request a quick demo',
    card: {
      upTo: 'Up to',
      figure: euros(CLAIMS.headlineGainMax.value, 'en'),
      per: 'per vehicle per year',
      condition:
        'After sharing: {largeVans} large vans on {largeCharger} chargers, using {largeEnergy} a day and plugged in from {largeArrival} to {largeDeparture}, keep {largeGain} each.',
      seeFleet: 'See this fleet in the simulator',
      points: [
        `${euros(CLAIMS.ownInitialCost.value, 'en')} of hardware for smart charging (V1G)`,
        'Vehicles ready on time, every morning',
        `Paid monthly, ${number(CLAIMS.noticePeriod.value, 'en')} days’ notice`,
      ],
    },
  },
  night: {
    summary:
      'The night of {date} at the depot, at real prices: electricity peaks at {peakPrice} at {peakHour} and by {lowHour} has fallen to {lowPrice}. Charging {vehicles} vans on arrival costs {onArrivalCost}, grid charges and excise duty included; smart charging, {planCost}.',
    arrival: 'back at the depot',
    departure: 'all leave at {level}',
    priceName: 'Wholesale price, France',
    priceNote: 'real prices, {date}',
    priceAt: '{price} at {hour}',
    onArrival: 'Charging on arrival',
    plan: 'Smart charging',
    planShort: 'Smart',
    others: '{share} not controlled',
    level: 'battery level',
    levelShort: 'batteries',
    caption:
      'An ordinary night: {date}, at real prices, the median of the {nights} working nights of {year} by what it saves. {vehicles} vans, {battery} batteries, {charger} chargers, {site} subscribed, charged from {start} to {target}; {others} of the vehicles are not controlled and charge on arrival. Electricity with grid charges and excise duty, without subscribed power and VAT; day-ahead prices, source ENTSO-E. Over the year the fleet keeps {gain} per vehicle, {gainLow} to {gainHigh} depending on the assumptions.',
    recompute: 'Open this depot in the simulator',
  },
  explainer: {
    title: 'The grid pays for what your vehicles do best: wait.',
    lead: 'At {peakHour} everyone wants power and the price peaks. Your vans have until {departure} to charge.',
    summary: `Plugged-in vehicles offer their flexibility to ${BRAND.name}, which sells it to the grid; the money comes back to the fleet.`,
    vehicles: 'Your vehicles',
    product: `${BRAND.name}`,
    grid: 'The grid',
    offered: 'flexibility',
    sold: 'flexibility sold',
    paid: 'payment',
    points: [
      {
        title: 'Savings',
        text: 'Charging slides to the cheapest hours. Departure time stays where it is.',
      },
      {
        title: 'Revenue',
        text: 'Your flexibility is sold on the electricity markets. Your share is paid every month.',
      },
      {
        title: 'Impact',
        text: 'Fewer back-up power stations at the evening peak, more low-carbon power used overnight.',
      },
    ],
    more: 'See how it works',
  },
  divider: { low: '{hour}: the lowest price of the night' },
  benefits: {
    title: 'Three good reasons. You can count the first.',
    economic: {
      figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
      title: 'off the cost of charging',
      text: `What a depot keeps, after sharing, when its vehicles come back between ${clock(from, 'en')} and ${clock(to, 'en')} and its price follows the hour. Same energy, same departure. What changes is when you buy, and the power you subscribe.`,
      summary:
        'Cost of charging hour by hour: on arrival, {onArrivalCost} crowded into the evening; with the plan, {planCost} spread over the night.',
      note: 'The night of {date}, at real prices, grid charges and excise duty included: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid), before sharing. Over the year, lower subscribed power comes on top.',
    },
    simple: {
      title: 'Simple: nothing to fit',
      text: 'For smart charging, the connection runs through the software of your vehicles or chargers. No box, no electrician, no downtime.',
      steps: [
        { name: 'Contract', when: 'day one' },
        { name: 'Connection', when: hours(CLAIMS.connectionWithin.value, 'en') },
        {
          name: 'First revenue',
          when: `within ${number(CLAIMS.firstRevenueWithin.value, 'en')} weeks`,
        },
        { name: 'Payment', when: 'every month' },
      ],
    },
    strategic: {
      title: 'Strategic: ready for what comes next',
      text: 'Smart charging now; V2G one vehicle at a time, as your chargers become bidirectional.',
      now: 'smart-charged today',
      next: 'V2G as chargers allow',
      later: 'to come',
    },
  },
  compatibility: {
    title: 'Your fleet is probably ready already.',
    lead: `More than ${number(CLAIMS.compatibleModels.value, 'en')} models recognised, and the chargers you already have.`,
    pause: 'Stop the scrolling',
    play: 'Resume the scrolling',
    vehicleBrands: 'Vehicle makes',
    chargerMakers: 'Charger makers',
    note: 'Makes are named to show compatibility; trade marks belong to their owners.',
    check: 'Check my models',
    list: 'See the list and its sources',
  },
  comparison: {
    title: 'Nothing to pay up front, revenue every month.',
    note: 'Smart charging (V1G) takes nothing but our software. Giving energy back to the grid (V2G) takes a bidirectional charger and a compatible vehicle; we check that with you.',
    caption: `A conventional system and ${BRAND.name}, compared`,
    criterion: 'Criterion',
    classic: 'Conventional system',
    product: `${BRAND.name}`,
    cost: {
      name: 'Upfront cost',
      classic: euros(CLAIMS.classicInitialCost.value, 'en'),
      classicPer: 'per charger',
      product: euros(CLAIMS.ownInitialCost.value, 'en'),
      productPer: 'for smart charging (V1G)',
    },
    rows: [
      { name: 'Hardware', classic: 'One box per charger', product: 'None for smart charging' },
      {
        name: 'Installation',
        classic: 'Electrician, chargers offline',
        product: `Remote, within ${hours(CLAIMS.connectionWithin.value, 'en')}`,
      },
      { name: 'Maintenance', classic: 'At your expense', product: 'Included, remote' },
      { name: 'Revenue', classic: 'None', product: 'Shared, paid every month' },
    ],
  },
  closing: {
    title: 'At 7 a.m. every van leaves charged.',
    lead: `Join the private beta: free, limited places, an answer within ${hours(CLAIMS.profileReviewWithin.value, 'en')}.`,
    register: 'Pre-register my fleet',
    simulate: 'Simulate first',
  },
} as const satisfies Words<typeof fr>;
