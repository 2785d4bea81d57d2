import { measure, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { columnKind, POWER_MARGIN, type WaterfallColumn } from '#domain/simulator/index.ts';
import type { Composed } from './compose-document.ts';
import { printable } from './printable.ts';

export function billPage(composed: Composed) {
  const { figures, words, frame, situation } = composed;
  const texts = words.bill;
  const { table } = texts;
  const written = writtenFigures(composed);
  const cut = figures.waterfall.cutEuros;
  const notes = [texts.summary, ...(cut > 0 ? [texts.cut] : [])].map((text) => fill(text, written));
  return {
    title: texts.title,
    lead: fill(texts.lead, situation),
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
      line: table.line,
      groups: [
        table.perVehicle,
        fill(table.fleet, { count: number(figures.inputs.vehicles, frame.language) }),
      ],
      columns: [table.today, table.withUs],
      kind: table.kind,
      rows: tableRows(composed),
    },
    ownCost: ownCost(composed),
    sure: { title: texts.sure.title, text: sureText(composed) },
    market: { title: texts.market.title, text: marketText(composed) },
  };
}

function writtenFigures({ figures, frame }: Composed) {
  const { inputs, shown, waterfall } = figures;
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
    name: words.bill.lines[id],
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

type Badge = NonNullable<WaterfallColumn['badge']>;

/** Both sides add up to what is paid, for a vehicle as for the fleet. */
function tableRows(composed: Composed) {
  const { figures, words, frame } = composed;
  const { bills, main, inputs } = figures;
  const { share, less, same } = words.bill.table;
  const { lines } = words.bill;
  const { estimate } = main;
  const euros = (value: number) => wholeEuros(value, frame.language);
  const savedShare = Math.round(100 * estimate.gainOfBillShare);
  const row = (
    name: string,
    amounts: (bill: (typeof bills)[number]) => readonly [today: number, withUs: number],
    kind: string,
    { badge, total = false }: { badge?: Badge; total?: boolean } = {},
  ) => ({
    name,
    amounts: bills.flatMap((bill) => amounts(bill).map(euros)),
    kind,
    badge: badge ?? null,
    total,
  });
  const line = (
    name: keyof typeof lines,
    of: 'energyEuros' | 'gridEuros' | 'powerEuros' | 'acciseEuros',
    badge?: Badge,
  ) =>
    row(
      lines[name],
      ({ before, after }) => [before[of], after[of]],
      badge === undefined
        ? same
        : badge === 'check'
          ? words.bill.powerCheck
          : words.bill.badges[badge],
      badge && { badge },
    );
  const badgeOf = (id: WaterfallColumn['id']) =>
    figures.waterfall.columns.find((column) => column.id === id)?.badge;
  const possible = (id: 'reserve' | 'v2gReserve', most: number) => ({
    name: lines[id],
    amounts: [1, inputs.vehicles].map((vehicles) =>
      fill(words.bill.upTo, { most: euros(most * vehicles) }),
    ),
    kind: words.bill.badges.possible,
    badge: 'possible' as const,
    total: false,
  });
  return [
    line('energy', 'energyEuros', badgeOf('energy')),
    line('grid', 'gridEuros', 'tariff'),
    line('power', 'powerEuros', badgeOf('power')),
    line('accise', 'acciseEuros'),
    ...(estimate.countsV2g
      ? [
          row(lines.v2g, ({ v2gEuros }) => [0, -v2gEuros], words.bill.badges.market, {
            badge: 'market',
          }),
        ]
      : []),
    row(
      lines.ownShare,
      ({ ownShareEuros }) => [0, ownShareEuros],
      fill(share, { share: percent(100 - inputs.fleetSharePercent, frame.language) }),
    ),
    row(
      lines.after,
      ({ before, paidInAllEuros }) => [before.totalEuros, paidInAllEuros],
      savedShare > 0 ? fill(less, { share: percent(savedShare, frame.language) }) : same,
      { total: true },
    ),
    possible('reserve', estimate.possible.afrrEuros),
    possible('v2gReserve', estimate.possible.afrrBidirectionalEuros),
  ];
}

/** What the person pays measures another thing than the modelled bill: the two are never set against each other. */
function ownCost({ figures, words, frame }: Composed): string | null {
  const typed = printable(frame.energyCost);
  if (typed === undefined) return null;
  const { shown, main } = figures;
  return fill(words.bill.ownCost, {
    typed,
    before: wholeEuros(shown.fleet.beforeEuros, frame.language),
    ...yearsOf(main.estimate),
  });
}

const yearsOf = ({ years }: Composed['figures']['main']['estimate']) => ({
  first: String(years[0]?.year),
  last: String(years.at(-1)?.year),
});

function sureText({ figures, words, frame }: Composed): string {
  const { language } = frame;
  const { inputs } = figures;
  const { perVehicle } = figures.shown;
  const { estimate } = figures.main;
  const texts = words.bill.sure;
  const kva = (value: number) => measure(Math.round(value), 'kVA', language);
  const written = {
    tariff: wholeEuros(perVehicle.tariffEuros, language),
    power: wholeEuros(perVehicle.powerEuros, language),
    before: kva(estimate.subscribedTodayKw),
    after: kva(estimate.subscribedKw),
    chargers: percent(inputs.subscribedSharePercent, language),
    margin: percent(100 * POWER_MARGIN, language),
    years: number(estimate.years.length, language),
  };
  const ofPower =
    inputs.siteKw !== null
      ? 'power'
      : estimate.isPowerRaisedToNeed
        ? 'powerAtNeed'
        : 'powerToCheck';
  const sentences = [
    ...(perVehicle.tariffEuros > 0 ? [texts.text] : []),
    ...(perVehicle.powerEuros > 0 ? [texts[ofPower]] : []),
  ];
  if (sentences.length === 0) return texts.nothing;
  return sentences.map((text) => fill(text, written)).join(' ');
}

function marketText({ figures, words, frame }: Composed): string {
  const { estimate } = figures.main;
  const gains = estimate.years.map(({ gainEuros }) => gainEuros);
  const texts = words.bill.market;
  const { energyEuros, v2gEuros } = figures.shown.perVehicle;
  const { contract, moreWithIndexedEuros } = estimate;
  const euros = (value: number) => wholeEuros(value, frame.language);
  const isNothing = contract !== 'fixed' && energyEuros + v2gEuros <= 0;
  return [
    isNothing ? texts.nothing : texts[contract],
    ...(Math.round(moreWithIndexedEuros) >= 1 ? [texts.more] : []),
    texts.possible,
  ]
    .map((text) =>
      fill(text, {
        energy: euros(energyEuros + v2gEuros),
        ...yearsOf(estimate),
        least: euros(Math.min(...gains)),
        most: euros(Math.max(...gains)),
        more: euros(moreWithIndexedEuros),
      }),
    )
    .join(' ');
}
