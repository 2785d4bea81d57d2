import { clock, longDate, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  type FleetInputs,
  isoDate,
  type Night,
  type NightStep,
  OFF_PEAK_BANDS,
  type Situations,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { eurosAndCents } from '../amounts.ts';
import type { SimulatorTexts } from '../texts.ts';
import { lastDeparture, type PriceKind, stepsOf } from './night-geometry.ts';

/** As it stands in the drawing, where 'midnight' would be too wide for a phone. */
export const shownTime = (hour: number, language: Language): string =>
  clock(hour, language).replace('midnight', '12\u00a0a.m.').replace('noon', '12\u00a0p.m.');

const PRICE_KINDS = { indexed: 'hours', class: 'steps', fixed: 'steps', unknown: 'none' } as const;

/** Nothing is drawn of a price that nobody has named. */
export const priceKindOf = ({ contract }: Pick<FleetInputs, 'contract'>): PriceKind =>
  PRICE_KINDS[contract ?? 'unknown'];

/** What a night is drawn for, and what of it has been answered. */
export interface DrawnNight {
  readonly night: Night;
  readonly inputs: FleetInputs;
  readonly situations: Pick<Situations, 'isTimerIdle'>;
}

const kva = (kw: number, language: Language) => measure(Math.round(kw), 'kVA', language);

const cents = (eurosPerMwh: number, language: Language) =>
  number(eurosPerMwh / 10, language, 1).replace('-', '−');

const isBaselineOpen = ({ inputs, situations }: DrawnNight) =>
  inputs.baseline === null && !situations.isTimerIdle;

/** What the labels say, each in several ways, the longest first. */
export function labelTexts(drawn: DrawnNight, { words, language }: SimulatorTexts) {
  const { night, inputs } = drawn;
  const { labels, classes } = words.night;
  const write = (texts: readonly string[], values: Readonly<Record<string, string>> = {}) =>
    texts.map((text) => fill(text, values));
  const todayKva = kva(night.subscribedTodayKw, language);
  const planKva = kva(night.subscribedKw, language);
  const price = (eurosPerMwh: number) => ({ price: cents(eurosPerMwh, language) });
  const level = stepsOf(night).at(-1)?.planLevel ?? 1;
  const isReady = Math.round(100 * level) >= inputs.targetPercent;
  const ready = {
    count: number(inputs.vehicles, language),
    time: shownTime(lastDeparture(night), language),
    level: percent(Math.floor(100 * level), language),
  };
  const soldKw = Math.max(0, ...stepsOf(night).map((step) => step.soldKw));
  const isPlanNamed = priceKindOf(inputs) !== 'none' && planKva !== todayKva;
  const gridPrices = new Set(stepsOf(night).map((step) => step.gridEurosPerMwh));
  const bands = OFF_PEAK_BANDS[inputs.offPeak];
  return {
    today: write(labels.today[todayLabel(drawn)], { kva: todayKva }),
    plan: write(isPlanNamed ? labels.plan : labels.plan.slice(-1), { kva: planKva }),
    sold: write(labels.sold, { kva: kva(soldKw, language) }),
    // Each in lines, one below the other.
    ready: (isReady ? labels.ready : labels.notReady).map((lines) => write(lines, ready)),
    price: (eurosPerMwh: number) => write(labels.price, price(eurosPerMwh)),
    priceAt: (eurosPerMwh: number, hour: number) =>
      write(labels.priceAt, { ...price(eurosPerMwh), hour: shownTime(hour, language) }),
    // As on the bill, or why charging waits where all hours have the same price.
    hours: {
      peak: classes.peak,
      hph: classes.full,
      hch: classes.offPeak,
      hpb: classes.full,
      hcb: classes.offPeak,
      all: write(gridPrices.size > 1 ? labels.flatReason : labels.flat, {
        hours: bands
          .map(([from, to]) =>
            fill(words.night.fromTo, { from: clock(from, language), to: clock(to, language) }),
          )
          .join(` ${words.night.and} `),
        hour: shownTime(bands[0][0], language),
      }),
    },
  };
}

export type LabelTexts = ReturnType<typeof labelTexts>;

function todayLabel(drawn: DrawnNight) {
  if (isBaselineOpen(drawn)) return 'open';
  return drawn.inputs.siteKw === null ? 'supposed' : 'plain';
}

/** What is drawn, and what of it is supposed. */
export function nightCaption(drawn: DrawnNight, texts: SimulatorTexts): string {
  const { night, inputs } = drawn;
  const { caption } = texts.words.night;
  const isSupposed = isBaselineOpen(drawn) && inputs.siteKw === null;
  const prices = {
    hours: typeof night.choice === 'string' ? caption.mean : caption.day,
    steps: isOfBill(drawn) ? caption.ofBill : caption.supposed,
    none: isSupposed ? caption.openPower : caption.open,
  };
  const price = fill(prices[priceKindOf(inputs)], {
    year: String(night.year),
    date: dateOf(night, texts.language),
    kva: kva(night.subscribedTodayKw, texts.language),
  });
  // The usual prices of summer are lowest while the sun shines, which is not when off-peak hours are.
  const sun = night.choice === 'summer' && !isOfBill(drawn) ? [caption.sun] : [];
  return [price, ...sun, ...notControlled(drawn, texts)].join(' ');
}

const isOfBill = ({ night, inputs }: DrawnNight) =>
  inputs.contract === 'class'
    ? (night.priceClasses ?? []).every((of) => inputs[`${of}Price`] !== null)
    : inputs.flatPrice !== null;

/** While charging today goes on for those that are not controlled, and for few others. */
function notControlled({ night, inputs }: DrawnNight, { words, language }: SimulatorTexts) {
  const share = 1 - inputs.controllablePercent / 100;
  const [session] = night.sessions;
  const alone = (session?.steps ?? []).filter(
    ({ todayKw, planKw }) => todayKw > 0 && planKw < 2 * share * todayKw,
  );
  const [first, last] = [alone[0], alone.at(-1)];
  if (first === undefined || last === undefined || share === 0) return [];
  // The last of them charges for a part of its hour.
  const hours = (last.durationHours * last.todayKw) / Math.max(...alone.map((one) => one.todayKw));
  const half = Math.round(2 * (last.startHour + hours)) / 2;
  return [
    fill(words.night.caption.notControlled, {
      from: clock(first.startHour, language),
      to: clock(half, language),
      share: percent(Math.round(100 * share), language),
    }),
  ];
}

/** What the night costs, as sentences. */
function nightConclusion(drawn: DrawnNight, texts: SimulatorTexts): string {
  const { night, inputs } = drawn;
  const { words, language } = texts;
  const { conclusion } = words.night;
  const when = conclusion.when[typeof night.choice === 'string' ? night.choice : 'day'];
  const soldKwh = stepsOf(night).reduce((sum, step) => sum + step.soldKw * step.durationHours, 0);
  const values = {
    when: fill(when, { year: String(night.year), date: dateOf(night, language) }),
    today: eurosAndCents(night.todayEuros, language),
    plan: eurosAndCents(night.planEuros, language),
    planned: kva(night.plannedKw, language),
    subscribed: kva(night.subscribedKw, language),
    kwh: measure(Math.round(soldKwh), 'kWh', language),
  };
  return [
    ...(priceKindOf(inputs) === 'none' ? [conclusion.openPrice] : []),
    ...(isBaselineOpen(drawn) ? [conclusion.openBaseline] : []),
    fill(conclusion.cost, values),
    ...(night.subscribedKw > 0 ? [fill(conclusion.limits, values)] : []),
    ...(soldKwh >= 0.5 ? [fill(conclusion.sold, values)] : []),
  ].join(' ');
}

const dateOf = ({ choice }: Night, language: Language) =>
  typeof choice === 'string' ? '' : longDate(isoDate(choice), language);

/** Every hour at the plug: the table and its head. */
export function nightFigures(drawn: DrawnNight, texts: SimulatorTexts) {
  const { words, language } = texts;
  const { table } = words.night;
  const steps = stepsOf(drawn.night);
  const power = (kw: number) => number(Math.round(kw) + 0, language);
  const columns: [name: string, cell: (step: NightStep) => string][] = [
    [table.hour, (step) => clock(step.startHour, language)],
    [table.energy, (step) => cents(step.energyEurosPerMwh, language)],
    [table.grid, (step) => cents(step.gridEurosPerMwh, language)],
    [table.today, (step) => power(step.todayKw)],
    [table.plan, (step) => power(step.planKw)],
    [table.sold, (step) => power(step.soldKw)],
    [table.level, (step) => percent(Math.round(100 * step.planLevel), language)],
  ];
  const sells = steps.some(({ soldKw }) => soldKw > 0);
  const shown = columns.filter(([name]) => sells || name !== table.sold);
  return {
    caption: table.caption,
    note: nightConclusion(drawn, texts),
    columns: shown.map(([name]) => name),
    rows: steps.map((step) => shown.map(([, cell]) => cell(step))),
  };
}
