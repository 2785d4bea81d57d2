import { CHARGER_PAYBACK_EUROS } from '#domain/illustrations/charger-payback.ts';
import type { Language } from '#domain/site/language.ts';
import { RangeBars, type RangeRow } from '../../sections/range-bars.tsx';

interface PaybackWords {
  title: string;
  caption: string;
  rows: Record<PaybackCase, { name: string; note: string }>;
}

interface PaybackBarsProps {
  words: PaybackWords;
  language: Language;
}

type PaybackCase = keyof typeof CHARGER_PAYBACK_EUROS;

/** `smart`: counted by the simulator; `both`: possible, not counted. */
const KINDS: Record<PaybackCase, RangeRow['kind']> = {
  asCharged: 'smart',
  exempt: 'smart',
  fcr: 'both',
  afrr: 'both',
  rwth: 'both',
};

export function PaybackBars({ words, language }: PaybackBarsProps) {
  const rows = Object.entries(CHARGER_PAYBACK_EUROS).map(([id, valueEuros]) => ({
    ...words.rows[id as PaybackCase],
    valueEuros,
    kind: KINDS[id as PaybackCase],
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
