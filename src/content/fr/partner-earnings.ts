import { BRAND } from '#domain/site/brand.ts';
import { OWN_SHARE_PERCENT, SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { PARTNER_FLEET_SIZES } from '../partner-fleet-sizes.ts';
import { stated } from '../statements.ts';

const { of, between } = fleetFigures('fr');
const [depot, delivery] = [of('depot'), of('delivery')];

/** What a partner earns with the vehicles it brings, on the three partner pages. */
export default {
  title: 'Ce que vous gagnez',
  paragraphs: [
    `${BRAND.name} facture ${percent(OWN_SHARE_PERCENT, 'fr')} de la valeur créée par chaque véhicule que vous apportez ; les montants donnés ici supposent ${percent(SIMULATED_OWN_SHARE_PERCENT, 'fr')}. Votre part est un pourcentage de cette facture, fixé par contrat et versé tant que le véhicule est piloté. La flotte garde la même chose avec ou sans vous.`,
    ...stated('partnerShare', 'fr'),
  ],
  example: {
    caption: `Ce que ${BRAND.name} facture par an, dont votre part est prélevée`,
    rows: PARTNER_FLEET_SIZES.map((vehicles) => ({
      name: `${number(vehicles, 'fr')} véhicules`,
      amount: between(vehicles * depot.ourEuros, vehicles * delivery.ourEuros),
    })),
    basis: `En offre spot, par rapport à une recharge dès l’arrivée, moyenne des prix de 2023 à 2025, hors TVA : de ${depot.ourPart} par véhicule (dépôt de ${depot.vehicles} utilitaires) à ${delivery.ourPart} (${delivery.vehicles} utilitaires de livraison), branchés de ${depot.from} à ${depot.to}.`,
  },
} as const;
