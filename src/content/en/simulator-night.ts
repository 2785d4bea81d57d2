import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/simulator-night.ts';
import type { Words } from '../words.ts';

export default {
  choice: {
    legend: 'Which night to look at',
    mean: 'Average night {year}',
    dearest: 'The most expensive day',
    negative: 'Negative prices',
    date: 'Replay',
    dayOff: '{asked} is not a working day: this is {shown}, the nearest one.',
  },
  ends: {
    label: 'Plugged-in hours: drag or type',
    arrival: 'Arrival',
    departure: 'Departure',
    spoken: '{hour}, {hours} plugged in',
    plugged: '{hours} plugged in',
  },
  labels: {
    price: 'wholesale price: {price} at {hour}',
    shortPrice: 'price: {price} at {hour}',
    priceAt: '{price} at {hour}',
    today: 'today: {euros}',
    plan: `with ${BRAND.name}: {euros}`,
    level: 'battery of a controlled vehicle',
    endLevel: '{level} at departure',
    startLevel: '{level} on arrival',
    subscribed: 'contracted',
    subscribedToday: 'contracted today',
    subscribedPlan: `enough with ${BRAND.name}`,
    enough: 'enough',
    sold: 'exported',
    soldToGrid: 'exported',
  },
  mean: `On average over {year}, charging the whole fleet costs {today} per working day today and {plan} with ${BRAND.name}.`,
  day: `At the prices of {date}, charging the whole fleet costs {today} today and {plan} with ${BRAND.name}.`,
  counted:
    'Energy, grid charges and excise duty, before sharing; contracted capacity is not included.',
  givenBack: '{kwh} are exported to the grid, battery wear deducted.',
  drawn: 'Wholesale price, power of the site and battery level, hour by hour. {conclusion}',
  table: {
    summary: 'See it as a table',
    caption: 'Hour by hour: price, mean power of the site, level of a controlled vehicle',
    hour: 'From',
    price: 'Wholesale price (€/MWh)',
    grid: 'Grid charges (€/MWh)',
    today: 'Today (kW)',
    plan: `With ${BRAND.name} (kW)`,
    sold: 'Exported (kW)',
    level: 'Level',
  },
} as const satisfies Words<typeof fr>;
