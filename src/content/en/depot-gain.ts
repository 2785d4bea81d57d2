import type fr from '../fr/depot-gain.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

const fleet = `Depot of ${f.depot.vehicles} vans plugged in from ${f.depot.from} to ${f.depot.to}, French prices from ${f.depot.firstYear.year} to ${f.depot.thirdYear.year}, ${f.brand.name}’s share (${f.simulatedShare}) deducted.`;

export default {
  figure: f.depot.keeps,
  per: 'less per vehicle per year',
  against: 'on spot prices, compared with charging on arrival',
  condition: `At a depot of ${f.depot.vehicles} vans plugged in from ${f.depot.from} to ${f.depot.to}, on spot prices, compared with charging on arrival; ${f.depot.otherSituations}.`,
  note: `From ${f.depot.low} in the cautious case to ${f.depot.high} in the favourable one; ${f.depot.otherSituations}. ${fleet}`,
  fleet,
  link: 'Calculate for my fleet',
  own: 'From your simulation',
  example: 'Below, our example.',
} as const satisfies Words<typeof fr>;
