import { BRAND } from '#domain/site/brand.ts';

export default {
  meta: {
    title: `Vérifiez votre boîte de réception | ${BRAND.name}`,
    description:
      'Votre demande d’inscription à la lettre est arrivée. Un message de confirmation vous attend : un clic suffit.',
  },
  hero: {
    title: 'Vérifiez votre boîte de réception.',
    lead: 'Nous venons de vous écrire. Ouvrez ce message et cliquez sur le bouton : vous serez inscrit. Rien reçu ? Regardez parmi les indésirables.',
    home: 'Retour à l’accueil',
    blog: 'Lire le blog',
  },
} as const;
