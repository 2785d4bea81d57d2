import { memo } from 'react';
import { Link } from 'react-router';
import { wholeEuros } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import {
  type Estimate,
  type ShownFigures,
  shownFigures,
} from '#domain/simulator/model/estimate.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { fill } from '../../words/fill.ts';
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
  column: Column,
  figures: { gain: string; share: string; created: string; own: string },
  { words, language }: SimulatorTexts,
): Label {
  const { waterfall } = words;
  const { id, badge, stream, fromEuros, toEuros } = column;
  const change = toEuros - fromEuros;
  const values: Partial<Record<Column['id'], string>> = {
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

/** The specification's four value streams. */
type Stream = 'tariff' | 'management' | 'efficiency' | 'network';

/** How sure a part is: by a published tariff, by the market, to be checked on the bill, or only possible. */
type Badge = 'tariff' | 'market' | 'check' | 'possible';

type ColumnId =
  | 'before'
  | 'market'
  | 'grid'
  | 'power'
  | 'v2g'
  | 'created'
  | 'ownShare'
  | 'after'
  | 'reserve'
  | 'v2gReserve';

/** One step from the bill today to what is paid in all; levels in EUR, per vehicle and year. */
export type Column = {
  readonly id: ColumnId;
  readonly stream?: Stream;
  readonly badge?: Badge;
  readonly fromEuros: number;
  readonly toEuros: number;
};

/** The same euros as everywhere: each column begins where the one before it ended. */
function waterfallColumns(
  { perVehicle }: ShownFigures,
  { countsV2g, possible }: Estimate,
  knowsSitePower: boolean,
): Column[] {
  const { beforeEuros, valueCreatedEuros, ownShareEuros, paidInAllEuros } = perVehicle;
  let level = beforeEuros;
  const saved = (id: ColumnId, euros: number, stream: Stream, badge: Badge): Column => {
    const fromEuros = level;
    level -= euros;
    return { id, stream, badge, fromEuros, toEuros: level };
  };
  const lines = [
    saved('market', perVehicle.marketEuros, 'tariff', 'market'),
    saved('grid', perVehicle.tariffEuros, 'tariff', 'tariff'),
    saved('power', perVehicle.powerEuros, 'management', knowsSitePower ? 'tariff' : 'check'),
    ...(countsV2g ? [saved('v2g', perVehicle.v2gEuros, 'efficiency', 'market')] : []),
  ];
  const least = beforeEuros - valueCreatedEuros;
  const dashed = (id: ColumnId, stream: Stream, euros: number): Column => ({
    id,
    stream,
    badge: 'possible',
    fromEuros: beforeEuros,
    toEuros: beforeEuros - Math.round(euros),
  });
  return [
    { id: 'before', fromEuros: beforeEuros, toEuros: 0 },
    ...lines,
    { id: 'created', fromEuros: beforeEuros, toEuros: least },
    { id: 'ownShare', fromEuros: least, toEuros: least + ownShareEuros },
    { id: 'after', fromEuros: paidInAllEuros, toEuros: 0 },
    dashed('reserve', 'network', possible.afrrEuros),
    dashed('v2gReserve', 'efficiency', possible.afrrBidirectionalEuros),
  ];
}

/** Bills are cut so that what happens between them can be seen: EUR at the foot of the drawing. */
function cutEuros(columns: readonly Column[]): number {
  const steps = columns.filter(({ badge, id }) => badge !== 'possible' && id !== 'before');
  const ends = steps.flatMap(({ fromEuros, toEuros }) => [fromEuros, toEuros]);
  const most = Math.max(...ends);
  const least = Math.min(...ends.filter((euros) => euros > 0), most);
  if (most - least < 1) return 0;
  // The steps take two thirds of the height.
  return Math.max(0, Math.floor((least - (most - least) / 2) / 10) * 10);
}
