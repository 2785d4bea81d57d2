import { BRAND } from '#domain/site/brand.ts';

const noTool = 'Aucun outil aujourd’hui. Si nous en ajoutons un, nous vous reposerons la question.';

export default {
  title: 'Ni cookie ni identifiant :',
  text: `${BRAND.name} ne compte votre visite que si vous dites oui.`,
  change: 'Changer d’avis : « Gérer les cookies ».',
  list: 'Liste complète',
  acceptAll: 'Tout accepter',
  essentialOnly: 'Essentiels uniquement',
  customize: 'Personnaliser',
  save: 'Enregistrer mes choix',
  close: 'Fermer',
  saved: 'Votre choix est enregistré.',
  categories: {
    necessary: {
      name: 'Nécessaires',
      text: 'Votre choix, vos saisies en cours. Toujours actifs.',
    },
    analytics: {
      name: 'Mesure d’audience',
      text: 'Pages vues, clics, formulaires envoyés : de simples totaux, tenus par nous.',
    },
    marketing: {
      name: 'Marketing',
      text: noTool,
    },
  },
  noTool,
} as const;
