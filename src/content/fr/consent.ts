import { BRAND } from '#domain/site/brand.ts';

export default {
  title: 'Vos cookies :',
  text: `${BRAND.name} ne mesure l’audience et n’identifie votre entreprise que si vous dites oui.`,
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
      text: 'Pages vues, parcours, carte de chaleur.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Entreprise qui visite le site, discussion en ligne.',
    },
  },
} as const;
