import heads from './article-heads.ts';

export default {
  common: {
    blog: 'Blog',
    inBrief: 'En bref.',
    contents: 'Dans cet article',
    published: 'Publié le {date}',
    updated: 'Mis à jour le {date}',
    readingTime: '{minutes} min de lecture',
    questions: 'À demander',
    sources: 'Sources',
    source: 'Source {number}',
    next: 'À lire ensuite',
    simulate: {
      title: 'Et votre flotte, la nuit ?',
      lead: 'Le simulateur fait le même calcul avec vos véhicules, vos heures et vos bornes. Sans formulaire.',
      action: 'Faire le calcul',
    },
  },
  topics: {
    value: 'Valeur',
    hardware: 'Matériel',
    operations: 'Exploitation',
    contract: 'Contrat',
  },
  heads,
} as const;
