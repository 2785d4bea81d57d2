import { f } from './facts.ts';
export default {
  meta: {
    title: `Vérifiez votre boîte de réception | ${f.brand.name}`,
    description:
      'Votre demande d’inscription à la lettre est arrivée. Un message de confirmation vous attend : un clic suffit.',
  },
  hero: {
    title: 'Vérifiez votre boîte de réception.',
    lead: `Un clic dans le message que nous venons de vous envoyer vous inscrit à la lettre de la flexibilité, ${f.claims.newsletterPerMonth}. Sans ce clic, votre adresse est effacée.`,
    home: 'Retour à l’accueil',
    blog: 'Lire le blog',
  },
  next: {
    title: 'Ce qu’il reste à faire',
    steps: [
      {
        when: 'maintenant',
        name: 'Un message part',
        text: 'Rien reçu dans quelques minutes ? Regardez parmi les indésirables.',
      },
      {
        when: 'dans ce message',
        name: 'Un clic confirme',
        text: 'Sans lui, rien d’autre ne part et votre adresse est effacée.',
      },
      {
        when: f.claims.newsletterPerMonth,
        name: 'La lettre',
        text: 'Prix, règles, retours de terrain. Un clic suffit pour se désinscrire.',
      },
    ],
  },
} as const;
