import { CLAIMS } from '#domain/site/claims.ts';
import { hours, measure, percent } from '../figures.ts';

export default {
  meta: {
    title: 'Agrégateurs : des batteries de flotte par API',
    description:
      'Des capacités de recharge mesurées, prévisibles et pilotables par API : les batteries de flottes professionnelles dans votre portefeuille.',
  },
  hero: {
    title: 'Des batteries qui répondent à votre appel.',
    lead: 'Une API, des dépôts entiers, des heures de branchement connues d’avance : de la flexibilité que vous pouvez engager.',
    overview: 'Solutions',
    here: 'Agrégateurs',
    access: 'Demander un accès',
    engineer: 'Parler à un ingénieur',
  },
  activation: {
    request: 'Votre appel',
    answer: 'Notre réponse',
    called: 'appel',
    deadline: `${measure(CLAIMS.activationWithin.value, 's', 'fr')} au plus`,
    before: '{power} en charge',
    after: 'charge suspendue',
    without: 'sans appel',
    summary:
      'Un appel par API suspend la charge d’un dépôt : de {power} à zéro en moins de {seconds}. Les {vehicles} utilitaires s’arrêtent l’un après l’autre.',
    caption:
      'Schéma d’un échange, pour le dépôt de {depot} utilitaires de notre page d’accueil, dont {vehicles} pilotés, pendant une heure de charge. Le manque est rattrapé avant le départ de {departure}.',
  },
  benefits: {
    title: 'Ce que l’API met dans votre portefeuille.',
    entries: [
      {
        name: 'capacité',
        title: 'De la puissance déjà agrégée',
        text: 'Des dépôts réunis en un seul bloc, avec la prévision de la veille, site par site. Recharge pilotée partout ; injection (V2G) là où les bornes sont bidirectionnelles.',
        value: `+${measure(CLAIMS.capacity.value, 'MW', 'fr')}`,
        condition: 'puissance pilotable totale des flottes raccordées',
      },
      {
        name: 'activation',
        title: 'Une réponse en secondes',
        text: 'Un ordre, un accusé, une courbe qui bouge. L’heure de départ de chaque véhicule reste la limite que nous ne franchissons pas.',
        value: `< ${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
        condition: 'de l’appel à la puissance, véhicules branchés',
      },
      {
        name: 'interfaces',
        title: 'Trois façons de se brancher',
        text: 'API REST pour commander, WebSocket pour suivre la puissance en direct, SDK pour aller plus vite. Un bac à sable avant la production.',
        value: 'REST, WebSocket, SDK',
        condition: 'documentation sur demande',
      },
      {
        name: 'engagement',
        title: 'Des engagements écrits au contrat',
        text: `Disponibilité de la plateforme, délai d’activation, délai de réponse. Un ingénieur répond sous ${hours(CLAIMS.slaResponseWithin.value, 'fr')} à tout incident déclaré.`,
        value: percent(CLAIMS.availability.value, 'fr'),
        condition: 'de disponibilité de la plateforme, selon le contrat de service',
      },
    ],
  },
  course: {
    title: 'De la prévision de la veille au règlement du mois.',
    text: 'Vous gardez le marché et l’équilibrage. Nous nous chargeons de la flotte, de la mesure et de l’heure de départ.',
    steps: [
      { name: 'Prévision', when: 'la veille, par site' },
      { name: 'Appel', when: 'REST ou WebSocket' },
      {
        name: 'Activation',
        when: `en moins de ${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
      },
      { name: 'Mesure et règlement', when: 'chaque mois' },
    ],
  },
  closing: {
    title: 'Essayez avec un dépôt.',
    lead: 'Dites-nous vos marchés et vos produits. Nous ouvrons le bac à sable avec vous.',
    contact: 'Nous contacter',
    documentation: 'Demander la documentation',
  },
} as const;
