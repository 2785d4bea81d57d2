import { f } from './facts.ts';
import forms from './forms.ts';
import failure from './link-failure.ts';

export default {
  shared: { ...forms, failure },
  meta: {
    title: `Se désinscrire de la lettre | ${f.brand.name}`,
    description:
      'Ne plus recevoir la lettre de la flexibilité : un clic, sans compte ni mot de passe, avec effet immédiat.',
  },
  hero: {
    title: 'Ne plus recevoir la lettre ?',
    lead: 'Un clic suffit, sans compte ni mot de passe. L’effet est immédiat.',
    press: 'Me désinscrire',
  },
  done: {
    title: 'Vous êtes désinscrit.',
    lead: 'Vous ne recevrez plus la lettre. Si vous changez d’avis, le formulaire est au bas de chaque page.',
  },
  gone: {
    title: 'Ce lien n’est plus valable.',
    lead: 'Aucune inscription ne lui correspond. Si vous recevez encore la lettre, écrivez-nous et nous vous en retirons.',
  },
  missing: {
    title: 'Ouvrez cette page depuis notre lettre.',
    lead: 'Le lien de désinscription porte un code, et cette adresse n’en porte pas. Ouvrez le lien complet depuis une de nos lettres, ou écrivez-nous.',
  },
  home: 'Retour à l’accueil',
  contact: 'Nous écrire',
} as const;
