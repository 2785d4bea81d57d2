import { measure, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { columnKind, type WaterfallColumn } from '#domain/simulator/model/waterfall.ts';
import type { Composed } from './compose-document.ts';

export function billPage(composed: Composed) {
  const { figures, words, frame } = composed;
  const texts = words.bill;
  const { inputs } = figures;
  const written = writtenFigures(composed);
  const cut = figures.waterfall.cutEuros;
  const notes = [texts.summary, ...(cut > 0 ? [texts.cut] : [])].map((text) => fill(text, written));
  return {
    title: texts.title,
    lead: texts.lead,
    waterfall:
      figures.shown.perVehicle.beforeEuros > 0
        ? {
            alt: fill(texts.summary, written),
            cut,
            columns: figures.waterfall.columns.map((column) => drawnColumn(column, composed)),
          }
        : null,
    note: notes.join(' '),
    table: {
      columns: [
        texts.table.line,
        texts.table.perVehicle,
        fill(texts.table.fleet, { count: number(inputs.vehicles, frame.language) }),
        texts.table.kind,
      ],
      rows: tableRows(composed),
    },
    sure: { title: texts.sure.title, text: sureText(composed) },
    market: { title: texts.market.title, text: marketText(composed) },
  };
}

function writtenFigures({ figures, frame }: Composed) {
  const { inputs, shown, main, waterfall } = figures;
  const { perVehicle } = shown;
  const euros = (value: number) => wholeEuros(value, frame.language);
  return {
    gain: euros(perVehicle.gainEuros),
    before: euros(perVehicle.beforeEuros),
    after: euros(perVehicle.paidInAllEuros),
    created: euros(perVehicle.valueCreatedEuros),
    own: euros(perVehicle.ownShareEuros),
    share: percent(100 - inputs.fleetSharePercent, frame.language),
    cut: euros(waterfall.cutEuros),
    more: euros(main.estimate.moreWithIndexedEuros),
  };
}

function drawnColumn(column: WaterfallColumn, composed: Composed) {
  const { words } = composed;
  const { id, badge, fromEuros, toEuros } = column;
  const { gain } = writtenFigures(composed);
  return {
    kind: columnKind(column),
    from: fromEuros,
    to: toEuros,
    name: words.bill.columns[id].replace('\n', ' '),
    value: columnValue(column, composed),
    badge: badge ? { kind: badge, text: words.bill.badges[badge] } : null,
    gain: id === 'after' ? { value: gain, name: words.bill.yourGain } : null,
  };
}

function columnValue({ id, badge, fromEuros, toEuros }: WaterfallColumn, composed: Composed) {
  const { words, frame } = composed;
  const written = writtenFigures(composed);
  const euros = (value: number) => wholeEuros(value, frame.language);
  if (badge === 'possible') return fill(words.bill.upTo, { most: euros(fromEuros - toEuros) });
  if (id === 'before' || id === 'after') return euros(fromEuros);
  if (id === 'created') return written.created;
  if (id === 'ownShare') return `−${written.share}`;
  return signed(toEuros - fromEuros, composed);
}

function signed(change: number, { frame }: Composed): string {
  return `${change > 0 ? '+' : ''}${wholeEuros(change, frame.language)}`;
}

interface Look {
  badge?: WaterfallColumn['badge'];
  total?: boolean;
}

function tableRows(composed: Composed) {
  const { figures, words, frame } = composed;
  const { shown, fleetLines, main, inputs } = figures;
  const { rows, calculated, share, less, same } = words.bill.table;
  const { perVehicle, fleet } = shown;
  const { estimate } = main;
  const euros = (value: number) => wholeEuros(value, frame.language);
  const savedShare = Math.round(100 * estimate.gainOfBillShare);
  const row = (
    name: string,
    amounts: readonly [perVehicle: string, fleet: string],
    kind: string,
    { badge, total = false }: Look = {},
  ) => ({ name, perVehicle: amounts[0], fleet: amounts[1], kind, badge: badge ?? null, total });
  const badgeOf = (id: string) =>
    figures.waterfall.columns.find((column) => column.id === id)?.badge ?? 'tariff';
  const saved = (
    id: 'market' | 'grid' | 'power' | 'v2g',
    of: 'market' | 'tariff' | 'power' | 'v2g',
  ) => {
    const badge = badgeOf(id);
    const line = `${of}Euros` as const;
    const amounts = [
      signed(-perVehicle[line] + 0, composed),
      signed(-fleetLines[line] + 0, composed),
    ] as const;
    return row(rows[id], amounts, words.bill.badges[badge], { badge });
  };
  const possible = (id: 'reserve' | 'v2gReserve', most: number) => {
    const upTo = (value: number) => fill(words.bill.upTo, { most: euros(value) });
    const amounts = [upTo(most), upTo(most * inputs.vehicles)] as const;
    return row(rows[id], amounts, words.bill.badges.possible, { badge: 'possible' });
  };
  return [
    row(rows.before, [euros(perVehicle.beforeEuros), euros(fleet.beforeEuros)], calculated),
    saved('market', 'market'),
    saved('grid', 'tariff'),
    saved('power', 'power'),
    ...(estimate.countsV2g ? [saved('v2g', 'v2g')] : []),
    row(
      rows.ownShare,
      [signed(perVehicle.ownShareEuros, composed), signed(fleetLines.ownShareEuros, composed)],
      fill(share, { share: percent(100 - inputs.fleetSharePercent, frame.language) }),
    ),
    row(
      rows.after,
      [euros(perVehicle.paidInAllEuros), euros(fleet.paidInAllEuros)],
      savedShare > 0 ? fill(less, { share: percent(savedShare, frame.language) }) : same,
      { total: true },
    ),
    possible('reserve', estimate.possible.afrrEuros),
    possible('v2gReserve', estimate.possible.afrrBidirectionalEuros),
  ];
}

function sureText({ figures, words, frame }: Composed): string {
  const { language } = frame;
  const { perVehicle } = figures.shown;
  const { estimate } = figures.main;
  const texts = words.bill.sure;
  const kw = (value: number) => measure(Math.round(value), 'kW', language);
  const written = {
    tariff: wholeEuros(perVehicle.tariffEuros, language),
    power: wholeEuros(perVehicle.powerEuros, language),
    before: kw(estimate.subscribedTodayKw),
    after: kw(estimate.subscribedKw),
    years: number(estimate.years.length, language),
  };
  const sentences = [
    ...(perVehicle.tariffEuros > 0 ? [texts.text] : []),
    ...(perVehicle.powerEuros > 0
      ? [figures.inputs.siteKw === null ? texts.powerToCheck : texts.power]
      : []),
  ];
  if (sentences.length === 0) return texts.nothing;
  return sentences.map((text) => fill(text, written)).join(' ');
}

function marketText(composed: Composed): string {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { years } = figures.main.estimate;
  const gains = years.map(({ gainEuros }) => gainEuros);
  const texts = words.bill.market;
  const { more } = writtenFigures(composed);
  const { marketEuros, v2gEuros } = figures.shown.perVehicle;
  const fromMarket = marketEuros + v2gEuros > 0 ? texts.text : texts.nothing;
  const main = fill(figures.inputs.contract === 'fixed' ? texts.fixed : fromMarket, {
    market: wholeEuros(marketEuros + v2gEuros, language),
    first: String(years[0]?.year),
    last: String(years.at(-1)?.year),
    least: wholeEuros(Math.min(...gains), language),
    most: wholeEuros(Math.max(...gains), language),
    more,
  });
  return `${main} ${texts.possible}`;
}
