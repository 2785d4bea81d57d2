import { BRAND } from '#domain/site/brand.ts';
import { promised } from '../promises.ts';

const { bookingUrl } = BRAND.statements;

export default {
  meta: {
    title: `Pré-inscription enregistrée | ${BRAND.name}`,
    description:
      'Votre flotte est pré-inscrite à la bêta privée. La suite : validation du profil, rendez-vous, entrée dans le programme.',
  },
  hero: {
    title: 'Merci, votre flotte est pré-inscrite.',
    lead: `Un e‑mail de confirmation est parti. Votre analyse personnalisée, faite sur vos réponses, suit ${promised('analysisWithin', 'fr')}. Rien à signer, rien d’autre à faire.`,
    simulate: 'Simuler ma flotte',
    home: 'Retour à l’accueil',
  },
  own: {
    title: 'Votre simulation, gain net',
    per: 'par véhicule et par an',
    perWithRange: 'par véhicule et par an, de {low} à {high}',
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
    'Pour la lettre de la flexibilité, un second message vous attend : un clic suffit à confirmer.',
  meanwhile:
    'Simulez votre flotte en attendant : le résultat rejoint votre pré-inscription et sert à votre analyse.',
  again: 'Pré-inscrire une autre flotte',
} as const;
