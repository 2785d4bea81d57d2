import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Banques et loueurs : une facture allégée face au loyer',
    description:
      'Ce qu’une flotte dépense en moins par véhicule, sur trois années de prix réels, avec sa fourchette : de quoi étudier un financement.',
  },
  crumbs: { overview: 'Partenaires', here: 'Banques et loueurs' },
  hero: {
    title: 'Une facture allégée face au loyer, et une part pour vous',
    lead: `${f.brand.name} pilote la recharge des flottes que vous financez : elles paient moins, sans matériel à acheter. Il nous faut un premier dossier.`,
    gains: [
      {
        figure: f.partner.earnsOfDepot,
        name: `par an pour vous, pour ${f.partner.vehicles} véhicules, si votre part est de ${f.partner.share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
    ],
    contact: 'Étudier un dossier ensemble',
    basis:
      'Par rapport à une recharge dès l’arrivée, en offre spot. Le tableau donne trois autres cas. Moyenne des prix de 2023 à 2025 ; le tableau donne aussi le cas prudent.',
  },
  ledger: {
    title: 'Facture allégée, par utilitaire financé sur {months} mois',
    columns: {
      today: 'Le locataire aujourd’hui',
      month: 'Par mois',
      lease: 'Sur {months} mois',
      least: 'Cas prudent',
    },
    situations: f.situations,
    caption: `Dépôt de ${f.depot.vehicles} utilitaires de ${f.depot.battery}, bornes de ${f.depot.charger}, ${f.depot.site} souscrits, branchés les jours ouvrés de ${f.depot.from} à ${f.depot.to}. Moyenne des prix de ${f.depot.firstYear.year} à ${f.depot.thirdYear.year}, à prix constants, hors TVA, après partage (${f.depot.fleetShare} pour la flotte). Moins de dépense pour le locataire ; rien n’est versé au bailleur.`,
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
    summary: `Ce que la flotte garde par véhicule et par an, du cas prudent au cas favorable : ${f.depot.years.first.low} à ${f.depot.years.first.high} aux prix de ${f.depot.firstYear.year}, ${f.depot.years.second.low} à ${f.depot.years.second.high} à ceux de ${f.depot.secondYear.year}, ${f.depot.years.third.low} à ${f.depot.years.third.high} à ceux de ${f.depot.thirdYear.year}.`,
    caption:
      'Par véhicule et par an, après partage, pour le dépôt décrit en tête de page. Prudent et favorable : une seule hypothèse change à la fois, part du gain obtenue, véhicules pilotés ou part de la flotte.',
    recompute: 'Ouvrir ce dépôt dans le simulateur',
    points: [
      {
        title: 'Le prix',
        text: `De ${f.depot.firstYear.year} à ${f.depot.secondYear.year}, l’électricité a baissé de ${f.depot.years.priceFall} en moyenne ; le gain, de ${f.depot.years.gainFall}. Il dépend de l’écart de prix entre les heures, non du prix moyen, et une partie vient du tarif d’acheminement et de la puissance souscrite, qui ne suivent pas le marché.`,
      },
      {
        title: 'L’exploitation',
        text: `Retours tardifs, départs avancés, prévisions fausses : aucun programme n’obtient tout. Nous comptons ${f.depot.capture} du gain possible sur les prix.`,
      },
      {
        title: 'L’usage',
        text: 'Un véhicule qui ne se branche pas n’économise rien. Les nuits de branchement sont la première donnée à demander à la flotte.',
      },
      {
        title: 'La borne bidirectionnelle',
        text: `Sur les prix du lendemain, le V2G n’ajoute que ${f.depot.v2gExtra.asCharged} par an à ce dépôt, avant partage. Seuls les services au réseau peuvent payer la borne : ${f.depot.fcr} par véhicule et par an en réserve primaire au prix de 2024, ${f.depot.afrr} en réserve secondaire, au plus, aux prix du second semestre 2025, avant partage, à partir d’un mégawatt et non comptés ici. Une partie de ce montant s’obtient déjà sans elle, en suspendant la charge.`,
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
        figure: `${f.claims.generatedForPartners}+`,
        name: 'générés pour les partenaires',
        basis: 'Tous partenaires du programme réunis.',
      },
      {
        figure: f.claims.satisfaction,
        name: 'de satisfaction',
        basis: 'Parmi les partenaires du programme.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Étudions un dossier réel',
    lead: `Une flotte, vos hypothèses de taux, celles de ${f.brand.name} sur les prix : nous les comparons avec vous. Nous répondons ${f.claims.replyWithin}.`,
    contact: 'Proposer un dossier',
  },
} as const;
