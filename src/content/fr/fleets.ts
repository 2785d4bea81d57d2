import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  valueWithReserve,
} from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { clock, euros, longDate, measure, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { promised } from '../promises.ts';
import { paymentRule, shareRule } from '../share-rule.ts';
import { SITUATION_NAMES } from '../situations.ts';
import fleetNight from './fleet-night.ts';
import markets from './markets.ts';
import workedExample from './worked-example.ts';

const { eur, of } = fleetFigures('fr');
const [delivery, fast, municipal] = [of('delivery'), of('deliveryFast'), of('municipal')];
const [from, to] = EVENING_RETURN_HOURS;
const { billEuros, reserveEuros, sumEuros } = valueWithReserve('delivery');
const fastValue = valueWithReserve('deliveryFast');

export default {
  meta: {
    title: 'Flottes électriques : une recharge moins chère',
    description: `Pour les flottes de ${range(SERVED_FLEET_VEHICLES, 'fr')} véhicules : la recharge passe aux heures les moins chères, votre flexibilité est vendue, les véhicules partent à l’heure.`,
  },
  hero: {
    title: 'Vos utilitaires passent la nuit branchés. Payez moins cher leur recharge.',
    lead: 'Nous passons la recharge aux heures les moins chères et vendons votre flexibilité au réseau. Aucun matériel à acheter pour la recharge pilotée : vous fixez l’heure de départ et le niveau de chaque véhicule.',
    gain: depotGain('fr'),
    situations: SITUATION_NAMES.fr,
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
        text: `La recharge passe aux heures où l’énergie et l’acheminement coûtent le moins, et le site souscrit moins de puissance. Avant partage, jusqu’à ${percent(CLAIMS.savingsMax.value, 'fr')} de la facture pour ${municipal.vehicles} utilitaires municipaux, qui roulent peu, en offre spot, par rapport à une recharge dès l’arrivée.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
        per: 'de moins sur votre facture de recharge, après partage',
        condition: `En offre spot, par rapport à une recharge dès l’arrivée : retour entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, jusqu’à ${measure(CLAIMED_UP_TO_KM, 'km', 'fr')} par jour.`,
      },
      {
        title: 'Avec le V2G et la réserve de fréquence',
        text: `Il faut des bornes bidirectionnelles. Pour ${delivery.vehicles} utilitaires de livraison branchés de ${delivery.from} à ${delivery.to}, en offre spot, par rapport à une recharge dès l’arrivée : ${eur(billEuros)} de moins sur la facture et ${eur(reserveEuros)} de réserve secondaire (aFRR), au plus, aux prix du second semestre 2025, soit ${eur(sumEuros)}. Avec des bornes de ${fast.charger}, plus de ${euros(CLAIMS.deliveryFleetGain.value, 'fr')} : ${eur(fastValue.billEuros)} et au plus ${eur(fastValue.reserveEuros)}, soit ${eur(fastValue.sumEuros)}.`,
        figure: euros(CLAIMS.fleetGain.value, 'fr'),
        per: 'par véhicule et par an',
        condition:
          'Avant partage. La réserve se vend à partir d’un mégawatt, après certification, et ses prix baissent : le simulateur ne la compte pas.',
        more: 'Ouvrir cette flotte dans le simulateur',
      },
      {
        title: 'Une connexion sans chantier',
        text: `La recharge pilotée passe par le logiciel de vos véhicules ou de vos bornes : ${euros(CLAIMS.ownInitialCost.value, 'fr')} de matériel, plus de ${number(CLAIMS.compatibleModels.value, 'fr')} modèles reconnus.`,
        figure: promised('connectionWithin', 'fr'),
        per: 'la connexion d’un site',
        condition:
          'À distance, en recharge pilotée (V1G). En V2G, il faut d’abord poser les bornes.',
      },
      {
        title: 'Vos départs d’abord, un contrat souple',
        text: 'Vous fixez l’heure de départ et le niveau de batterie. La recharge est programmée à partir de ces deux consignes.',
        figure: promised('noticePeriod', 'fr'),
        per: 'pour quitter le contrat',
        condition: 'En recharge pilotée, il n’y a rien à démonter.',
      },
    ],
  },
  money: {
    title: 'Qui paie qui',
    paragraphs: [shareRule('fr'), paymentRule('fr')],
    example: workedExample,
  },
  cost: {
    title: 'La même énergie, achetée à d’autres heures',
    text: 'Vos tournées ne changent pas. À {arrival} les véhicules se branchent ; la recharge commence quand les prix baissent.',
    summary:
      'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; en recharge pilotée, {planCost} répartis au creux de la nuit.',
    note: 'La nuit du {date}, en offre spot, acheminement et accise compris, avant partage : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein). Sur l’année, une puissance souscrite plus basse s’y ajoute.',
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
    items: (BRAND.statements.references ?? []).map(({ fleet, vehicles, since, measured }) => ({
      title: fleet,
      text: `${number(vehicles, 'fr')} véhicules, depuis le ${longDate(since, 'fr')} : ${measured.fr}`,
    })),
  },
  closing: {
    title: 'Combien votre flotte économiserait-elle ?',
    lead: 'Quelques réponses donnent une première estimation. Nous la refaisons ensuite avec vos courbes de charge et votre contrat.',
    simulate: 'Lancer le simulateur',
    contact: 'Nous contacter',
  },
} as const;
