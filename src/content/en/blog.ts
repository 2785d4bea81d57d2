import type fr from '../fr/blog.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

export default {
  meta: {
    title: 'Blog: fleet flexibility with the figures shown',
    description:
      'Smart charging, V2G, chargers, contracts: articles for fleet managers, with their figures and their sources.',
  },
  hero: {
    title: 'Flexibility, with the figures shown.',
    lead: 'Articles for the people who sign: every figure has its source or its calculation, and what we do not know is written down too.',
  },
  feeds: 'Follow the blog',
  topics: articles.topics,
  titles: articles.titles,
} as const satisfies Words<typeof fr>;
