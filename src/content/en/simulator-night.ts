import type fr from '../fr/simulator-night.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  title: 'A night at your depot',
  choice: {
    label: 'Night shown',
    winter: 'Winter night',
    summer: 'Summer night',
    mean: 'Average night {year}',
    dearest: 'Most expensive, {date}',
    negative: 'Negative prices, {date}',
    other: 'Replay a date',
    date: 'Date to replay',
    dayOff: '{asked} is not a working day: this is {shown}, the nearest one.',
    noPrices:
      'There are no prices for {asked}: the night shown stays the same. Dates run from {first} to {last}.',
  },
  missing: {
    open: 'Your price is missing.',
    unknown: 'Price unknown.',
    supposed: ['These bars assume', 'that it changes every hour.'],
  },
  labels: {
    today: {
      open: ['today, if charging starts on arrival', 'today, on arrival', 'today'],
      supposed: ['today: {kva} assumed', 'today: {kva}', 'today'],
      plain: ['today: {kva}', 'today'],
    },
    plan: [
      `with ${f.brand.name}: {kva} are enough`,
      `with ${f.brand.name}: {kva}`,
      `with ${f.brand.name}`,
    ],
    sold: ['{kva} exported to the grid', '{kva} exported', '{kva}'],
    ready: [
      ['{count} vehicles', 'ready by {time}'],
      ['{count} ready', 'by {time}'],
    ],
    notReady: [
      ['{count} vehicles', '{level} at {time}'],
      ['{count} at {level}', '{time}'],
    ],
    price: ['{price} c€/kWh', '{price} c€', '{price}'],
    priceAt: ['{price} c€/kWh at {hour}', '{price} c€ at {hour}', '{price} c€'],
    flat: ['at all hours'],
    flatReason: [
      'at all hours; but grid charges are lower {hours}',
      'grid charges are lower {hours}',
      'grid charges fall at {hour}',
    ],
  },
  classes: {
    peak: ['winter peak'],
    full: ['peak hours', 'peak'],
    offPeak: ['off-peak hours', 'off-peak'],
  },
  fromTo: 'from {from} to {to}',
  and: 'and',
  caption: {
    mean: 'Energy price, average of {year}, without grid charges.',
    day: 'Energy price of {date}, without grid charges.',
    supposed: 'Energy prices, assumed, without grid charges.',
    ofBill: 'Energy prices of your bill, without grid charges.',
    open: 'Average of {year}.',
    openPower: 'Average of {year}, {kva} assumed.',
    sun: 'These are market averages: in summer the sun lowers the price of peak hours.',
    notControlled: `From {from} to {to}, with ${f.brand.name}: the {share} that are not controlled.`,
  },
  conclusion: {
    openPrice: 'Price assumed: it changes every hour.',
    openBaseline: 'Charging today is assumed to start on arrival.',
    when: {
      mean: 'On average over {year}',
      winter: 'On average from December to February {year}',
      summer: 'On average from April to October {year}',
      day: 'At the prices of {date}',
    },
    cost: `{when}, if everything goes as planned, charging the whole fleet costs {today} per working day today and {plan} with ${f.brand.name}: energy, grid charges and excise duty, before sharing, subscribed power not included.`,
    limits:
      'The charging plan draws {planned} at most; {subscribed} of subscribed power is enough, margin included.',
    sold: '{kwh} are exported to the grid, battery wear deducted.',
  },
  table: {
    summary: 'See the figures',
    caption: 'Power of the site hour by hour',
    hour: 'From',
    energy: 'Energy (c€/kWh)',
    grid: 'Grid charges (c€/kWh)',
    today: 'Today (kVA)',
    plan: `With ${f.brand.name} (kVA)`,
    sold: 'Exported (kVA)',
    level: 'Battery',
  },
} as const satisfies Words<typeof fr>;
