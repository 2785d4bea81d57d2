import { knownFigures } from '#domain/illustrations/known-figures.ts';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../words/use-words.ts';
import { RangeBars, type RangeRow } from './range-bars.tsx';

interface PublishedValuesProps {
  words: WordsOf<'simulator-method'>['studies'];
  language: Language;
}

/** Before the revenue is shared, to compare with the studies; from the lowest year to the highest. */
function valueCreated(name: KnownFleet): Omit<RangeRow, 'name' | 'note'> {
  const euros = knownFigures(name).estimate.years.map((year) => year.valueCreatedEuros);
  return { kind: 'smart', valueEuros: [Math.min(...euros), Math.max(...euros)] };
}

export const PUBLISHED_VALUES: Record<
  keyof PublishedValuesProps['words']['rows'],
  Omit<RangeRow, 'name' | 'note'>
> = {
  enedis: { kind: 'smart', valueEuros: STUDIES.enedis.savedEuros },
  rwthSmart: { kind: 'smart', valueEuros: RWTH_YEARLY.smartEuros },
  initial: valueCreated('initial'),
  depot: valueCreated('depot'),
  delivery: valueCreated('delivery'),
  flexitanie: { kind: 'both', valueEuros: STUDIES.flexitanie.paidEuros },
  ffe: {
    kind: 'both',
    valueEuros: [STUDIES.ffe.dayAheadEuros, STUDIES.ffe.withIntradayEuros],
  },
  rwthBoth: { kind: 'both', valueEuros: RWTH_YEARLY.bothEuros },
};

/** Published values beside those of our model. */
export function PublishedValues({ words, language }: PublishedValuesProps) {
  const rows = Object.entries(PUBLISHED_VALUES).map(([id, value]) => ({
    ...words.rows[id as keyof typeof PUBLISHED_VALUES],
    ...value,
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
