import { fleetFigures } from '../fleet-figures.ts';

const depot = fleetFigures('fr').of('depot');

/** What the depot of the home page keeps, in one line: for pages that speak of something else first. */
export default {
  figure: depot.keeps,
  unit: 'nets par véhicule et par an',
  basis: `${depot.vehicles} utilitaires branchés de ${depot.from} à ${depot.to}, par rapport à une recharge dès l’arrivée ; de ${depot.low} à ${depot.high} selon l’année.`,
  link: 'Calculer pour ma flotte',
} as const;
