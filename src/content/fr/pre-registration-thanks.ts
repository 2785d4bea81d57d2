import { BRAND } from '#domain/site/brand.ts';
import { ONE_ANALYSIS_A_DAY, promised } from '../promises.ts';

const { bookingUrl } = BRAND.statements;

export default {
  meta: {
    title: `Pré-inscription enregistrée | ${BRAND.name}`,
    description:
      'Votre flotte est pré-inscrite à la bêta privée. La suite : validation du profil, rendez-vous, entrée dans le programme.',
  },
  hero: {
    title: 'Merci, votre flotte est pré-inscrite.',
    lead: {
      first: `Votre analyse personnalisée, faite sur vos réponses, arrive par e‑mail ${promised('analysisWithin', 'fr')}. Rien à signer, rien d’autre à faire.`,
      further: `Cette flotte est étudiée à part, avec ses propres réponses. Son analyse personnalisée arrive par e‑mail ${promised('furtherAnalysisWithin', 'fr')} ; ${ONE_ANALYSIS_A_DAY.fr}. Rien à signer, rien d’autre à faire.`,
      unknown: `Votre analyse personnalisée, faite sur vos réponses, arrive par e‑mail ${promised('analysisWithin', 'fr')}, ou ${promised('furtherAnalysisWithin', 'fr')} si une flotte était déjà inscrite à cette adresse ; ${ONE_ANALYSIS_A_DAY.fr}. Rien à signer, rien d’autre à faire.`,
    },
    simulate: 'Simuler ma flotte',
    home: 'Retour à l’accueil',
  },
  own: {
    title: 'Votre simulation jointe, gain net',
    fleet: '{gain} par an pour vos {vehicles} véhicules',
    review: 'Revoir ma simulation',
  },
  next: {
    title: 'Les prochaines étapes',
    steps: [
      {
        when: promised('profileReviewWithin', 'fr'),
        name: 'Validation de votre profil',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons si la bêta vous convient.',
      },
      {
        when: bookingUrl ? 'à la date de votre choix' : 'après l’analyse',
        name: 'Rendez-vous personnalisé',
        text: bookingUrl
          ? 'Vos chiffres, vos départs, les questions de votre direction.'
          : 'Nous vous contactons pour fixer une date : vos chiffres, vos départs, les questions de votre direction.',
        ...(bookingUrl && { link: { label: 'Choisir un créneau', href: bookingUrl } }),
      },
      {
        when: 'quand vous êtes prêts',
        name: 'Intégration au programme',
        text: 'La connexion se fait à distance. Vous décidez véhicule par véhicule.',
      },
    ],
  },
  letter:
    'La lettre de la flexibilité demande votre confirmation : un clic dans le message que nous vous envoyons.',
  meanwhile: {
    joined:
      'Simulez cette flotte en attendant : le résultat est joint à cette pré-inscription et sert à son analyse.',
    apart: 'En attendant, le simulateur donne un premier chiffre pour votre flotte.',
  },
  again: 'Pré-inscrire une autre flotte',
} as const;
