import type { Language } from '#domain/language.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import { VAN_CASES } from '#domain/simulator/reference-van.ts';
import type { WordsOf } from '../../words-of.ts';
import { RangeBars, type RangeRow } from './range-bars.tsx';

interface PublishedValuesProps {
  words: WordsOf<'article-value'>['figure'];
  language: Language;
}

const { y2023, y2024 } = VAN_CASES.night;

const VALUES: Record<
  keyof PublishedValuesProps['words']['rows'],
  Omit<RangeRow, 'name' | 'note'>
> = {
  enedis: { kind: 'smart', valueEuros: STUDIES.enedis.savedEuros },
  rwthSmart: { kind: 'smart', valueEuros: RWTH_YEARLY.smartEuros },
  oursSmart: { kind: 'smart', valueEuros: [y2024.smartEuros, y2023.smartEuros] },
  oursBoth: {
    kind: 'both',
    valueEuros: [y2024.smartEuros + y2024.extraEuros, y2023.smartEuros + y2023.extraEuros],
  },
  flexitanie: { kind: 'both', valueEuros: STUDIES.flexitanie.paidEuros },
  ffe: {
    kind: 'both',
    valueEuros: [STUDIES.ffe.dayAheadEuros, STUDIES.ffe.withIntradayEuros],
  },
  rwthBoth: { kind: 'both', valueEuros: RWTH_YEARLY.bothEuros },
};

/** What others have published beside what our solver finds. */
export function PublishedValues({ words, language }: PublishedValuesProps) {
  const rows = Object.entries(VALUES).map(([id, value]) => ({
    ...words.rows[id as keyof typeof VALUES],
    ...value,
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
