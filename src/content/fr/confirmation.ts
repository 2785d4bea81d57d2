import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';

const reply = hours(CLAIMS.replyWithin.value, 'fr');

export default {
  meta: {
    title: `Message envoyé | ${BRAND.name}`,
    description: `Votre message est bien arrivé. Une personne de l’équipe ${BRAND.name} vous répond, et vous pouvez continuer la visite du site.`,
  },
  hero: {
    title: 'Message envoyé !',
    lead: `Il est bien arrivé. Sous ${reply}, une personne de l’équipe vous répond.`,
    home: 'Retour à l’accueil',
    solutions: 'Découvrir les solutions',
  },
  next: {
    title: 'Ce qui se passe maintenant',
    steps: [
      {
        when: 'maintenant',
        name: 'Message reçu',
        text: 'Il est enregistré et transmis à la bonne personne.',
      },
      {
        when: `sous ${reply}`,
        name: 'Une réponse',
        text: 'Par e‑mail, ou par téléphone si vous nous avez donné un numéro.',
      },
      {
        when: 'à la date de votre choix',
        name: 'Un rendez-vous',
        text: 'Si votre question le demande : vos véhicules, vos horaires, vos chiffres.',
      },
      {
        when: 'quand vous êtes prêts',
        name: 'Le démarrage',
        text: 'À distance, et seulement si le calcul vous a convaincus.',
      },
    ],
  },
} as const;
