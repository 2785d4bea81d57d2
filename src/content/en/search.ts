import type fr from '../fr/search.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Search the ${f.brand.name} website`,
    description: `Search the pages, the FAQ and the articles of the ${f.brand.name} website, in English or in French.`,
  },
  hero: {
    title: 'What are you looking for?',
    lead: 'Every page, every FAQ answer and every article, in English. Nothing found? Ask us.',
  },
  label: 'Your search',
  hint: 'One word is enough: battery, contract, charger…',
  submit: 'Search',
  found: {
    one: '{count} result for ‘{query}’',
    other: '{count} results for ‘{query}’',
    first: 'The first {shown} of {count} results for ‘{query}’',
  },
  none: 'Nothing for ‘{query}’. Try a shorter word, or ask us.',
  ask: 'Write to us',
  starts: {
    title: 'Or start here',
    links: {
      simulator: {
        name: 'What your fleet saves',
        text: 'The simulator: fleet size, return and departure times, price paid. The gain a year, its range and the working.',
      },
      compatibility: {
        name: 'Do your vehicles and chargers qualify?',
        text: 'The list of models, for smart charging and for V2G.',
      },
      'article-contract': {
        name: 'What a flexibility contract says',
        text: 'Six clauses, and what to ask about each.',
      },
      faq: {
        name: 'Batteries, warranty, faults, payment',
        text: 'Answers, question by question.',
      },
    },
  },
  failed: 'The search could not be loaded. Reload the page, or browse the menu.',
  withoutScript:
    'The search needs JavaScript. Without it the whole site can still be read from the menu and the footer.',
} as const satisfies Words<typeof fr>;
