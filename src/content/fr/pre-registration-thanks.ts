import { f } from './facts.ts';

export default {
  meta: {
    title: `Pré-inscription enregistrée | ${f.brand.name}`,
    description:
      'Votre flotte est pré-inscrite à la bêta privée. La suite : validation du profil, rendez-vous, entrée dans le programme.',
  },
  hero: {
    title: 'Merci, votre flotte est pré-inscrite.',
    lead: {
      first: `Votre analyse personnalisée, faite sur vos réponses, arrive par e‑mail ${f.claims.analysisWithin}. Rien à signer, rien d’autre à faire.`,
      further: `Cette flotte est étudiée à part, avec ses propres réponses. Son analyse personnalisée arrive par e‑mail ${f.claims.furtherAnalysisWithin} ; ${f.oneAnalysisADay}. Rien à signer, rien d’autre à faire.`,
      unknown: `Votre analyse personnalisée, faite sur vos réponses, arrive par e‑mail ${f.claims.analysisWithin}, ou ${f.claims.furtherAnalysisWithin} si une flotte était déjà inscrite à cette adresse ; ${f.oneAnalysisADay}. Rien à signer, rien d’autre à faire.`,
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
        when: f.claims.profileReviewWithin,
        name: 'Validation de votre profil',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons si la bêta vous convient.',
      },
      {
        when: f.stated.bookingUrl ? 'à la date de votre choix' : 'après l’analyse',
        name: 'Rendez-vous personnalisé',
        text: f.stated.bookingUrl
          ? 'Vos chiffres, vos départs, les questions de votre direction.'
          : 'Nous vous contactons pour fixer une date : vos chiffres, vos départs, les questions de votre direction.',
        ...(f.stated.bookingUrl && {
          link: { label: 'Choisir un créneau', href: f.stated.bookingUrl },
        }),
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
