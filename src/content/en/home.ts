import type fr from '../fr/home.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `${f.brand.name}: flexible charging for electric fleets`,
    description: `${f.brand.name} charges your electric vehicles at the cheapest hours and sells their flexibility. You keep ${f.fleetShare} of the value created.`,
  },
  hero: {
    title: 'Your fleet charges for less at night.',
    lead: `${f.brand.name} charges your vehicles at the cheapest hours. You keep ${f.fleetShare} of the value created.`,
    discover: 'See my fleet’s potential',
    demo: 'Request a quick demo',
    calculate: 'Calculate first, no email needed',
    card: {
      upTo: 'Up to',
      figure: f.claims.headlineGainMax,
      atMost: 'at most,',
      per: 'a year per electric truck',
      condition: `${f.trucks.keeps} on spot prices, ${f.trucks.byClass.keeps} with peak and off-peak prices (charging on arrival); ${f.trucks.byTimer.keeps} and ${f.trucks.byClassAndTimer.keeps} with a timer.`,
      seeFleet: `Simulate these ${f.trucks.vehicles} trucks`,
      span: f.depot.span,
      spanOf: 'a year per van, depending on your price and charging',
      points: [`${f.claims.ownInitialCost} of hardware (V1G)`, 'Ready on time', 'Ready for V2G'],
    },
  },
  night: {
    choose: 'The night shown',
    hour: 'Hour of the night',
    move: 'Move the hour',
    spoken: {
      until: `Cost until {hour}: {onArrivalCost} on arrival, {planCost} with ${f.brand.name}. {happening}`,
      whole: `Cost of the whole night, until {hour}: {onArrivalCost} on arrival, {planCost} with ${f.brand.name}. {happening}`,
    },
    period: { until: 'until {hour}', whole: 'all night' },
    sums: { onArrival: `Without ${f.brand.name}`, plan: `With ${f.brand.name}` },
    arrival: 'back at the depot',
    departure: ['all leave', 'at {target}'],
    peakPrice: 'Wholesale: {peakPrice} at {peakHour}',
    lowPrice: '{lowPrice} at {lowHour}',
    onArrival: 'On arrival',
    planBars: `${f.brand.name}’s plan`,
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
      caption: `The median working night of {year}, real French market prices (ENTSO-E), spot contract: {vehicles} vans, {site} of contracted capacity, grid charges and excise duty included. Without ${f.brand.name} they charge on arrival.`,
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
    lead: `At ${f.night.peak.hour} all of France wants power and the price peaks. Your vans have until ${f.depotNight.departure} to charge.`,
    summary: `Plugged-in vehicles offer their flexibility to ${f.brand.name}, which sells it to the grid; the fleet’s share of that revenue is paid every month.`,
    vehicles: 'Your vehicles',
    product: f.brand.name,
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
  divider: { low: `${f.night.low.hour}: the lowest price of the night` },
  benefits: {
    title: 'Three reasons to switch to smart charging',
    economic: {
      figure: f.claims.chargingCostReduction,
      title: 'off your charging bill, after sharing',
      text: `On spot prices, by the hour, compared with charging on arrival: back between ${f.evening.from} and ${f.evening.to}, up to ${f.evening.upTo} a day. Same energy, same departures: charging moves to the cheapest hours and the site needs less contracted power. With another price or a timer the gain is smaller: the simulator works it out.`,
      summary: `Cost of charging hour by hour: on arrival, ${f.night.onArrival} crowded into the evening; with smart charging, ${f.night.plan} spread over the night.`,
      note: `The night of ${f.night.day}, before sharing: ${f.night.onArrival} on arrival (dashed), ${f.night.plan} with smart charging (solid).`,
    },
    simple: {
      title: 'Simple: nothing to install',
      text: 'For smart charging, the connection runs through the software of your vehicles or chargers. No box, no electrician, no downtime.',
      steps: [
        { name: 'Contract', when: 'day one' },
        { name: 'Connection', when: f.claims.connectionWithin },
        {
          name: 'First gain',
          when: f.claims.firstRevenueWithin,
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
    lead: `More than ${f.claims.compatibleModels} models recognised, and the chargers you already have.`,
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
    share: f.shareRule,
    example: 'One van, one month: the sums',
    caption: `A conventional system and ${f.brand.name}, compared`,
    criterion: 'Criterion',
    classic: 'Conventional system',
    product: f.brand.name,
    cost: {
      name: 'Upfront cost',
      classic: f.claims.classicInitialCost,
      classicPer: 'per charger',
      product: f.claims.ownInitialCost,
      productPer: 'for smart charging (V1G)',
    },
    rows: [
      { name: 'Hardware', classic: 'One box per charger', product: 'None for smart charging' },
      {
        name: 'Installation',
        classic: 'Electrician, chargers offline',
        product: `Remote, ${f.claims.connectionWithin}`,
      },
      { name: 'Maintenance', classic: 'At your expense', product: 'Included, remote' },
      {
        name: 'What you keep',
        classic: 'None',
        product: `${f.fleetShare} of the value created, savings included`,
      },
    ],
  },
  closing: {
    title: 'Sign your fleet up for the private beta',
    lead: `Free, limited places, your profile reviewed ${f.claims.profileReviewWithin}.`,
    register: 'Pre-register my fleet',
    simulate: 'Simulate first',
  },
} as const satisfies Words<typeof fr>;
