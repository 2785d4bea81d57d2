import { f } from './facts.ts';

export default {
  meta: {
    title: 'Solutions : flottes, agrégateurs, énergéticiens',
    description: `Trois façons de travailler avec ${f.brand.name} : payer moins cher la recharge d’une flotte, activer des batteries par API, vendre la flexibilité sous votre marque.`,
  },
  hero: {
    title: 'La flexibilité d’un dépôt, pour trois métiers',
    lead: 'La recharge des véhicules branchés se décale, sans matériel à acheter. La flotte paie moins, l’agrégateur reçoit de la puissance par API, le fournisseur vend une offre de plus.',
    discover: 'Trouver le vôtre',
    gains: {
      fleets: {
        name: 'Flottes',
        figure: f.depot.span,
        basis: 'de moins par utilitaire et par an, selon le prix payé et la recharge actuelle',
      },
      aggregators: {
        name: 'Agrégateurs',
        figure: f.depotNight.calledKw,
        basis: `à suspendre ${f.claims.activationWithin}, face à la charge prévue : ${f.depotNight.reservePay} par nuit, au plus, aux prix du second semestre 2025 (aFRR)`,
      },
      energy: {
        name: 'Fournisseurs d’énergie',
        figure: f.portfolioKw,
        basis: `passés à la nuit dans trois dépôts de vos clients, sous votre marque`,
      },
    },
  },
  pictures: {
    fleets: {
      summary: `Dès l’arrivée, la recharge de la nuit coûte ${f.night.onArrival} ; placée aux heures les moins chères, elle en coûte ${f.night.plan}.`,
      onArrival: `dès l’arrivée : ${f.night.onArrival}`,
      plan: `recharge pilotée : ${f.night.plan}`,
    },
    aggregators: {
      summary: `Sur appel, le dépôt passe de ${f.depotNight.calledKw} à zéro en moins de ${f.depotNight.calledWithin}.`,
      call: 'appel',
      without: 'sans appel',
    },
    energy: {
      summary: `La recharge de trois dépôts s’additionne, heure par heure : ${f.portfolioKw} au plus, au creux de la nuit.`,
      most: `trois dépôts : ${f.portfolioKw}`,
    },
  },
  pillars: {
    title: 'Ce que les trois ont en commun',
    items: [
      {
        title: 'Un revenu nouveau',
        text: 'Les véhicules sont déjà branchés et les bornes déjà payées. Nous vendons leur flexibilité au réseau et partageons la valeur créée.',
      },
      {
        title: 'Une intégration simple',
        text: 'La recharge pilotée ne demande que du logiciel. Le V2G ajoute une borne bidirectionnelle et un véhicule compatible.',
      },
      {
        title: 'Des solutions sur mesure',
        text: 'Vos heures de départ, vos marchés et vos tarifs règlent la programmation de la recharge.',
      },
    ],
  },
  sectors: {
    title: 'Choisissez votre métier',
    fleets: {
      title: 'Opérateurs de flottes',
      text: `Vous avez ${f.servedVehicles} véhicules et une facture d’électricité. La recharge passe aux heures les moins chères ; chaque véhicule part à l’heure, au niveau que vous avez fixé.`,
      points: [
        'Économies dès la première nuit, surtout en offre spot',
        'Part des revenus de marché versée chaque mois',
        'V2G plus tard, borne par borne',
      ],
      figure: f.claims.chargingCostReduction,
      condition: `de moins sur votre facture de recharge, après partage, en offre spot, par rapport à une recharge dès l’arrivée : retour entre ${f.evening.from} et ${f.evening.to}, jusqu’à ${f.evening.upTo} par jour`,
      caption: `La nuit du ${f.night.day} pour ${f.depot.vehicles} utilitaires, en offre spot, acheminement et accise compris, avant partage.`,
      contact: 'Parler de ma flotte',
      more: 'La solution pour les flottes',
    },
    aggregators: {
      title: 'Agrégateurs',
      text: 'Vous avez l’accès aux marchés ; nous apportons des dépôts entiers, branchés à heures connues et prévus la veille, site par site.',
      points: ['API REST et WebSocket', 'Prévision la veille, par site', 'Mesure et règlement'],
      figure: f.short.activationWithin,
      condition: 'entre votre ordre et la réponse des véhicules branchés',
      caption: `Schéma d’un appel à ${f.depotNight.calledVehicles} utilitaires pilotés de ce dépôt, à la réponse la plus lente que nous promettons.`,
      contact: 'Demander un accès',
      more: 'La solution pour les agrégateurs',
    },
    energy: {
      title: 'Fournisseurs d’énergie',
      text: 'Vous avez les clients et la facture. Ajoutez la flexibilité à votre offre, sous votre marque, sans la développer vous-même.',
      points: [
        'Espace client à vos couleurs',
        'Pilotage et vente assurés par nos équipes',
        'API et SDK si vous préférez intégrer',
      ],
      figure: f.short.launchWithin,
      condition: 'de la signature au lancement, calendrier type',
      caption: `Trois dépôts d’exemple dans la nuit du ${f.night.day}, l’un sur l’autre.`,
      contact: 'Parler à l’équipe partenariats',
      more: 'La solution pour les fournisseurs',
    },
  },
  simulator: {
    text: `Une première estimation pour votre flotte, ${f.claims.estimateWithin}.`,
    link: 'Ouvrir le simulateur',
  },
  closing: {
    title: 'Vous hésitez entre les trois ?',
    lead: 'Décrivez votre situation en trois lignes : nous vous disons si la flexibilité est intéressante pour vous, et par où commencer.',
    contact: 'Nous contacter',
  },
} as const;
