import type { Language } from '#domain/language.ts';
import { CHARGER_PAYBACK_EUROS } from '#domain/simulator/known/charger-payback.ts';
import type { WordsOf } from '../../words-of.ts';
import { RangeBars, type RangeRow } from './range-bars.tsx';

interface PaybackBarsProps {
  words: WordsOf<'article-charger'>['figure'];
  language: Language;
}

type PaybackCase = keyof typeof CHARGER_PAYBACK_EUROS;

/** Counted by the simulator, or possible. */
const KINDS: Record<PaybackCase, RangeRow['kind']> = {
  asCharged: 'smart',
  exempt: 'smart',
  fcr: 'both',
  afrr: 'both',
  rwth: 'both',
};

/** How much more a charger may cost, case by case. */
export function PaybackBars({ words, language }: PaybackBarsProps) {
  const rows = Object.entries(CHARGER_PAYBACK_EUROS).map(([id, valueEuros]) => ({
    ...words.rows[id as PaybackCase],
    valueEuros,
    kind: KINDS[id as PaybackCase],
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
