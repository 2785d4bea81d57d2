/** Written by `npm run article` from the heads of the articles. */
export const TITLES = {
  'article-value': {
    title: 'V1G and V2G: what they are worth, per vehicle per year.',
    lead: 'Published figures differ by a factor of nine, because they count different things. How to read them, and what our own calculation gives on three years of real prices.',
  },
  'article-charger': {
    title: 'What a bidirectional charger changes.',
    lead: 'Different hardware, a different standard, a different grid application. And a question of cost: what pays for the charger?',
  },
  'article-night': {
    title: 'A depot’s night, hour by hour.',
    lead: 'Twenty-five vans come home in the evening and leave in the morning. In between, thirteen decisions. Here is every one of them, with its price.',
  },
  'article-contract': {
    title: 'How to read a flexibility contract and miss nothing.',
    lead: 'Share, baseline, notice, penalties, data, exit: six clauses decide what you will be paid. The questions to ask about each.',
  },
  'article-afir': {
    title: 'AFIR: what changes for depot chargers in 2027.',
    lead: 'The European regulation on chargers was mostly about public ones. Its 2025 supplement makes ISO 15118 mandatory in two steps, and the second reaches private chargers. What applies to which charger from when, and what it does not guarantee.',
  },
  'article-turpe': {
    title: 'Grid tariff and contracted capacity: what the grid costs a depot.',
    lead: 'Part of the bill does not depend on the price of energy, but on the hour you charge and the power you reserve. What it contains, and what a depot saves by charging at night, in turns.',
  },
} as const;
