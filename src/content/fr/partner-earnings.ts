import { f } from './facts.ts';

/** What a partner earns with the vehicles it brings, on the three partner pages. */
export default {
  title: 'Ce que vous gagnez',
  paragraphs: [
    `${f.brand.name} facture ${f.claims.ownShare} de la valeur créée par chaque véhicule que vous apportez ; les montants donnés ici supposent ${f.simulatedShare}. Votre part est un pourcentage de cette facture, fixé par contrat et versé tant que le véhicule est piloté. La flotte garde la même chose avec ou sans vous.`,
    ...f.stated.partnerShare,
  ],
  example: {
    caption: `Ce que ${f.brand.name} facture par an, dont votre part est prélevée`,
    rows: f.partner.invoices.map(({ vehicles, amount }) => ({
      name: `${vehicles} véhicules`,
      amount,
    })),
    basis: `En offre spot, par rapport à une recharge dès l’arrivée, moyenne des prix de 2023 à 2025, hors TVA : de ${f.depot.ourPart} par véhicule (dépôt de ${f.depot.vehicles} utilitaires) à ${f.delivery.ourPart} (${f.delivery.vehicles} utilitaires de livraison), branchés de ${f.depot.from} à ${f.depot.to}.`,
  },
} as const;
