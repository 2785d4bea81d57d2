import { CALLED, RESERVE_OF_NIGHT_EUROS } from '#domain/illustrations/activation.ts';
import { chargingHours, DEPOT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { RESERVE_EUROS_PER_MWH } from '#domain/simulator/index.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, euros, eurosPer, measure, number, percent } from '../figures.ts';
import { promised, promisedFigure } from '../promises.ts';
import { stated } from '../statements.ts';

const [from, to] = chargingHours(TYPICAL_NIGHT);

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
        figure: measure(CALLED.kw, 'kW', 'fr'),
        name: `à suspendre, par rapport à la charge prévue, dans un dépôt de ${number(DEPOT.vehicles, 'fr')} utilitaires`,
      },
      {
        figure: `${clock(from, 'fr')} à ${clock(to, 'fr')}`,
        name: 'heures de charge de ce dépôt, connues la veille',
      },
      {
        figure: promisedFigure('activationWithin', 'fr'),
        name: 'de votre appel au dernier véhicule',
      },
      {
        figure: euros(Math.round(RESERVE_OF_NIGHT_EUROS), 'fr'),
        name: `par nuit et avant partage, au plus, aux prix du second semestre 2025 : ${eurosPer(RESERVE_EUROS_PER_MWH.afrr, 'MW', 'fr')} et par heure en aFRR`,
      },
    ],
  },
  activation: {
    request: 'Votre appel',
    answer: 'Notre réponse',
    called: 'appel',
    deadline: promised('activationWithin', 'fr'),
    before: '{power} en charge',
    after: 'charge suspendue',
    without: 'sans appel',
    summary:
      'Un appel par API suspend la charge d’un dépôt : de {power} à zéro en moins de {seconds}. Les {vehicles} utilitaires s’arrêtent l’un après l’autre.',
    caption:
      'Schéma d’un échange, pour le dépôt de {depot} utilitaires de notre page d’accueil, dont {vehicles} pilotés, pendant une heure de charge. Le manque est rattrapé avant le départ de {departure}.',
  },
  benefits: {
    title: 'Ce que l’API apporte à votre portefeuille',
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
        text: 'Nous accusons réception de l’ordre, ajustons la puissance et renvoyons la mesure. L’heure de départ de chaque véhicule reste prioritaire.',
        value: promisedFigure('activationWithin', 'fr'),
        condition: 'de l’appel à la puissance, véhicules branchés',
      },
      {
        name: 'interfaces',
        title: 'Trois façons de se brancher',
        text: [
          'API REST pour commander, WebSocket pour suivre la puissance en direct, SDK pour intégrer plus vite.',
          ...stated('sandbox', 'fr'),
        ].join(' '),
        value: 'REST, WebSocket, SDK',
        condition: 'documentation sur demande',
      },
      {
        name: 'engagement',
        title: 'Des engagements écrits au contrat',
        text: `Disponibilité de la plateforme, délai d’activation, délai de réponse. Un ingénieur répond ${promised('slaResponseWithin', 'fr')} à tout incident déclaré.`,
        value: percent(CLAIMS.availability.value, 'fr'),
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
        when: promised('activationWithin', 'fr'),
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
