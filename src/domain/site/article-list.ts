/** Written by `npm run article` from the heads of the articles. */
export const ARTICLE_LIST = [
  {
    page: 'article-value',
    address: 'valeur-v1g-v2g',
    published: '2026-10-06',
    updated: '2026-11-19',
    topic: 'value',
  },
  {
    page: 'article-charger',
    address: 'borne-bidirectionnelle',
    published: '2026-10-20',
    updated: '2026-11-19',
    topic: 'hardware',
  },
  {
    page: 'article-night',
    address: 'une-nuit-au-depot',
    published: '2026-11-03',
    updated: '2026-11-19',
    topic: 'operations',
  },
  {
    page: 'article-contract',
    address: 'lire-un-contrat-de-flexibilite',
    published: '2026-11-12',
    updated: '2026-11-19',
    topic: 'contract',
  },
  {
    page: 'article-afir',
    address: 'afir-iso-15118-20',
    published: '2026-11-16',
    updated: '2026-11-17',
    topic: 'hardware',
  },
  {
    page: 'article-turpe',
    address: 'turpe-puissance-souscrite',
    published: '2026-11-16',
    updated: '2026-11-19',
    topic: 'operations',
  },
] as const;
