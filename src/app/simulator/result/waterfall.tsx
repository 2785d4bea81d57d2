import { memo } from 'react';
import { Link } from 'react-router';
import { wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import {
  cutEuros,
  type WaterfallColumn,
  waterfallColumns,
} from '#domain/simulator/model/waterfall.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { wholePercent } from '../amounts.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { CardHead } from './card-head.tsx';
import cards from './cards.module.css';
import { type Label, Lying, Upright } from './waterfall-drawing.tsx';

interface WaterfallProps {
  inputs: FleetInputs;
  main: MainResults;
  methodTo: string;
}

/** From the bill today to what is paid in all, and where the gain comes from. */
export const Waterfall = memo(function Waterfall({ inputs, main, methodTo }: WaterfallProps) {
  const texts = useTexts();
  const { words, language } = texts;
  const { waterfall } = words;
  const { estimate } = main;
  const shown = shownFigures(estimate, null, inputs.vehicles);
  const { perVehicle } = shown;
  const columns = waterfallColumns(shown, estimate, inputs.siteKw !== null);
  const cut = cutEuros(columns);
  const euros = (value: number) => wholeEuros(value, language);
  const figures = {
    gain: euros(perVehicle.gainEuros),
    before: euros(perVehicle.beforeEuros),
    after: euros(perVehicle.paidInAllEuros),
    created: euros(perVehicle.valueCreatedEuros),
    own: euros(perVehicle.ownShareEuros),
    supplier: euros(perVehicle.afterEuros),
    share: wholePercent(100 - inputs.fleetSharePercent, language),
    cut: euros(cut),
    more: euros(estimate.moreWithIndexedEuros),
  };
  const labels = columns.map((column) => labelled(column, figures, texts));
  return (
    <section className={cards.card} id="waterfall">
      <CardHead
        title={fill(perVehicle.gainEuros > 0 ? waterfall.title : waterfall.titleNothing, figures)}
        lead={waterfall.lead}
      />
      <Upright labels={labels} cut={cut} summary={fill(waterfall.summary, figures)} />
      <Lying labels={labels} cut={cut} summary={fill(waterfall.summary, figures)} />
      <p className={cards.text}>
        {fill(waterfall.text, figures)} {cut > 0 && fill(waterfall.cut, figures)}{' '}
        {inputs.contract === 'fixed' && fill(waterfall.fixed, figures)}{' '}
        <Link to={methodTo}>{words.actions.method}</Link>
      </p>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: waterfall.table.caption,
          columns: [waterfall.table.row, waterfall.table.stream, waterfall.table.euros],
          rows: [
            ...labels.map(({ name, stream, value }) => [name.replace('\n', ' '), stream, value]),
            [waterfall.table.supplier, '', figures.supplier],
            [waterfall.table.gain, '', figures.gain],
          ],
        })}
      />
    </section>
  );
});

function labelled(
  column: WaterfallColumn,
  figures: { gain: string; share: string; created: string; own: string },
  { words, language }: SimulatorTexts,
): Label {
  const { waterfall } = words;
  const { id, badge, stream, fromEuros, toEuros } = column;
  const change = toEuros - fromEuros;
  const values: Partial<Record<WaterfallColumn['id'], string>> = {
    before: wholeEuros(fromEuros, language),
    after: wholeEuros(fromEuros, language),
    created: figures.created,
    ownShare: `−${figures.share}`,
  };
  const value =
    badge === 'possible'
      ? fill(waterfall.upTo, { most: wholeEuros(-change, language) })
      : (values[id] ?? `${change > 0 ? '+' : ''}${wholeEuros(change, language)}`);
  return {
    ...column,
    name: waterfall.columns[id],
    stream: stream ? waterfall.streams[stream] : '',
    badgeText: badge ? waterfall.badges[badge] : '',
    value,
    gain: figures.gain,
  };
}
