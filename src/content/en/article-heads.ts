import type fr from '../fr/article-heads.ts';
import type { Words } from '../words.ts';

/** Written by `npm run article` from the heads of the articles. */
export default {
  'article-value': {
    meta: {
      title: 'V1G and V2G: how much per vehicle per year?',
      description:
        'Four published figures for smart charging and V2G, what each one counts, and our own calculation on three years of French prices, 2023 to 2025.',
    },
    hero: {
      title: 'V1G and V2G: what they are worth, per vehicle per year.',
      lead: 'Published figures differ by a factor of nine, because they count different things. How to read them, and what our own calculation gives on three years of real prices.',
    },
  },
  'article-charger': {
    meta: {
      title: 'Bidirectional charger: what it changes, what pays for it',
      description:
        'Hardware, ISO 15118-20, grid connection, battery warranty, and what pays for the charger: the sums to do before the quote.',
    },
    hero: {
      title: 'What a bidirectional charger changes.',
      lead: 'Different hardware, a different standard, a different grid application. And a question of cost: what pays for the charger?',
    },
  },
  'article-night': {
    meta: {
      title: 'A night at the depot: charging hour by hour',
      description:
        'Twenty-five vans, one real night, thirteen hours: what smart charging decides, when V2G adds to it, and the full table.',
    },
    hero: {
      title: 'A depot’s night, hour by hour.',
      lead: 'Twenty-five vans come home in the evening and leave in the morning. In between, thirteen decisions. Here is every one of them, with its price.',
    },
  },
  'article-contract': {
    meta: {
      title: 'Flexibility contracts: six clauses to read',
      description:
        'Revenue share, baseline, notice, penalties, data, exit: the questions to ask before you sign a flexibility contract for your fleet.',
    },
    hero: {
      title: 'How to read a flexibility contract and miss nothing.',
      lead: 'Share, baseline, notice, penalties, data, exit: six clauses decide what you will be paid. The questions to ask about each.',
    },
  },
  'article-afir': {
    meta: {
      title: 'AFIR 2027: ISO 15118-20 and private chargers',
      description:
        'Regulation (EU) 2023/1804 and Delegated Regulation 2025/656: what applies to which charger and when, private depots included, and what to ask first.',
    },
    hero: {
      title: 'AFIR: what changes for depot chargers in 2027.',
      lead: 'The European regulation on chargers was mostly about public ones. Its 2025 supplement makes ISO 15118 mandatory in two steps, and the second reaches private chargers. What applies to which charger from when, and what it does not guarantee.',
    },
  },
  'article-turpe': {
    meta: {
      title: 'TURPE: grid tariff and contracted capacity',
      description:
        'What a French depot pays for the grid: hourly classes, contracted capacity, exceeding it. And the sums for two fleets, at today’s tariff.',
    },
    hero: {
      title: 'Grid tariff and contracted capacity: what the grid costs a depot.',
      lead: 'Part of the bill does not depend on the price of energy, but on the hour you charge and the power you reserve. What it contains, and what a depot saves by charging at night, in turns.',
    },
  },
} as const satisfies Words<typeof fr>;
