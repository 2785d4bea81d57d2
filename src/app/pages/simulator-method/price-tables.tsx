import { Fragment } from 'react';
import { clock, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  CLASS_EUROS_PER_MWH,
  CURRENT_TARIFF,
  type OffPeak,
  type Span,
  TARIFF_CLASSES,
  type TariffClass,
  tariffHours,
  type VoltageDomain,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import { MethodTable } from './method-table.tsx';
import { sourceText } from './source-text.ts';

interface PriceTablesProps {
  words: Pick<WordsOf<'simulator-method'>, 'classPrices' | 'tariff' | 'classes' | 'constants'>;
  language: Language;
  today: string | null;
}

const { BT, HTA } = CURRENT_TARIFF.grid;

/** The low-voltage tariff has no peak class. */
const ofClass = (
  prices: Readonly<Record<TariffClass, number>>,
  of: TariffClass,
  domain: VoltageDomain,
  language: Language,
) => (of === 'peak' && domain === 'BT' ? '–' : number(prices[of], language, 2));

const ofHours = (of: TariffClass, bands: OffPeak, span: string, language: Language) =>
  tariffHours(of, bands)
    .hours.map(({ from, until }) =>
      fill(span, { from: clock(from, language), until: clock(until, language) }),
    )
    .join(', ');

/** What energy costs in each class where no bill says it, for each way off-peak hours may hold. */
export function ClassPriceTables({ words, language, today }: PriceTablesProps) {
  const { caption, name, domains } = words.classPrices;
  return (Object.keys(CLASS_EUROS_PER_MWH) as OffPeak[]).map((bands) => (
    <Fragment key={bands}>
      <MethodTable
        caption={fill(caption, { hours: ofHours('hcb', bands, words.tariff.span, language) })}
        columns={[name, domains.BT, domains.HTA]}
        rows={TARIFF_CLASSES.map((of) => ({
          name: words.classes[of],
          cells: [
            ofClass(CLASS_EUROS_PER_MWH[bands].BT, of, 'BT', language),
            ofClass(CLASS_EUROS_PER_MWH[bands].HTA, of, 'HTA', language),
          ],
        }))}
        figures
      />
      <p className={text.note}>
        {sourceText(BAND_SOURCES[bands], words.constants, language, today)}
      </p>
    </Fragment>
  ));
}

const BAND_SOURCES = { night: 'offPeakNight', split: 'offPeakSplit' } as const;

/** What each class of the grid tariff costs, and in which months it applies. */
export function TariffTable({ words, language, today }: PriceTablesProps) {
  const { columns, months, span, caption, note } = words.tariff;
  const ofMonths = ({ from, until }: Span) =>
    fill(span, { from: months[from] ?? '', until: months[(until + 11) % 12] ?? '' });
  return (
    <>
      <MethodTable
        caption={caption}
        columns={[columns.name, columns.months, columns.bt, columns.hta]}
        rows={TARIFF_CLASSES.map((of) => ({
          name: words.classes[of],
          cells: [
            tariffHours(of, 'night').months.map(ofMonths).join(', '),
            ofClass(BT.eurosPerMwh, of, 'BT', language),
            ofClass(HTA.eurosPerMwh, of, 'HTA', language),
          ],
        }))}
        figures
      />
      <p className={text.note}>
        {sourceText('creIndex', words.constants, language, today)}{' '}
        {fill(note, { peak: ofHours('peak', 'night', span, language) })}
      </p>
    </>
  );
}
