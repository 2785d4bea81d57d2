import type fr from '../fr/articles.ts';
import type { Words } from '../words.ts';
import heads from './article-heads.ts';

export default {
  common: {
    blog: 'Blog',
    inBrief: 'In brief.',
    contents: 'In this article',
    published: 'Published {date}',
    updated: 'Updated {date}',
    readingTime: '{minutes} min read',
    questions: 'Ask this',
    sources: 'Sources',
    source: 'Source {number}',
    next: 'Read next',
    simulate: {
      title: 'What about your fleet at night?',
      lead: 'The simulator runs the same calculation on your vehicles, your hours and your chargers. No form to fill in.',
      action: 'Run the numbers',
    },
  },
  topics: {
    value: 'Value',
    hardware: 'Hardware',
    operations: 'Operations',
    contract: 'Contract',
  },
  heads,
} as const satisfies Words<typeof fr>;
