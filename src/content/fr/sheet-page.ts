import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import { promised } from '../promises.ts';

const days = number(RETENTION.sheetDays, 'fr');

export default {
  opening: {
    title: 'Ouvrir une fiche commerciale',
    lead: 'Elle présente une pré-inscription : la personne, le chiffre, les questions à poser.',
    logged:
      'Chaque ouverture est notée : la date, l’heure et une empreinte du réseau, qui permet de voir qu’un lien transféré s’ouvre ailleurs. La personne concernée peut voir les dates.',
    press: 'Ouvrir la fiche',
    team: 'Pour l’équipe. Données personnelles : ne transférez pas ce lien hors de l’entreprise.',
  },
  gone: {
    title: 'Cette fiche ne s’ouvre plus.',
    lead: `Le lien a plus de ${days} jours, il a été révoqué, il est incomplet, ou les données de la personne ont été effacées.`,
    find: 'La référence de l’e‑mail permet à l’administrateur du site de retrouver la demande, si elle est encore enregistrée.',
  },
  revoked: {
    title: 'Le lien est révoqué.',
    lead: 'Cette fiche ne s’ouvre plus pour personne. La pré-inscription reste enregistrée.',
  },
  title: 'Fiche {reference}',
  verdict: '{verdict}, {points} points. {meaning}',
  received: 'Pré-inscription du {moment} (heure de Paris).',
  repeated:
    'Cette adresse était déjà inscrite. La fiche montre ce nouvel envoi ; le premier a la sienne.',
  promises: {
    title: 'Ce qui lui est promis',
    caption: 'Délais comptés depuis la pré-inscription',
    columns: ['Promesse', 'Échéance', 'État'],
    due: '{moment} ({within})',
    analysis: 'Son analyse, par e‑mail',
    analysisWithin: promised('analysisWithin', 'fr'),
    profile: 'Son profil vérifié, avec une réponse sur la bêta',
    profileWithin: promised('profileReviewWithin', 'fr'),
    call: 'Un appel',
    appointment: 'Un rendez-vous',
    later: 'ensuite',
    theirDate: 'à la date de son choix',
    states: {
      sent: 'envoyée le {moment}',
      made: 'faite le {moment}, envoi en cours',
      waiting: 'faite le {moment}, attend votre accord',
      revoked: 'lien révoqué le {moment}',
      missing: 'pas encore faite',
      held: 'pas faite : envoi à vérifier d’abord',
      byTeam: 'à faire par l’équipe',
      mayCall: 'appel permis',
      mayNotCall: 'appel non permis : écrivez',
    },
  },
  figure: {
    simulation: 'Le chiffre de sa simulation, hors TVA',
    analysis: 'Le chiffre de son analyse, hors TVA',
    title: 'Le chiffre',
    between: '{gain}, de {low} à {high}',
    fleet: '{gain} pour {count} véhicules',
    fleetBetween: '{gain} pour {count} véhicules, de {low} à {high}',
    basis: 'Calculé',
    fromSimulation: 'd’après sa simulation du {date}',
    fromAnalysis: 'd’après une simulation (analyse du {date})',
    fromAnswers: 'd’après ses réponses au formulaire (analyse du {date})',
    none: 'Pas encore de chiffre : aucune simulation n’est jointe et l’analyse n’est pas faite.',
    revoked:
      'Pas de chiffre : aucune simulation n’est jointe et le lien de l’analyse a été révoqué.',
    old: 'La simulation jointe date d’une version précédente du calcul : ouvrez-la pour voir le chiffre d’aujourd’hui.',
    seeSimulation: 'Voir la simulation',
    seeAnalysis: 'Voir l’analyse envoyée à la personne',
    theirs:
      'Ce lien vers l’analyse est le sien : ne le donnez à personne d’autre, et ne le révoquez pas à sa place.',
  },
  paste: {
    title: 'Un début d’e‑mail à coller',
    hint: 'Un clic sélectionne tout le texte.',
    greeting: 'Bonjour {name},',
    hello: 'Bonjour,',
    thanks: `Merci pour votre pré-inscription à ${BRAND.name}.`,
    fleet: 'Vous nous avez décrit une flotte de {fleet}.',
    fromSimulation:
      'D’après votre simulation, votre gain net serait de {gain} par véhicule et par an, soit {fleetGain} par an pour {count} véhicules, hors TVA et notre part déduite.',
    fromAnswers:
      'D’après vos réponses, votre gain net serait de {gain} par véhicule et par an, soit {fleetGain} par an pour {count} véhicules, hors TVA et notre part déduite.',
    between: '{gain} (de {low} à {high})',
    sent: 'Le calcul est détaillé dans l’analyse que vous avez reçue le {date}.',
    preparing: 'Nous préparons votre analyse chiffrée.',
    precise: 'Pour préciser ce chiffre, une question :',
    ask: 'Pour avancer, une question :',
    next: {
      booking: 'Pour en parler, choisissez un créneau : {url}',
      call: 'Quand puis-je vous appeler pour en parler ?',
      write:
        'Vous pouvez répondre à ce message. Si vous préférez en parler, indiquez-moi un numéro et un horaire.',
    },
  },
  open: {
    title: 'Ce qui reste ouvert',
    unanswered: 'Questions facultatives sans réponse :',
    assumed: 'Ce que l’analyse a supposé :',
    nothing: 'Toutes les questions du formulaire ont une réponse.',
  },
  score: {
    caption: 'Points, et la réponse qui les donne',
    columns: ['Critère', 'Réponse', 'Points'],
  },
  origin: {
    source: 'Formulaire',
    sources: { website: 'site' },
  },
  consents: {
    title: 'Ses accords',
    caption: 'Ce que la personne a accepté ou refusé en envoyant le formulaire',
    columns: ['Accord', 'Réponse', 'Date', 'Version du texte'],
    email_consent: 'Être contactée par e‑mail pour recevoir son analyse',
    phone_consent: 'Être appelée au numéro donné',
    newsletter_consent: 'Recevoir la lettre de la flexibilité',
  },
  link: {
    title: 'Ce lien',
    until: `Il s’ouvre jusqu’au {moment}, ${days} jours après la pré-inscription.`,
    first: 'C’est sa première ouverture.',
    times: 'Ouvertures, celle-ci comprise : {count}.',
    caption: 'Les dernières ouvertures, la plus récente en premier',
    columns: ['Quand', 'Réseau'],
    thisOne: 'réseau {number} (cette ouverture)',
    network: 'réseau {number}',
    stranger:
      'Un autre réseau peut être le vôtre, en déplacement ou sur un téléphone. Une ouverture que personne de l’équipe ne reconnaît est une raison de révoquer le lien.',
    revokes: 'Révoqué, il ne s’ouvre plus pour personne. La pré-inscription reste enregistrée.',
    revoke: 'Révoquer ce lien',
  },
} as const;
