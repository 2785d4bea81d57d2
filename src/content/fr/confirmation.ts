import { f } from './facts.ts';

export default {
  meta: {
    title: `Message envoyé | ${f.brand.name}`,
    description: `Votre message est enregistré. L’équipe ${f.brand.name} vous répond par e‑mail, ou par téléphone si vous avez donné un numéro.`,
  },
  hero: {
    title: 'Message envoyé !',
    lead: `Il est enregistré. Nous vous répondons ${f.claims.replyWithin}, à l’adresse que vous avez donnée. Vous n’avez rien d’autre à faire.`,
    home: 'Retour à l’accueil',
    solutions: 'Découvrir les solutions',
  },
  next: {
    title: 'Ce qui se passe maintenant',
    steps: [
      {
        when: 'maintenant',
        name: 'Message reçu',
        text: 'Il est transmis à notre équipe.',
      },
      {
        when: f.claims.replyWithin,
        name: 'Une réponse',
        text: 'Par e‑mail, ou par téléphone si vous nous avez donné un numéro.',
      },
      {
        when: 'à la date de votre choix',
        name: 'Un rendez-vous',
        text: 'Si votre question le demande : vos véhicules, vos horaires, vos chiffres.',
      },
    ],
  },
} as const;
