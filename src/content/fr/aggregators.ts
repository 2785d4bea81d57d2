import { f } from './facts.ts';

export default {
  meta: {
    title: 'Agrégateurs : des batteries de flotte par API',
    description:
      'Des capacités de recharge mesurées, prévisibles et pilotables par API : les batteries de flottes professionnelles dans votre portefeuille.',
  },
  hero: {
    title: 'Des batteries de flottes activables par API',
    lead: 'Une API, des dépôts entiers, des heures connues la veille. Vous intégrez un appel ; rien à installer sur les sites. Chiffres d’un dépôt d’exemple, une nuit réelle.',
    overview: 'Solutions',
    here: 'Agrégateurs',
    access: 'Demander un accès',
    engineer: 'Parler à un ingénieur',
    facts: [
      {
        figure: f.depotNight.calledKw,
        name: `à suspendre, par rapport à la charge prévue, dans un dépôt de ${f.depot.vehicles} utilitaires`,
      },
      {
        figure: `${f.depotNight.chargesFrom} à ${f.depotNight.chargesTo}`,
        name: 'heures de charge de ce dépôt, connues la veille',
      },
      {
        figure: f.short.activationWithin,
        name: 'de votre appel au dernier véhicule',
      },
      {
        figure: f.depotNight.reservePay,
        name: `par nuit et avant partage, au plus, aux prix du second semestre 2025 : ${f.reservePrice.afrr} et par heure en aFRR`,
      },
    ],
  },
  activation: {
    request: 'Votre appel',
    answer: 'Notre réponse',
    called: 'appel',
    deadline: f.claims.activationWithin,
    before: `${f.depotNight.calledKw} en charge`,
    after: 'charge suspendue',
    without: 'sans appel',
    summary: `Un appel par API suspend la charge d’un dépôt : de ${f.depotNight.calledKw} à zéro en moins de ${f.depotNight.calledWithin}. Les ${f.depotNight.calledVehicles} utilitaires s’arrêtent l’un après l’autre.`,
    caption: `Schéma d’un échange, pour le dépôt de ${f.depot.vehicles} utilitaires de notre page d’accueil, dont ${f.depotNight.calledVehicles} pilotés, pendant une heure de charge. Le manque est rattrapé avant le départ de ${f.depotNight.departure}.`,
  },
  benefits: {
    title: 'Ce que l’API apporte à votre portefeuille',
    entries: [
      {
        name: 'capacité',
        title: 'De la puissance déjà agrégée',
        text: 'Des dépôts réunis en un seul bloc, avec la prévision de la veille, site par site. Recharge pilotée partout ; injection (V2G) là où les bornes sont bidirectionnelles.',
        figure: `+${f.claims.capacity}`,
        condition: 'puissance pilotable totale des flottes raccordées',
      },
      {
        name: 'activation',
        title: 'Une réponse en secondes',
        text: 'Nous accusons réception de l’ordre, ajustons la puissance et renvoyons la mesure. L’heure de départ de chaque véhicule reste prioritaire.',
        figure: f.short.activationWithin,
        condition: 'de l’appel à la puissance, véhicules branchés',
      },
      {
        name: 'interfaces',
        title: 'Trois façons de se brancher',
        text: [
          'API REST pour commander, WebSocket pour suivre la puissance en direct, SDK pour intégrer plus vite.',
          ...f.stated.sandbox,
        ].join(' '),
        figure: 'REST, WebSocket, SDK',
        condition: 'documentation sur demande',
      },
      {
        name: 'engagement',
        title: 'Des engagements écrits au contrat',
        text: `Disponibilité de la plateforme, délai d’activation, délai de réponse. Un ingénieur répond ${f.claims.slaResponseWithin} à tout incident déclaré.`,
        figure: f.claims.availability,
        condition: 'de disponibilité de la plateforme, selon le contrat de service',
      },
    ],
  },
  course: {
    title: 'De la prévision de la veille au règlement du mois',
    text: 'Vous gardez le marché et l’équilibrage. Nous nous chargeons de la flotte, de la mesure et de l’heure de départ.',
    steps: [
      { name: 'Prévision', when: 'la veille, par site' },
      { name: 'Appel', when: 'REST ou WebSocket' },
      {
        name: 'Activation',
        when: f.claims.activationWithin,
      },
      { name: 'Mesure et règlement', when: 'chaque mois' },
    ],
  },
  closing: {
    title: 'Commencez avec un dépôt',
    lead: 'Dites-nous vos marchés et vos produits : nous préparons un essai avec vous.',
    contact: 'Nous contacter',
    documentation: 'Demander la documentation',
  },
} as const;
