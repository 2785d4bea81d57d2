import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/gain-line.ts';
import type { Words } from '../words.ts';

const depot = fleetFigures('en').of('depot');

export default {
  figure: depot.keeps,
  unit: 'net per vehicle per year',
  basis: `${depot.vehicles} vans plugged in from ${depot.from} to ${depot.to}, compared with charging on arrival; ${depot.low} to ${depot.high} depending on the year.`,
  link: 'Calculate for my fleet',
} as const satisfies Words<typeof fr>;
