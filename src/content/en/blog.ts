import { articleTitles } from '../article-words.ts';
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
    lead: 'Articles of a few minutes, no sign-up: figures with their sources, questions to ask, calculations you can redo.',
  },
  read: 'Read the article',
  feeds: 'Follow the blog',
  pictures: {
    'article-afir': {
      summary:
        'AFIR has applied since 2024; since 2026 a new public charger speaks ISO 15118-2; from 2027 every new charger, depots included, speaks ISO 15118-20.',
      applies: 'AFIR applies',
      publicChargers: 'ISO 15118-2, public',
      everyCharger: 'ISO 15118-20, depots too',
    },
    'article-turpe': {
      summary:
        'In winter, moving a megawatt-hour over the low-voltage grid costs less in the off-peak hours of the night than in peak hours.',
    },
    'article-contract': {
      summary:
        'The value created is shared: the fleet keeps the larger part, the operator invoices the rest.',
      whole: 'Value created',
      fleet: 'fleet {share}',
      ours: 'operator {share}',
    },
    'article-night': {
      summary:
        'A real night: the price falls after midnight, and charging moves from the evening to those hours.',
    },
    'article-charger': {
      summary:
        'What a bidirectional charger pays back: next to nothing on day-ahead prices, far more through reserve.',
      rows: {
        asCharged: 'day-ahead',
        exempt: 'exempted',
        fcr: 'FCR',
        afrr: 'aFRR',
        rwth: 'RWTH study',
      },
    },
    'article-value': {
      summary:
        'Eight values, published or calculated, per vehicle per year: smart charging is worth less than what studies credit to V2G.',
      smart: 'V1G',
      both: 'V2G',
    },
  },
  topics: articles.topics,
  titles: articleTitles(articles.heads),
} as const satisfies Words<typeof fr>;
