import { f } from './facts.ts';
export default {
  meta: {
    title: 'Programme partenaires : grandir avec les flottes',
    description:
      'Banques, loueurs, constructeurs, concessionnaires, installateurs : une part de la valeur créée par les flottes que vous apportez, chaque année.',
  },
  hero: {
    title: 'Financez, vendez ou équipez des flottes qui paient moins cher leur recharge',
    lead: 'Présentez-nous des flottes, sans rien acheter : nous pilotons leur recharge, elles la paient moins cher et vous recevez une part de ce que nous facturons.',
    gains: [
      {
        figure: f.partner.earns,
        name: `par an pour vous, pour ${f.partner.vehicles} véhicules, si votre part est de ${f.partner.share} de ce que nous facturons ; le contrat fixe le pourcentage`,
      },
    ],
    contact: 'Parler du programme',
    basis: `Par rapport à une recharge dès l’arrivée, en offre spot. Selon le prix payé et la recharge d’aujourd’hui, sinon : ${f.partner.earnsOtherwise}. ${f.partner.earnsAtWorstAndBest} du cas prudent au cas favorable, aux prix de 2023 à 2025 ; la flotte garde alors ${f.partner.keepsAtWorstAndBest} par véhicule.`,
  },
  depot: {
    summary:
      'Un dépôt : le courant vient du réseau, passe par le poste et le compteur, et charge trois utilitaires à leurs bornes. À droite le bureau, où l’on tient les comptes, et une borne que l’on pose.',
    trades: ['Vous financez', 'Vous vendez', 'Vous équipez'],
  },
  benefits: {
    title: 'Ce que le programme vous apporte',
    recurring: {
      title: 'Un revenu récurrent',
      text: 'Votre part est fixée par contrat, avant le premier véhicule, et versée tant que le véhicule est piloté. Elle est prélevée sur notre part ; celle de la flotte ne change pas.',
      summary: `Partage de la valeur créée : la flotte garde ${f.fleetShare}, ${f.brand.name} reçoit ${f.claims.ownShare}, et la part du partenaire est prélevée sur celle de ${f.brand.name}.`,
      fleet: 'La flotte garde',
      fleetShare: f.fleetShare,
      own: f.brand.name,
      ownShare: f.claims.ownShare,
      between: 'selon le contrat',
      partner: 'votre part vient d’ici',
      note: `La règle dite à la flotte : « ${f.shareRule} »`,
    },
    support: {
      title: 'Un accompagnement complet',
      text: 'Formation de vos équipes, argumentaires, chiffrage des premiers dossiers, et un interlocuteur du premier rendez-vous au premier versement.',
    },
    headStart: {
      title: 'Une longueur d’avance',
      text: 'La recharge pilotée (V1G) se propose dès aujourd’hui : c’est du logiciel. Le V2G suivra avec les bornes bidirectionnelles et les véhicules compatibles, et vos équipes sauront le vendre.',
    },
  },
  sectors: {
    title: 'Choisissez votre métier',
    brings: 'Vous apportez',
    gets: 'Vous obtenez',
    entries: [
      {
        title: 'Banques et loueurs',
        text: 'Une flotte pilotée paie moins cher sa recharge chaque mois : un gain chiffré, avec sa fourchette, à mettre face au loyer.',
        brings: 'le financement du véhicule et de la borne',
        gets: 'un gain estimé avec sa fourchette, à joindre au dossier',
        contact: 'Devenir partenaire financier',
        more: 'La page des banques et loueurs',
      },
      {
        title: 'Constructeurs et concessionnaires',
        text: 'Vos clients comparent des prix d’achat. Ajoutez au devis ce que la recharge pilotée leur fait économiser chaque année.',
        brings: 'l’accès au véhicule par vos services connectés',
        gets: 'un argument de vente, et un lien avec le client après la livraison',
        contact: 'Devenir partenaire constructeur',
        more: 'La page des constructeurs',
      },
      {
        title: 'Installateurs de bornes',
        text: 'Une borne pilotée réduit la facture de votre client après le chantier, et vous conservez un contrat de suivi.',
        brings: 'la pose, la mise en service, la présence sur place',
        gets: 'des bornes mieux rentabilisées et des pannes vues à l’avance',
        contact: 'Devenir partenaire installateur',
        more: 'La page des installateurs',
      },
    ],
  },
  figures: {
    title: 'Le programme en trois chiffres',
    items: [
      {
        figure: `${f.claims.pilotFleets}+`,
        name: 'flottes pilotes ou partenaires',
        basis: 'En pilote et sous contrat confondus.',
      },
      {
        figure: `${f.claims.generatedForPartners}+`,
        name: 'générés pour les partenaires',
        basis: 'Total du programme, tous partenaires réunis.',
      },
      {
        figure: f.claims.satisfaction,
        name: 'de satisfaction',
        basis: 'Parmi les partenaires du programme.',
      },
    ],
  },
  founder: {
    title: 'Devenez partenaire fondateur',
    places: 'Les places de partenaire fondateur sont limitées.',
    placesInYear: `Les places de partenaire fondateur sont limitées en ${f.claims.foundingPlacesUntil}.`,
    next: `Dites-nous votre métier et combien de flottes vous suivez : nous répondons ${f.claims.replyWithin}, avec un exemple chiffré.`,
    contact: 'Demander une place',
  },
} as const;
