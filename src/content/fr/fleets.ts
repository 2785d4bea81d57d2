import { EVENING_RETURN_HOURS, valueWithReserve } from '#domain/illustrations/known-fleets.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, euros, hours, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { shareRule } from '../share-rule.ts';
import markets from './markets.ts';

const { eur, of } = fleetFigures('fr');
const delivery = of('delivery');
const [from, to] = EVENING_RETURN_HOURS;
const { billEuros, reserveEuros, sumEuros } = valueWithReserve('delivery');

export default {
  meta: {
    title: 'Flottes électriques : payer moins, gagner plus',
    description:
      'Pour les flottes de 20 à 500 véhicules : la recharge passe aux heures les moins chères et la flexibilité vendue vous revient chaque mois.',
  },
  hero: {
    title: 'Vos véhicules attendent. Faites‑vous payer pour ça.',
    lead: 'La recharge passe aux heures les moins chères, la flexibilité se vend, et chaque véhicule part à l’heure.',
    overview: 'Solutions',
    here: 'Opérateurs de flottes',
    simulate: 'Simuler ma flotte',
    contact: 'Parler à un expert',
  },
  dots: {
    summary:
      '{vehicles} utilitaires rentrent à {arrival}. À {start}, {early} seulement sont chargés : ceux que nous ne pilotons pas ; à {departure}, tous ont fait le plein prévu.',
    waiting: '{vehicles} en attente',
    charged: '{vehicles} chargés',
    caption:
      'Un point par véhicule, une colonne par heure : {vehicles} utilitaires, de {from} à {target}, {site} souscrits, aux prix réels du {date}. {others} ne sont pas pilotés et chargent dès l’arrivée ; les autres commencent à {start}.',
  },
  benefits: {
    title: 'Ce que vous gagnez, ce que vous signez',
    lead: `Un seul partage, sur tout ce que nous vous apportons. ${shareRule('fr')}`,
    rows: [
      {
        title: 'Une recharge moins chère',
        text: `La recharge passe aux heures où l’énergie et l’acheminement coûtent le moins, et le site souscrit moins de puissance. Jusqu’à ${percent(CLAIMS.savingsMax.value, 'fr')} de la facture avant partage ; ${delivery.vehicles} utilitaires de livraison rentrés à ${delivery.from} gardent ${delivery.keeps} par véhicule et par an.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
        per: 'de votre facture de recharge, après partage',
        condition: `Recharge pilotée (V1G), même énergie, mêmes départs : dépôts dont les véhicules rentrent entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, contrat indexé sur le marché.`,
      },
      {
        title: 'Un revenu du réseau',
        text: `Avec des bornes bidirectionnelles et la réserve de fréquence. Le calcul, pour ${delivery.vehicles} utilitaires de livraison branchés de ${delivery.from} à ${delivery.to} : ${eur(billEuros)} d’économies sur la facture, selon le simulateur, plus environ ${eur(reserveEuros)} de réserve secondaire (aFRR) au prix du second semestre 2025, soit ${eur(sumEuros)}. Jusqu’à ${euros(CLAIMS.deliveryFleetGain.value, 'fr')} si tout le gain possible est obtenu, jusqu’à ${euros(CLAIMS.fleetGain.value[1], 'fr')} avec des bornes plus puissantes.`,
        figure: euros(CLAIMS.fleetGain.value, 'fr'),
        per: 'par véhicule et par an',
        condition:
          'Avant partage. Réserve possible, dès un mégawatt et après certification, non comptée dans le simulateur ; les prix de la réserve baissent.',
        more: 'Ouvrir cette flotte dans le simulateur',
      },
      {
        title: 'Une connexion sans chantier',
        text: `La recharge pilotée passe par le logiciel de vos véhicules ou de vos bornes : ${euros(CLAIMS.ownInitialCost.value, 'fr')} de matériel, plus de ${number(CLAIMS.compatibleModels.value, 'fr')} modèles reconnus.`,
        figure: hours(CLAIMS.connectionWithin.value, 'fr'),
        per: 'pour connecter un site',
        condition: 'À distance, en recharge pilotée (V1G). Le V2G demande la pose de ses bornes.',
      },
      {
        title: 'Vos départs d’abord, un contrat souple',
        text: 'Vous fixez l’heure de départ et le niveau de batterie. Le plan se plie à cette règle, jamais l’inverse.',
        figure: `${number(CLAIMS.noticePeriod.value, 'fr')} jours`,
        per: 'de préavis',
        condition: 'Pour quitter le contrat. D’ici là, un versement chaque mois.',
      },
    ],
  },
  cost: {
    title: 'Même énergie, même départ. Seules les heures changent.',
    text: 'Personne ne touche à votre tournée. À {arrival} les véhicules se branchent, et le plan attend que les prix baissent.',
    summary:
      'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; en recharge pilotée, {planCost} répartis au creux de la nuit.',
    note: 'La nuit du {date}, aux prix réels, acheminement et accise compris : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein), avant partage. Sur la facture de l’année s’y ajoute une puissance souscrite plus basse.',
  },
  markets,
  stages: {
    title: 'Commencez par le logiciel.',
    items: [
      {
        when: 'Tout de suite',
        title: 'Recharge pilotée (V1G)',
        text: 'Vos véhicules et vos bornes d’aujourd’hui, notre logiciel, rien d’autre. Les économies commencent à la première nuit, si votre prix suit l’heure.',
        needs:
          'Il faut : des véhicules branchés plus longtemps qu’ils ne chargent, et un prix qui varie selon l’heure (heures creuses comprises).',
      },
      {
        when: 'Quand vos bornes suivent',
        title: 'Rendre au réseau (V2G)',
        text: 'Véhicule par véhicule, dépôt par dépôt. Le même contrat, le même espace, un revenu de plus.',
        needs:
          'Il faut : une borne bidirectionnelle et un véhicule compatible. Nous le vérifions avec vous.',
      },
    ],
  },
  closing: {
    title: 'Combien vaut votre nuit ?',
    lead: 'Quelques curseurs suffisent pour une première estimation. Pour un chiffre ferme, nous regardons vos relevés ensemble.',
    simulate: 'Lancer le simulateur',
    contact: 'Nous contacter',
  },
} as const;
