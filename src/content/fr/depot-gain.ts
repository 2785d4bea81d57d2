import { f } from './facts.ts';

const fleet = `Dépôt de ${f.depot.vehicles} utilitaires branchés de ${f.depot.from} à ${f.depot.to}, prix de ${f.depot.firstYear.year} à ${f.depot.thirdYear.year} en France, part de ${f.brand.name} (${f.simulatedShare}) déduite.`;

/**
 * What the depot of the home page keeps with smart charging alone, in which situation, how surely, and what it
 * keeps in others: said in the same words wherever a page opens with it. `condition` is for little room, `fleet`
 * for where the other situations are drawn.
 */
export default {
  figure: f.depot.keeps,
  per: 'de moins par véhicule et par an',
  against: 'en offre spot, par rapport à une recharge dès l’arrivée',
  condition: `Dans un dépôt de ${f.depot.vehicles} utilitaires branchés de ${f.depot.from} à ${f.depot.to}, en offre spot, par rapport à une recharge dès l’arrivée ; ${f.depot.otherSituations}.`,
  note: `De ${f.depot.low} à ${f.depot.high}, du cas prudent au cas favorable ; ${f.depot.otherSituations}. ${fleet}`,
  fleet,
  link: 'Calculer pour ma flotte',
  own: 'D’après votre simulation',
  example: 'Ci-dessous, notre exemple.',
} as const;
