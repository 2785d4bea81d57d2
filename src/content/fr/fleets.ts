import { CLAIMS } from '#domain/claims.ts';
import { euros, hours, number, percent } from '../figures.ts';

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
      '{vehicles} utilitaires rentrent à {arrival}. Aucun n’a besoin de charger avant {start} ; à {departure}, tous ont fait le plein prévu.',
    waiting: '{vehicles} en attente',
    charged: '{vehicles} chargés',
    caption:
      'Un point par véhicule, une colonne par heure : {vehicles} utilitaires en recharge pilotée, de {from} à {target}, site limité à {site}, prix de gros France, moyennes {year}.',
  },
  benefits: {
    title: 'Quatre lignes pour votre compte de résultat.',
    lead: 'Chaque chiffre a sa condition. Elle est écrite à côté.',
    rows: [
      {
        title: 'Une recharge moins chère',
        text: `La recharge glisse vers les heures où votre électricité coûte le moins. Jusqu’à ${percent(CLAIMS.savingsMax.value, 'fr')} d’économie avec un tarif qui suit l’heure et des véhicules branchés toute la nuit.`,
        figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
        per: 'de coût de recharge en moins',
        condition:
          'Recharge pilotée (V1G), même énergie, mêmes départs, un prix qui varie selon l’heure.',
      },
      {
        title: 'Un revenu du réseau',
        text: `Jusqu’à ${euros(CLAIMS.fleetGain.value[1], 'fr')} par véhicule et par an : c’est ce que rapporte, avant partage, un véhicule sur borne bidirectionnelle qui cumule réserve de fréquence, capacité et marchés du jour même. L’énergie rendue n’en est qu’une petite part. Nous gardons ${percent(CLAIMS.ownShare.value, 'fr')} du revenu de flexibilité ; le reste est à vous, versé chaque mois.`,
        figure: euros(CLAIMS.fleetGain.value, 'fr'),
        per: 'par véhicule et par an',
        condition:
          'Fourchette de notre programme, avant partage : bornes bidirectionnelles (V2G), véhicules compatibles, plusieurs sources de valeur cumulées. Sur les seuls prix de gros, comptez bien moins.',
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
    text: 'Personne ne touche à votre tournée. À 18 h les véhicules se branchent, et le plan attend que les prix baissent.',
    summary:
      'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; en recharge pilotée, {planCost} répartis au creux de la nuit.',
    note: 'Énergie seule, au prix de gros : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein). L’acheminement et les taxes ne sont pas comptés ici ; la baisse annoncée est celle de la facture de recharge entière, avec un prix qui varie selon l’heure.',
  },
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
