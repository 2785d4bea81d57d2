import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { number, percent } from '../figures.ts';
import type fr from '../fr/banks.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Banks and lessors: finance a vehicle that earns',
    description:
      'A vehicle whose battery earns is financed differently: recurring revenue, measured risk and a residual value easier to defend.',
  },
  crumbs: { overview: 'Partners', here: 'Banks and lessors' },
  hero: {
    title: 'The lease on one side, the revenue on the other.',
    lead: 'When the battery earns every month, the credit case changes. Here is what we bring to yours.',
    contact: 'Look at a case together',
  },
  ledger: {
    title: 'One van, two years of prices',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    smart: 'saved by V1G, no hardware',
    v2g: 'added by V2G',
    summary:
      'Saving per van, month by month: {firstSmart} in {firstYear} and {secondSmart} in {secondYear} with smart charging; V2G adds {firstAdded} and {secondAdded}.',
    caption:
      'Per vehicle, against charging on arrival, at {reference} of the best possible plan. Depot of {vehicles} vans with {battery} batteries, {charger} chargers, site capped at {site}, {nights} nights a week from {arrival} to {departure}, charged from {start} to {target}. French wholesale prices, hourly averages of each month, source ENTSO-E; battery wear {wear}. Before sharing. Grid services, network charges and taxes left out.',
  },
  financing: {
    title: 'The battery joins the financing plan.',
    lead: 'On one side, the charger to finance. On the other, what it lets the fleet collect. You see both on one page.',
    items: [
      {
        title: 'Integrated V2G financing',
        text: 'Vehicle, bidirectional charger and control in a single package. The customer can sign one contract instead of three.',
      },
      {
        title: 'Income to set against the lease',
        text: 'The fleet’s share is paid every month, just as the instalment falls due.',
      },
      {
        title: 'V1G: nothing to finance',
        text: 'Smart charging is software: no hardware to buy. Only V2G takes a bidirectional charger and a compatible vehicle.',
      },
      {
        title: 'A battery looked after',
        text: 'Every decision counts wear and keeps a reserve. Where selling would cost more in wear than it brings in, nothing is sold.',
      },
    ],
  },
  risk: {
    title: 'Risk comes as a range.',
    lead: 'A single figure will not satisfy a credit committee. Here is the range, over two years of real prices.',
    smart: 'V1G, {year} prices',
    v2g: 'V1G + V2G, {year} prices',
    low: 'low',
    reference: 'reference',
    high: 'high',
    summary:
      'Saving per vehicle per year, low to high: smart charging, {firstSmartLow} to {firstSmartHigh} at {firstYear} prices, {secondSmartLow} to {secondSmartHigh} at {secondYear} prices.',
    caption:
      'Per vehicle per year. Low: {low} of the best possible plan, wear of {lowWear}; reference: {reference}, {wear}; high: {high}, {highWear}. Otherwise the assumptions of the ledger at the top of the page.',
    recompute: 'Run it with other assumptions',
    points: [
      {
        title: 'Price',
        text: 'From {firstYear} to {secondYear}, electricity fell by {priceFall} on average. The saving fell by only {savingFall}: it lives on the gap between hours, not on the level.',
      },
      {
        title: 'Capture',
        text: 'Late returns, early departures, wrong forecasts: no plan catches everything. Hence the {low} of the low case.',
      },
      {
        title: 'Use',
        text: 'A vehicle that is not plugged in earns nothing. Plug-in nights are the first thing to ask a fleet for.',
      },
    ],
  },
  support: {
    title: 'Your teams know the customer. We bring the figures.',
    lead: 'Commercial support starts before anyone signs.',
    items: [
      'An estimate for each fleet, with its own hours and vehicles.',
      'Material your account managers can show as it stands.',
      'A specialist beside you at the technical meeting.',
    ],
    figures: [
      {
        figure: `€${number(CLAIMS.generatedForPartners.value, 'en')}m+`,
        name: 'generated for partners',
        basis: 'All partners of the programme together.',
      },
      {
        figure: percent(CLAIMS.satisfaction.value, 'en'),
        name: 'satisfaction',
        basis: 'Among the programme’s partners.',
      },
    ],
  },
  closing: {
    title: 'Bring us a real case.',
    lead: `A fleet, your assumptions on rates, those of ${BRAND.name} on prices: let us lay them side by side.`,
    contact: 'Submit a case',
  },
} as const satisfies Words<typeof fr>;
