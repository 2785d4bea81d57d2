export default {
  title: 'Vos cookies, votre choix',
  text: 'Rien n’est déposé avant votre réponse. Mesure d’audience et marketing n’arrivent que si vous dites oui.',
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
      text: 'De quoi retenir votre choix. Toujours actifs.',
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
