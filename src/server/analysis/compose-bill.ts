import { measure, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { POWER_MARGIN } from '#domain/simulator/index.ts';
import type { Composed } from './compose-document.ts';
import { printable } from './printable.ts';

export function billPage(composed: Composed) {
  const { figures, words, frame, situation } = composed;
  const texts = words.bill;
  const { table } = texts;
  const summary = summaryText(composed);
  return {
    title: texts.title,
    lead: fill(texts.lead, situation),
    gain:
      figures.shown.perVehicle.valueCreatedEuros > 0
        ? { alt: summary, columns: gainColumns(composed) }
        : null,
    note: summary,
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

function summaryText({ figures, words, frame }: Composed): string {
  const { perVehicle } = figures.shown;
  const euros = (value: number) => wholeEuros(value, frame.language);
  return fill(words.bill.summary, {
    gain: euros(perVehicle.gainEuros),
    before: euros(perVehicle.beforeEuros),
    after: euros(perVehicle.paidInAllEuros),
    created: euros(perVehicle.valueCreatedEuros),
    own: euros(perVehicle.ownShareEuros),
    share: percent(100 - figures.inputs.fleetSharePercent, frame.language),
  });
}

/** What a line of the bill rests on: a published tariff, the market, the contract, a bill to check. */
const badgesOf = ({ main, inputs }: Composed['figures']) =>
  ({
    // At one price for all hours nothing is saved on energy.
    energy: ({ indexed: 'market', class: 'contract', fixed: null } as const)[
      main.estimate.contract
    ],
    grid: 'tariff',
    power: inputs.siteKw === null ? 'check' : 'tariff',
    v2g: main.estimate.countsV2g ? 'market' : null,
  }) as const;

/** From nothing to the value created, and what of it is kept: each begins where the one before it ended. */
function gainColumns({ figures, words, frame }: Composed) {
  const { perVehicle } = figures.shown;
  const badges = badgesOf(figures);
  const column = (kind: string, name: string, from: number, to: number) => ({
    kind,
    name,
    from,
    to,
    value: wholeEuros(to - from, frame.language),
    badge: null,
  });
  const { valueCreatedEuros, gainEuros } = perVehicle;
  const saved = {
    energy: perVehicle.energyEuros,
    grid: perVehicle.tariffEuros,
    power: perVehicle.powerEuros,
    v2g: perVehicle.v2gEuros,
  };
  let level = 0;
  const lines = (Object.keys(saved) as (keyof typeof saved)[]).flatMap((id) => {
    const badge = badges[id];
    if (badge === null) return [];
    const from = level;
    level += saved[id];
    const kind = saved[id] < 0 ? 'loss' : badge === 'market' ? 'market' : 'saved';
    return [
      {
        ...column(kind, words.bill.lines[id], from, level),
        badge: { kind: badge, text: words.bill.badges[badge] },
      },
    ];
  });
  return [
    ...lines,
    column('created', words.bill.lines.created, 0, valueCreatedEuros),
    column('ownShare', words.bill.lines.ownShare, valueCreatedEuros, gainEuros),
    column('gain', words.bill.yourGain, 0, gainEuros),
  ];
}

type Badge = keyof Composed['words']['bill']['badges'];

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
    { badge = null, total = false }: { badge?: Badge | null; total?: boolean } = {},
  ) => ({
    name,
    amounts: bills.flatMap((bill) => amounts(bill).map(euros)),
    kind,
    badge,
    total,
  });
  const line = (
    name: keyof typeof lines,
    of: 'energyEuros' | 'gridEuros' | 'powerEuros' | 'acciseEuros',
    badge: Badge | null,
  ) =>
    row(
      lines[name],
      ({ before, after }) => [before[of], after[of]],
      badge === null ? same : badge === 'check' ? words.bill.powerCheck : words.bill.badges[badge],
      { badge },
    );
  const badges = badgesOf(figures);
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
    line('energy', 'energyEuros', badges.energy),
    line('grid', 'gridEuros', badges.grid),
    line('power', 'powerEuros', badges.power),
    line('accise', 'acciseEuros', null),
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
