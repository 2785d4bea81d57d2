import { f } from './facts.ts';
export default {
  meta: {
    title: `Votre lien est en route | ${f.brand.name}`,
    description:
      'Si nous détenons des données sur l’adresse indiquée, un lien qui les montre y est en route.',
  },
  hero: {
    title: 'Vérifiez votre boîte de réception.',
    lead: 'Si nous détenons des données sur l’adresse indiquée, un lien y est en route. Sinon, rien ne part : il n’y a rien à voir ni à effacer.',
    home: 'Retour à l’accueil',
    again: 'Indiquer une autre adresse',
  },
  next: {
    title: 'Ce qu’il reste à faire',
    steps: [
      {
        when: 'maintenant',
        name: 'Un message part',
        text: `Rien reçu ? Regardez parmi les indésirables. Un nouveau lien ne part que ${f.dataAccess.mailGapMinutes} minutes après le précédent.`,
      },
      {
        when: `pendant ${f.dataAccess.linkMinutes} minutes`,
        name: 'Le lien s’ouvre, une fois',
        text: 'Il montre tout ce que nous détenons sur cette adresse, et jusqu’à quand.',
      },
      {
        when: 'sur cette page',
        name: 'Vous décidez',
        text: 'Télécharger, effacer, ou simplement lire.',
      },
    ],
  },
} as const;
