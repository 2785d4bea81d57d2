import type { Language } from '#domain/language.ts';
import {
  HOURLY_PAYBACK_EUROS,
  paybackEuros,
  RWTH_PAYBACK_EUROS,
} from '#domain/simulator/payback.ts';
import type { WordsOf } from '../../words-of.ts';
import { RangeBars, type RangeRow } from './range-bars.tsx';

interface PaybackBarsProps {
  words: WordsOf<'article-charger'>['figure'];
  language: Language;
}

const VALUES: Record<keyof PaybackBarsProps['words']['rows'], RangeRow['valueEuros']> = {
  shortNight: paybackEuros('shortNight'),
  night: paybackEuros('night'),
  hourly: HOURLY_PAYBACK_EUROS,
  allDay: paybackEuros('allDay'),
  lowWear: paybackEuros('lowWear'),
  rwth: RWTH_PAYBACK_EUROS,
};

/** How much more a charger may cost, case by case. */
export function PaybackBars({ words, language }: PaybackBarsProps) {
  const rows = Object.entries(VALUES).map(([id, valueEuros]) => ({
    ...words.rows[id as keyof typeof VALUES],
    valueEuros,
    kind: 'both' as const,
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
