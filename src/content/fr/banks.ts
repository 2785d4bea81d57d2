import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number, percent } from '../figures.ts';
import { partnerExample } from '../partner-example.ts';
import { promised } from '../promises.ts';
import partnerEarnings from './partner-earnings.ts';

const { depot, vehicles, share, earnsOfDepot } = partnerExample('fr');

export default {
  meta: {
    title: 'Banques et loueurs : un gain face au loyer',
    description:
      'Ce qu’une flotte garde par véhicule et par an, sur trois années de prix réels, avec sa fourchette : de quoi étudier un financement.',
  },
  crumbs: { overview: 'Partenaires', here: 'Banques et loueurs' },
  hero: {
    title: 'Un gain chaque mois face au loyer, et une part pour vous',
    lead: `${BRAND.name} pilote la recharge des flottes que vous financez : elles paient moins, sans matériel à acheter. Il nous faut un premier dossier.`,
    gains: [
      {
        figure: depot.keeps,
        name: `par véhicule et par an : ce que la flotte garde face au loyer, soit ${depot.month.keeps} par mois`,
      },
      {
        figure: earnsOfDepot,
        name: `par an pour vous, pour ${vehicles} véhicules, si votre part est de ${share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
    ],
    contact: 'Étudier un dossier ensemble',
    facts: [
      {
        name: 'Par rapport à',
        text: 'une recharge dès l’arrivée, sans pilotage.',
      },
      {
        name: 'Avec quelle certitude',
        text: `${depot.low} à ${depot.high} par véhicule, du cas bas au cas haut, aux prix réels de 2023 à 2025.`,
      },
      {
        name: 'Ce que nous vous demandons',
        text: 'un premier dossier : véhicules, heures de retour, bornes.',
      },
      {
        name: 'Ensuite',
        text: `nous répondons ${promised('replyWithin', 'fr')}, puis nous le chiffrons avec vous.`,
      },
    ],
  },
  ledger: {
    title: 'Ce que la flotte garde, par véhicule',
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
    summary:
      'Ce que la flotte garde par véhicule, mois par mois : {firstGain} aux prix de {firstYear}, {secondGain} à ceux de {secondYear}, {thirdGain} à ceux de {thirdYear}.',
    caption:
      'Après partage ({fleetShare} pour la flotte), recharge pilotée seule, par rapport à une recharge dès l’arrivée. Dépôt de {vehicles} utilitaires de {battery}, bornes de {charger}, {site} souscrits, branchés les jours ouvrés de {arrival} à {departure}, de {start} à {target}. Prix du lendemain (ENTSO-E), acheminement, accise et puissance souscrite, hors TVA ; {capture} du gain possible sur les prix.',
  },
  financing: {
    title: 'Ce qui se finance, ce qui rapporte',
    lead: 'La recharge pilotée ne demande aucun financement. Le V2G demande une borne, que les services au réseau peuvent rembourser en partie.',
    items: [
      {
        title: 'Financement V2G intégré',
        text: 'Véhicule, borne bidirectionnelle et pilotage dans une même enveloppe. Le client peut signer un contrat au lieu de trois.',
      },
      {
        title: 'Un gain face au loyer',
        text: 'L’économie apparaît chaque mois sur la facture d’électricité, et les revenus de marché sont versés chaque mois, comme l’échéance.',
      },
      {
        title: 'V1G : rien à financer',
        text: 'La recharge pilotée est du logiciel : aucun matériel à acheter. Seul le V2G demande une borne bidirectionnelle et un véhicule compatible.',
      },
      {
        title: 'Une batterie ménagée',
        text: 'Chaque décision compte l’usure et respecte une réserve. Quand restituer de l’énergie coûterait plus en usure que cela ne rapporte, rien n’est vendu.',
      },
    ],
  },
  risk: {
    title: 'Le risque, année par année',
    lead: 'Le gain d’une flotte sur trois années de prix réels, du cas le plus faible au plus favorable.',
    year: 'Prix de {year}',
    allYears: 'Les trois années',
    low: 'bas',
    reference: 'attendu',
    high: 'haut',
    summary:
      'Ce que la flotte garde par véhicule et par an, du bas au haut : {firstLow} à {firstHigh} aux prix de {firstYear}, {secondLow} à {secondHigh} à ceux de {secondYear}, {thirdLow} à {thirdHigh} à ceux de {thirdYear}.',
    caption:
      'Par véhicule et par an, après partage. Bas : {lowCapture} du gain possible sur les prix et l’heure de retour la moins favorable, à une heure près ; attendu : {capture}, retour à {arrival} ; haut : {highCapture} et l’heure la plus favorable. Pour le reste, le dépôt décrit en tête de page.',
    recompute: 'Ouvrir ce dépôt dans le simulateur',
    points: [
      {
        title: 'Le prix',
        text: 'De {firstYear} à {secondYear}, l’électricité a baissé de {priceFall} en moyenne ; le gain, de {gainFall}. Il dépend de l’écart de prix entre les heures, non du prix moyen, et une partie vient du tarif d’acheminement et de la puissance souscrite, qui ne suivent pas le marché.',
      },
      {
        title: 'L’exploitation',
        text: 'Retours tardifs, départs avancés, prévisions fausses : aucun programme n’obtient tout. D’où les {lowCapture} du cas bas.',
      },
      {
        title: 'L’usage',
        text: 'Un véhicule qui ne se branche pas ne rapporte rien. Les nuits de branchement sont la première donnée à demander à la flotte.',
      },
      {
        title: 'La borne bidirectionnelle',
        text: 'Sur les prix du lendemain, le V2G n’ajoute que {v2gExtra} par an à ce dépôt, avant partage. Seuls les services au réseau peuvent payer la borne : {fcr} à {afrr} par véhicule et par an aux prix de 2024 et 2025, avant partage, à partir d’un mégawatt et non comptés ici. Une partie de ce montant s’obtient déjà sans elle, en suspendant la charge.',
      },
    ],
  },
  support: {
    title: 'L’accompagnement commercial',
    lead: 'Il commence avant la signature.',
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
  earnings: partnerEarnings,
  closing: {
    title: 'Étudions un dossier réel',
    lead: `Une flotte, vos hypothèses de taux, celles de ${BRAND.name} sur les prix : nous les comparons avec vous.`,
    contact: 'Proposer un dossier',
  },
} as const;
