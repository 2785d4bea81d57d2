import { CLAIMED_UP_TO_KM, EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { clock, euros, measure, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/home.ts';
import { promised } from '../promises.ts';
import { shareRule } from '../share-rule.ts';
import type { Words } from '../words.ts';

const [from, to] = EVENING_RETURN_HOURS;
const { of } = fleetFigures('en');
const [depot, trucks] = [of('depot'), of('trucks')];

export default {
  meta: {
    title: `${BRAND.name}: flexible charging for electric fleets`,
    description: `${BRAND.name} charges your electric vehicles at the cheapest hours and sells their flexibility. You keep ${percent(FLEET_SHARE_PERCENT, 'en')} of the value created.`,
  },
  hero: {
    title: 'Your fleet charges for less at night.',
    lead: `${BRAND.name} charges your vehicles at the cheapest hours. You keep ${percent(FLEET_SHARE_PERCENT, 'en')} of the value created.`,
    discover: 'See my fleet’s potential',
    demo: 'Request a quick demo',
    calculate: 'Calculate first, no email needed',
    card: {
      upTo: 'Up to',
      figure: euros(CLAIMS.headlineGainMax.value, 'en'),
      atMost: 'at most,',
      per: 'a year per electric truck',
      condition: `${trucks.keeps} on spot prices, ${trucks.byClass.keeps} with peak and off-peak prices (charging on arrival); ${trucks.byTimer.keeps} and ${trucks.byClassAndTimer.keeps} with a timer.`,
      seeFleet: `Simulate these ${trucks.vehicles} trucks`,
      span: depot.span,
      spanOf: 'a year per van, depending on your price and charging',
      points: [
        `${euros(CLAIMS.ownInitialCost.value, 'en')} of hardware (V1G)`,
        'Ready on time',
        'Ready for V2G',
      ],
    },
  },
  night: {
    choose: 'The night shown',
    hour: 'Hour of the night',
    move: 'Move the hour',
    spoken: {
      until: `Cost until {hour}: {onArrivalCost} on arrival, {planCost} with ${BRAND.name}. {happening}`,
      whole: `Cost of the whole night, until {hour}: {onArrivalCost} on arrival, {planCost} with ${BRAND.name}. {happening}`,
    },
    period: { until: 'until {hour}', whole: 'all night' },
    sums: { onArrival: `Without ${BRAND.name}`, plan: `With ${BRAND.name}` },
    arrival: 'back at the depot',
    departure: ['all leave', 'at {target}'],
    peakPrice: 'Wholesale: {peakPrice} at {peakHour}',
    lowPrice: '{lowPrice} at {lowHour}',
    onArrival: 'On arrival',
    planBars: `${BRAND.name}’s plan`,
    planBarsShort: 'Plan',
    others: '{others} not controlled',
    givenBack: ['{givenBack} given back', 'to the grid (V2G)'],
    givenBackShort: 'Given back',
    arriving: '{count} of {vehicles} vans are in',
    plugged: 'Controlled batteries at {level}',
    leaving: '{vehicles} vans leave at {target}',
    happening: {
      arriving: ['The vans plug in.', 'They leave at {departureHour}: no hurry.'],
      givingBack: ['The batteries give back {givenBack}.', 'The grid pays {peakPrice} for it.'],
      waiting: ['Prices are high: batteries wait.', 'Only vans outside the plan charge.'],
      charging: ['Prices are low: time to charge.', 'And less capacity to contract.'],
      ready: ['All ready ahead of time.', 'At {departureHour} they leave.'],
      over: ['{kept} for you that night', '({fleetShare} of the {saved} saved)'],
    },
    typical: {
      name: 'A typical night',
      summary:
        'The night of {date} at the depot, at real prices: electricity peaks at {peakPrice} at {peakHour} and by {lowHour} has fallen to {lowPrice}. Charging {vehicles} vans on arrival costs {onArrivalCost} on spot prices, grid charges and excise duty included; smart charging, {planCost}.',
      caption: `The median working night of {year}, real French market prices (ENTSO-E), spot contract: {vehicles} vans, {site} of contracted capacity, grid charges and excise duty included. Without ${BRAND.name} they charge on arrival.`,
    },
    v2g: {
      name: 'A night with V2G',
      summary:
        'The night of {date} at the same depot, with bidirectional chargers: at {peakHour} electricity is worth {peakPrice} and the batteries give {givenBack} back to the grid. Charged on arrival, the night costs {onArrivalCost}; with V2G, {planCost}, wear deducted.',
      caption:
        'The night of {year} on which giving back paid most, after wear ({wear}) and grid charges: without V2G, {smartOnlyCost}. At French wholesale prices alone, giving back paid on only {givingBackNights} of {nights} nights. Bidirectional chargers, before sharing.',
    },
    recompute: 'Open this depot in the simulator',
  },
  explainer: {
    title: 'Why a plugged-in vehicle is worth money',
    lead: 'At {peakHour} all of France wants power and the price peaks. Your vans have until {departure} to charge.',
    summary: `Plugged-in vehicles offer their flexibility to ${BRAND.name}, which sells it to the grid; the fleet’s share of that revenue is paid every month.`,
    vehicles: 'Your vehicles',
    product: `${BRAND.name}`,
    grid: 'The grid',
    offered: 'flexibility',
    sold: 'flexibility sold',
    paid: 'payment',
    points: [
      {
        title: 'Savings',
        text: 'Charging moves to the cheapest hours. Departure times do not change.',
      },
      {
        title: 'Revenue',
        text: 'Your flexibility is sold on the electricity markets. Your share is paid every month.',
      },
      {
        title: 'Impact',
        text: 'Your vehicles no longer charge at the evening peak, when the grid is under most strain.',
      },
    ],
    more: 'See how it works',
  },
  divider: { low: '{hour}: the lowest price of the night' },
  benefits: {
    title: 'Three reasons to switch to smart charging',
    economic: {
      figure: percent(CLAIMS.chargingCostReduction.value, 'en'),
      title: 'off your charging bill, after sharing',
      text: `On spot prices, by the hour, compared with charging on arrival: back between ${clock(from, 'en')} and ${clock(to, 'en')}, up to ${measure(CLAIMED_UP_TO_KM, 'km', 'en')} a day. Same energy, same departures: charging moves to the cheapest hours and the site needs less contracted power. With another price or a timer the gain is smaller: the simulator works it out.`,
      summary:
        'Cost of charging hour by hour: on arrival, {onArrivalCost} crowded into the evening; with smart charging, {planCost} spread over the night.',
      note: 'The night of {date}, before sharing: {onArrivalCost} on arrival (dashed), {planCost} with smart charging (solid).',
    },
    simple: {
      title: 'Simple: nothing to install',
      text: 'For smart charging, the connection runs through the software of your vehicles or chargers. No box, no electrician, no downtime.',
      steps: [
        { name: 'Contract', when: 'day one' },
        { name: 'Connection', when: promised('connectionWithin', 'en') },
        {
          name: 'First gain',
          when: promised('firstRevenueWithin', 'en'),
        },
        { name: 'Our invoice', when: 'every month' },
      ],
    },
    strategic: {
      title: 'Strategic: ready for V2G',
      text: 'Smart charging now; V2G one vehicle at a time, as your chargers become bidirectional.',
      now: 'smart-charged today',
      next: 'V2G as chargers allow',
      later: 'to come',
    },
  },
  compatibility: {
    title: 'Your vehicles and chargers are probably compatible',
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
    title: 'Nothing to pay up front, a lower charging bill every month',
    note: 'Smart charging (V1G) takes nothing but our software. V2G takes a bidirectional charger and a compatible vehicle; we check that with you.',
    share: shareRule('en'),
    example: 'One van, one month: the sums',
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
        product: `Remote, ${promised('connectionWithin', 'en')}`,
      },
      { name: 'Maintenance', classic: 'At your expense', product: 'Included, remote' },
      {
        name: 'What you keep',
        classic: 'None',
        product: `${percent(FLEET_SHARE_PERCENT, 'en')} of the value created, savings included`,
      },
    ],
  },
  closing: {
    title: 'Sign your fleet up for the private beta',
    lead: `Free, limited places, your profile reviewed ${promised('profileReviewWithin', 'en')}.`,
    register: 'Pre-register my fleet',
    simulate: 'Simulate first',
  },
} as const satisfies Words<typeof fr>;
