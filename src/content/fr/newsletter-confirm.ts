import { f } from './facts.ts';
import forms from './forms.ts';
import failure from './link-failure.ts';

export default {
  shared: { ...forms, failure },
  meta: {
    title: `Confirmer mon inscription à la lettre | ${f.brand.name}`,
    description:
      'Dernier pas avant de recevoir la lettre de la flexibilité : confirmez que cette adresse est bien la vôtre.',
  },
  hero: {
    title: 'Confirmez votre adresse',
    lead: `La lettre de la flexibilité : prix, règles, retours de terrain ; ${f.claims.newsletterPerMonth}, désinscription en un clic.`,
    press: 'Confirmer mon inscription',
  },
  done: {
    title: 'C’est confirmé.',
    lead: 'Vous recevrez la prochaine lettre. Chaque envoi porte un lien de désinscription.',
  },
  already: {
    title: 'C’est déjà confirmé.',
    lead: 'Votre adresse est inscrite : ce lien a fait son travail, il n’y a plus rien à faire. Chaque envoi porte un lien de désinscription.',
  },
  gone: {
    title: 'Ce lien n’est plus valable.',
    lead: 'Il a déjà servi, ou il date de plus de deux jours. Si vous n’êtes pas encore inscrit, redonnez votre adresse au bas de cette page : un nouveau lien vous sera envoyé.',
  },
  missing: {
    title: 'Ouvrez cette page depuis notre message.',
    lead: 'Le lien que nous vous avons envoyé porte un code, et cette adresse n’en porte pas. Ouvrez le lien complet, ou redonnez votre adresse au bas de cette page.',
  },
  home: 'Retour à l’accueil',
  blog: 'Lire le blog',
} as const;
