import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number, percent } from '../figures.ts';
import { partnerExample } from '../partner-example.ts';
import { promised } from '../promises.ts';
import { SITUATION_NAMES } from '../situations.ts';
import partnerEarnings from './partner-earnings.ts';

const { vehicles, share, earnsOfDepot } = partnerExample('fr');

export default {
  meta: {
    title: 'Banques et loueurs : une facture allégée face au loyer',
    description:
      'Ce qu’une flotte dépense en moins par véhicule, sur trois années de prix réels, avec sa fourchette : de quoi étudier un financement.',
  },
  crumbs: { overview: 'Partenaires', here: 'Banques et loueurs' },
  hero: {
    title: 'Une facture allégée face au loyer, et une part pour vous',
    lead: `${BRAND.name} pilote la recharge des flottes que vous financez : elles paient moins, sans matériel à acheter. Il nous faut un premier dossier.`,
    gains: [
      {
        figure: earnsOfDepot,
        name: `par an pour vous, pour ${vehicles} véhicules, si votre part est de ${share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
    ],
    contact: 'Étudier un dossier ensemble',
    facts: [
      {
        name: 'Par rapport à',
        text: 'une recharge dès l’arrivée, en offre spot. Le tableau donne trois autres cas.',
      },
      {
        name: 'Avec quelle certitude',
        text: 'moyenne des prix de 2023 à 2025 ; le tableau donne aussi le cas prudent.',
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
    title: 'Facture allégée, par utilitaire financé sur {months} mois',
    columns: {
      today: 'Le locataire aujourd’hui',
      month: 'Par mois',
      lease: 'Sur {months} mois',
      least: 'Cas prudent',
    },
    situations: SITUATION_NAMES.fr,
    caption:
      'Dépôt de {vehicles} utilitaires de {battery}, bornes de {charger}, {site} souscrits, branchés les jours ouvrés de {arrival} à {departure}. Moyenne des prix de {firstYear} à {thirdYear}, à prix constants, hors TVA, après partage ({fleetShare} pour la flotte). Moins de dépense pour le locataire ; rien n’est versé au bailleur.',
  },
  financing: {
    title: 'Ce qui se finance, ce qui se rembourse',
    lead: 'La recharge pilotée ne demande aucun financement. Le V2G demande une borne, que les services au réseau peuvent rembourser en partie.',
    items: [
      {
        title: 'Financement V2G intégré',
        text: 'Véhicule, borne bidirectionnelle et pilotage dans une même enveloppe. Le client peut signer un contrat au lieu de trois.',
      },
      {
        title: 'Une facture allégée',
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
    lead: 'Ce que garde une flotte en offre spot, par rapport à une recharge dès l’arrivée, aux prix réels de trois années.',
    year: 'Prix de {year}',
    allYears: 'Les trois années',
    low: 'prudent',
    reference: 'attendu',
    high: 'favorable',
    summary:
      'Ce que la flotte garde par véhicule et par an, du cas prudent au cas favorable : {firstLow} à {firstHigh} aux prix de {firstYear}, {secondLow} à {secondHigh} à ceux de {secondYear}, {thirdLow} à {thirdHigh} à ceux de {thirdYear}.',
    caption:
      'Par véhicule et par an, après partage, pour le dépôt décrit en tête de page. Prudent et favorable : une seule hypothèse change à la fois, part du gain obtenue, véhicules pilotés ou part de la flotte.',
    recompute: 'Ouvrir ce dépôt dans le simulateur',
    points: [
      {
        title: 'Le prix',
        text: 'De {firstYear} à {secondYear}, l’électricité a baissé de {priceFall} en moyenne ; le gain, de {gainFall}. Il dépend de l’écart de prix entre les heures, non du prix moyen, et une partie vient du tarif d’acheminement et de la puissance souscrite, qui ne suivent pas le marché.',
      },
      {
        title: 'L’exploitation',
        text: 'Retours tardifs, départs avancés, prévisions fausses : aucun programme n’obtient tout. Nous comptons {capture} du gain possible sur les prix.',
      },
      {
        title: 'L’usage',
        text: 'Un véhicule qui ne se branche pas n’économise rien. Les nuits de branchement sont la première donnée à demander à la flotte.',
      },
      {
        title: 'La borne bidirectionnelle',
        text: 'Sur les prix du lendemain, le V2G n’ajoute que {v2gExtra} par an à ce dépôt, avant partage. Seuls les services au réseau peuvent payer la borne : {fcr} par véhicule et par an en réserve primaire au prix de 2024, {afrr} en réserve secondaire, au plus, aux prix du second semestre 2025, avant partage, à partir d’un mégawatt et non comptés ici. Une partie de ce montant s’obtient déjà sans elle, en suspendant la charge.',
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
