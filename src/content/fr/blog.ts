import articles from './articles.ts';

export default {
  meta: {
    title: 'Blog : la flexibilité des flottes, chiffres en main',
    description:
      'Recharge pilotée, V2G, bornes, contrats : des articles pour les responsables de flotte, avec leurs chiffres et leurs sources.',
  },
  hero: {
    title: 'La flexibilité, chiffres en main.',
    lead: 'Des articles pour celles et ceux qui signent : chaque chiffre a sa source ou son calcul, et ce que nous ne savons pas est écrit aussi.',
  },
  feeds: 'Suivre le blog',
  topics: articles.topics,
  titles: articles.titles,
} as const;
