import type { Language } from '#domain/language.ts';
import { type KnownFleet, knownFigures } from '#domain/simulator/known/known-fleets.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import type { WordsOf } from '../../words-of.ts';
import { RangeBars, type RangeRow } from './range-bars.tsx';

interface PublishedValuesProps {
  words: WordsOf<'article-value'>['figure'];
  language: Language;
}

/** Before sharing, like what the studies give: from the lowest year to the highest. */
function valueCreated(name: KnownFleet): Omit<RangeRow, 'name' | 'note'> {
  const euros = knownFigures(name).estimate.years.map((year) => year.valueCreatedEuros);
  return { kind: 'smart', valueEuros: [Math.min(...euros), Math.max(...euros)] };
}

const VALUES: Record<
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

/** What others have published beside what our model finds. */
export function PublishedValues({ words, language }: PublishedValuesProps) {
  const rows = Object.entries(VALUES).map(([id, value]) => ({
    ...words.rows[id as keyof typeof VALUES],
    ...value,
  }));
  return <RangeBars title={words.title} rows={rows} caption={words.caption} language={language} />;
}
