import articles from './articles.ts';

export default {
  meta: {
    title: 'Blog : prix, règles et contrats de la recharge',
    description:
      'Recharge pilotée, V2G, bornes, contrats : des articles pour les responsables de flotte, avec leurs chiffres et leurs sources.',
  },
  hero: {
    title: 'Recharge des flottes : prix, règles, contrats',
    lead: 'Chiffres sourcés, questions à poser, calculs que vous pouvez refaire.',
  },
  feeds: 'Suivre le blog',
  topics: articles.topics,
  titles: articles.titles,
} as const;
