import type fr from '../fr/blog.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

export default {
  meta: {
    title: 'Blog: prices, rules and contracts in fleet charging',
    description:
      'Smart charging, V2G, chargers, contracts: articles for fleet managers, with their figures and their sources.',
  },
  hero: {
    title: 'Fleet charging: prices, rules, contracts',
    lead: 'Figures with their sources, questions to ask, calculations you can redo.',
  },
  feeds: 'Follow the blog',
  topics: articles.topics,
  titles: articles.titles,
} as const satisfies Words<typeof fr>;
