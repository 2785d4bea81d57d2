import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';

export default {
  meta: {
    title: `Pré-inscription enregistrée | ${BRAND.name}`,
    description:
      'Votre flotte est pré-inscrite à la bêta privée. Voici la suite : validation du profil, rendez-vous, entrée dans le programme.',
  },
  hero: {
    title: 'Merci, votre flotte est pré-inscrite.',
    lead: `Votre analyse personnalisée arrive par e‑mail sous ${hours(CLAIMS.analysisWithin.value, 'fr')}.`,
    simulate: 'Simuler ma flotte',
    home: 'Retour à l’accueil',
  },
  next: {
    title: 'Les prochaines étapes',
    steps: [
      {
        when: `sous ${hours(CLAIMS.profileReviewWithin.value, 'fr')}`,
        name: 'Validation de votre profil',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons franchement si la bêta vous convient.',
      },
      {
        when: 'à la date de votre choix',
        name: 'Rendez-vous personnalisé',
        text: 'Vos chiffres, vos contraintes de départ, les questions de votre direction.',
      },
      {
        when: 'quand vous êtes prêts',
        name: 'Intégration au programme',
        text: 'La connexion se fait à distance. Vous gardez la main, véhicule par véhicule.',
      },
    ],
  },
  letter:
    'Pour la lettre de la flexibilité, un autre message vous attend : un clic suffit à confirmer.',
  meanwhile:
    'En attendant : simulez votre flotte. Le résultat rejoint votre dossier et rend le premier rendez-vous plus utile.',
  again: 'Pré-inscrire une autre flotte',
} as const;
