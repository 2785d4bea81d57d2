import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import fleetNight from './fleet-night.ts';
import markets from './markets.ts';
import workedExample from './worked-example.ts';

export default {
  meta: {
    title: 'Flottes électriques : une recharge moins chère',
    description: `Pour les flottes de ${f.servedVehicles} véhicules : la recharge passe aux heures les moins chères, votre flexibilité est vendue, les véhicules partent à l’heure.`,
  },
  hero: {
    title: 'Vos utilitaires passent la nuit branchés. Payez moins cher leur recharge.',
    lead: 'Nous passons la recharge aux heures les moins chères et vendons votre flexibilité au réseau. Aucun matériel à acheter pour la recharge pilotée : vous fixez l’heure de départ et le niveau de chaque véhicule.',
    gain: depotGain,
    situations: f.situations,
    overview: 'Solutions',
    here: 'Opérateurs de flottes',
    simulate: 'Simuler ma flotte',
    contact: 'Parler à un expert',
  },
  fleetNight,
  benefits: {
    title: 'Ce que vous économisez, ce que vous signez',
    lead: 'Deux montants, puis les délais de connexion et de préavis.',
    rows: [
      {
        title: 'Une recharge moins chère',
        text: `La recharge passe aux heures où l’énergie et l’acheminement coûtent le moins, et le site souscrit moins de puissance. Avant partage, jusqu’à ${f.claims.savingsMax} de la facture pour ${f.municipal.vehicles} utilitaires municipaux, qui roulent peu, en offre spot, par rapport à une recharge dès l’arrivée.`,
        figure: f.claims.chargingCostReduction,
        per: 'de moins sur votre facture de recharge, après partage',
        condition: `En offre spot, par rapport à une recharge dès l’arrivée : retour entre ${f.evening.from} et ${f.evening.to}, jusqu’à ${f.evening.upTo} par jour.`,
      },
      {
        title: 'Avec le V2G et la réserve de fréquence',
        text: `Il faut des bornes bidirectionnelles. Pour ${f.delivery.vehicles} utilitaires de livraison branchés de ${f.delivery.from} à ${f.delivery.to}, en offre spot, par rapport à une recharge dès l’arrivée : ${f.delivery.withReserve.bill} de moins sur la facture et ${f.delivery.withReserve.reserve} de réserve secondaire (aFRR), au plus, aux prix du second semestre 2025, soit ${f.delivery.withReserve.sum}. Avec des bornes de ${f.deliveryFast.charger}, plus de ${f.claims.deliveryFleetGain} : ${f.deliveryFast.withReserve.bill} et au plus ${f.deliveryFast.withReserve.reserve}, soit ${f.deliveryFast.withReserve.sum}.`,
        figure: f.claims.fleetGain,
        per: 'par véhicule et par an',
        condition:
          'Avant partage. La réserve se vend à partir d’un mégawatt, après certification, et ses prix baissent : le simulateur ne la compte pas.',
        more: 'Ouvrir cette flotte dans le simulateur',
      },
      {
        title: 'Une connexion sans chantier',
        text: `La recharge pilotée passe par le logiciel de vos véhicules ou de vos bornes : ${f.claims.ownInitialCost} de matériel, plus de ${f.claims.compatibleModels} modèles reconnus.`,
        figure: f.claims.connectionWithin,
        per: 'la connexion d’un site',
        condition:
          'À distance, en recharge pilotée (V1G). En V2G, il faut d’abord poser les bornes.',
      },
      {
        title: 'Vos départs d’abord, un contrat souple',
        text: 'Vous fixez l’heure de départ et le niveau de batterie. La recharge est programmée à partir de ces deux consignes.',
        figure: f.claims.noticePeriod,
        per: 'pour quitter le contrat',
        condition: 'En recharge pilotée, il n’y a rien à démonter.',
      },
    ],
  },
  money: {
    title: 'Qui paie qui',
    paragraphs: [f.shareRule, f.paymentRule],
    example: workedExample,
  },
  cost: {
    title: 'La même énergie, achetée à d’autres heures',
    text: `Vos tournées ne changent pas. À ${f.depotNight.arrival} les véhicules se branchent ; la recharge commence quand les prix baissent.`,
    summary: `Coût de la recharge heure par heure : dès l’arrivée, ${f.night.onArrival} concentrés en soirée ; en recharge pilotée, ${f.night.plan} répartis au creux de la nuit.`,
    note: `La nuit du ${f.night.day}, en offre spot, acheminement et accise compris, avant partage : ${f.night.onArrival} dès l’arrivée (pointillés), ${f.night.plan} en recharge pilotée (plein). Sur l’année, une puissance souscrite plus basse s’y ajoute.`,
  },
  markets,
  stages: {
    title: 'D’abord le logiciel, ensuite les bornes V2G',
    items: [
      {
        when: 'Tout de suite',
        title: 'Recharge pilotée (V1G)',
        text: 'Vos véhicules et vos bornes d’aujourd’hui, notre logiciel, rien d’autre. Les économies commencent à la première nuit.',
        needs:
          'Il faut : des véhicules branchés plus longtemps qu’ils ne chargent. L’économie est la plus forte en offre spot ; en heures pleines, heures creuses ou au même prix à toute heure, elle est plus petite.',
      },
      {
        when: 'Quand vos bornes le permettent',
        title: 'Restituer de l’énergie au réseau (V2G)',
        text: 'Véhicule par véhicule, dépôt par dépôt, sous le même contrat. Les services au réseau s’ajoutent aux économies.',
        needs:
          'Il faut : une borne bidirectionnelle et un véhicule compatible. Nous le vérifions avec vous.',
      },
    ],
  },
  references: {
    title: 'Des flottes raccordées',
    items: f.stated.references.map(({ fleet, vehicles, since, measured }) => ({
      title: fleet,
      text: `${vehicles} véhicules, depuis le ${since} : ${measured}`,
    })),
  },
  closing: {
    title: 'Combien votre flotte économiserait-elle ?',
    lead: 'Quelques réponses donnent une première estimation. Nous la refaisons ensuite avec vos courbes de charge et votre contrat.',
    simulate: 'Lancer le simulateur',
    contact: 'Nous contacter',
  },
} as const;
