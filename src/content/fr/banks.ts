import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { number, percent } from '../figures.ts';

export default {
  meta: {
    title: 'Banques et loueurs : financer un véhicule qui rapporte',
    description:
      'Un véhicule dont la batterie rapporte se finance autrement : revenus récurrents, risque mesuré, valeur résiduelle mieux défendue.',
  },
  crumbs: { overview: 'Partenaires', here: 'Banques et loueurs' },
  hero: {
    title: 'Le loyer d’un côté, le revenu de l’autre.',
    lead: 'Quand la batterie rapporte chaque mois, le dossier de financement change. Voici ce que nous apportons au vôtre.',
    contact: 'Étudier un dossier ensemble',
  },
  ledger: {
    title: 'Un utilitaire, deux années de prix',
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    smart: 'économie en V1G, sans matériel',
    v2g: 'ajout du V2G',
    summary:
      'Économie par utilitaire, mois par mois : {firstSmart} en {firstYear} et {secondSmart} en {secondYear} en recharge pilotée ; le V2G y ajoute {firstAdded} et {secondAdded}.',
    caption:
      'Par véhicule, face à une recharge dès l’arrivée, à {reference} du meilleur plan possible. Dépôt de {vehicles} utilitaires de {battery}, bornes de {charger}, site limité à {site}, {nights} nuits par semaine de {arrival} à {departure}, charge de {start} à {target}. Prix de gros France, moyennes horaires de chaque mois, source ENTSO-E ; usure des batteries : {wear}. Avant partage. Services au réseau, acheminement et taxes non comptés.',
  },
  financing: {
    title: 'La batterie entre dans le plan de financement.',
    lead: 'D’un côté, la borne à financer. De l’autre, ce qu’elle permet d’encaisser. Les deux se lisent sur la même page.',
    items: [
      {
        title: 'Financement V2G intégré',
        text: 'Véhicule, borne bidirectionnelle et pilotage dans une même enveloppe. Le client peut signer un contrat au lieu de trois.',
      },
      {
        title: 'Un revenu face au loyer',
        text: 'La part de la flotte lui est versée chaque mois. Elle vient en face de l’échéance, au même rythme.',
      },
      {
        title: 'V1G : rien à financer',
        text: 'La recharge pilotée est du logiciel : aucun matériel à acheter. Seul le V2G demande une borne bidirectionnelle et un véhicule compatible.',
      },
      {
        title: 'Une batterie ménagée',
        text: 'Chaque décision compte l’usure et respecte une réserve. Si vendre use plus que cela ne rapporte, on ne vend pas.',
      },
    ],
  },
  risk: {
    title: 'Le risque se lit en fourchette.',
    lead: 'Un seul chiffre ne suffit pas à un comité de crédit. Voici la fourchette, sur deux années de prix réels.',
    smart: 'V1G, prix {year}',
    v2g: 'V1G + V2G, prix {year}',
    low: 'bas',
    reference: 'référence',
    high: 'haut',
    summary:
      'Économie par véhicule et par an, du bas au haut : recharge pilotée, {firstSmartLow} à {firstSmartHigh} aux prix {firstYear}, {secondSmartLow} à {secondSmartHigh} aux prix {secondYear}.',
    caption:
      'Par véhicule et par an. Bas : {low} du meilleur plan possible, usure de {lowWear} ; référence : {reference}, {wear} ; haut : {high}, {highWear}. Pour le reste, les hypothèses du relevé en tête de page.',
    recompute: 'Changer les hypothèses',
    points: [
      {
        title: 'Le prix',
        text: 'De {firstYear} à {secondYear}, l’électricité a baissé de {priceFall} en moyenne. L’économie n’a baissé que de {savingFall} : elle vit de l’écart entre les heures, pas du niveau.',
      },
      {
        title: 'La captation',
        text: 'Retours tardifs, départs avancés, prévisions fausses : aucun plan ne saisit tout. D’où les {low} du cas bas.',
      },
      {
        title: 'L’usage',
        text: 'Un véhicule qui ne se branche pas ne rapporte rien. Les nuits de branchement sont la première donnée à demander à la flotte.',
      },
    ],
  },
  support: {
    title: 'Vos équipes ont le client. Nous avons les chiffres.',
    lead: 'L’accompagnement commercial commence avant la signature.',
    items: [
      'Une estimation par flotte, avec ses horaires et ses véhicules.',
      'Des supports que vos chargés d’affaires peuvent montrer tels quels.',
      'Un spécialiste à vos côtés lors du rendez-vous technique.',
    ],
    figures: [
      {
        figure: `${number(CLAIMS.generatedForPartners.value, 'fr')} M€+`,
        name: 'générés pour les partenaires',
        basis: 'Tous partenaires du programme réunis.',
      },
      {
        figure: percent(CLAIMS.satisfaction.value, 'fr'),
        name: 'de satisfaction',
        basis: 'Parmi les partenaires du programme.',
      },
    ],
  },
  closing: {
    title: 'Apportez un dossier réel.',
    lead: `Une flotte, vos hypothèses de taux, celles de ${BRAND.name} sur les prix : posons-les côte à côte.`,
    contact: 'Proposer un dossier',
  },
} as const;
