import type { Estimate } from './estimate.ts';
import type { ShownFigures } from './shown-figures.ts';

/** What a part rests on: a published tariff, the market, the contract, a bill to check; or only possible. */
type Badge = 'tariff' | 'market' | 'contract' | 'check' | 'possible';

type ColumnId =
  | 'before'
  | 'energy'
  | 'grid'
  | 'power'
  | 'v2g'
  | 'created'
  | 'ownShare'
  | 'after'
  | 'reserve'
  | 'v2gReserve';

/** One step from the bill today to what is paid in all; levels in EUR, per vehicle and year. */
export type WaterfallColumn = {
  readonly id: ColumnId;
  readonly badge?: Badge;
  readonly fromEuros: number;
  readonly toEuros: number;
};

/** The same euros as everywhere: each column begins where the one before it ended. */
export function waterfallColumns(
  { perVehicle }: ShownFigures,
  { contract, countsV2g, possible }: Estimate,
  knowsSitePower: boolean,
): WaterfallColumn[] {
  const { beforeEuros, valueCreatedEuros, ownShareEuros, paidInAllEuros } = perVehicle;
  let level = beforeEuros;
  const saved = (id: ColumnId, euros: number, badge: Badge): WaterfallColumn => {
    const fromEuros = level;
    level -= euros;
    return { id, badge, fromEuros, toEuros: level };
  };
  const energyBadge = contract === 'indexed' ? 'market' : 'contract';
  const lines = [
    // At one price for all hours it is 0.
    ...(contract === 'fixed' ? [] : [saved('energy', perVehicle.energyEuros, energyBadge)]),
    saved('grid', perVehicle.tariffEuros, 'tariff'),
    saved('power', perVehicle.powerEuros, knowsSitePower ? 'tariff' : 'check'),
    ...(countsV2g ? [saved('v2g', perVehicle.v2gEuros, 'market')] : []),
  ];
  const least = beforeEuros - valueCreatedEuros;
  const dashed = (id: ColumnId, euros: number): WaterfallColumn => ({
    id,
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
    dashed('reserve', possible.afrrEuros),
    dashed('v2gReserve', possible.afrrBidirectionalEuros),
  ];
}

/** Bills are cut so that what happens between them can be seen: EUR at the foot of the drawing. */
export function cutEuros(columns: readonly WaterfallColumn[]): number {
  const steps = columns.filter(({ badge, id }) => badge !== 'possible' && id !== 'before');
  const ends = steps.flatMap(({ fromEuros, toEuros }) => [fromEuros, toEuros]);
  const most = Math.max(...ends);
  const least = Math.min(...ends.filter((euros) => euros > 0), most);
  if (most - least < 1) return 0;
  // The steps take two thirds of the height.
  return Math.max(0, Math.floor((least - (most - least) / 2) / 10) * 10);
}

/** How a column is drawn. */
export function columnKind({ id, badge, fromEuros, toEuros }: WaterfallColumn): string {
  if (id === 'before' || id === 'after') return 'bill';
  if (id === 'created' || id === 'ownShare') return id;
  if (badge === 'possible') return 'dashed';
  return toEuros > fromEuros ? 'loss' : badge === 'market' ? 'byMarket' : 'byTariff';
}
