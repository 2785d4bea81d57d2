import { f } from './facts.ts';

const { month } = f.depot;

/** One van, one month: who pays whom. */
export default {
  caption: 'Un utilitaire, un mois',
  rows: [
    { name: 'Facture du fournisseur aujourd’hui', amount: month.before },
    { name: 'Facture du fournisseur avec nous', amount: month.supplier },
    {
      name: `Facture de ${f.brand.name} : ${f.simulatedShare} des ${month.created} d’écart`,
      amount: month.invoice,
    },
  ],
  result: { name: 'Ce que vous gardez', amount: month.keeps },
  basis: `Dépôt de ${f.depot.vehicles} utilitaires branchés de ${f.depot.from} à ${f.depot.to}, en offre spot, par rapport à une recharge dès l’arrivée. Moyenne mensuelle des prix de 2023 à 2025, hors TVA : ${f.depot.keepsOfBill} de la facture, car ce dépôt souscrit déjà peu de puissance.`,
} as const;
