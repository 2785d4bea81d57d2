import { clock, number } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { type Span, tariffHours } from '#domain/simulator/prices/tariff-hours.ts';
import { CURRENT_TARIFF, TARIFF_CLASSES } from '#domain/simulator/prices/tariffs.ts';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

interface TariffTableProps {
  words: WordsOf<'simulator-method'>['tariff'];
  language: Language;
}

const { BT, HTA } = CURRENT_TARIFF.grid;

/** The grid tariff by energy: what a class costs, and when it holds. */
export function TariffTable({ words, language }: TariffTableProps) {
  const { columns } = words;
  const span = (from: string, until: string) => fill(words.span, { from, until });
  const ofMonths = ({ from, until }: Span) =>
    span(words.months[from] ?? '', words.months[(until + 11) % 12] ?? '');
  const ofHours = ({ from, until }: Span) => span(clock(from, language), clock(until, language));
  const rows = TARIFF_CLASSES.map((of) => {
    const { months, hours } = tariffHours(of);
    // At low voltage there is no peak of its own: it is written where it differs.
    const lowVoltage = of === 'peak' ? '–' : number(BT.eurosPerMwh[of], language, 1);
    return {
      name: words.classes[of],
      cells: [
        months.map(ofMonths).join(', '),
        hours.map(ofHours).join(', '),
        lowVoltage,
        number(HTA.eurosPerMwh[of], language, 1),
      ],
    };
  });
  return (
    <>
      <MethodTable
        caption={words.caption}
        columns={[columns.name, columns.months, columns.hours, columns.bt, columns.hta]}
        rows={rows}
        figures
      />
      <p className={text.note}>{words.note}</p>
    </>
  );
}
