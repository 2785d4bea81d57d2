import { BRAND } from '#domain/site/brand.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';

const depot = fleetFigures('fr').of('depot');
const { before, supplier, created, invoice, keeps } = depot.month;

/** One van, one month: who pays whom. */
export default {
  caption: 'Un utilitaire, un mois',
  rows: [
    { name: 'Facture du fournisseur aujourd’hui', amount: before },
    { name: 'Facture du fournisseur avec nous', amount: supplier },
    {
      name: `Facture de ${BRAND.name} : ${percent(SIMULATED_OWN_SHARE_PERCENT, 'fr')} des ${created} d’écart`,
      amount: invoice,
    },
  ],
  result: { name: 'Ce que vous gardez', amount: keeps },
  basis: `Dépôt de ${depot.vehicles} utilitaires branchés de ${depot.from} à ${depot.to}, en offre spot, par rapport à une recharge dès l’arrivée. Moyenne mensuelle des prix de 2023 à 2025, hors TVA : ${depot.keepsOfBill} de la facture, car ce dépôt souscrit déjà peu de puissance.`,
} as const;
