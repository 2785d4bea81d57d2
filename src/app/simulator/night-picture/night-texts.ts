import { clock, longDate, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  type FleetInputs,
  isoDate,
  type Night,
  OFF_PEAK_BANDS,
  type Situations,
  type TariffClass,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { eurosAndCents } from '../amounts.ts';
import type { SimulatorTexts } from '../texts.ts';
import type { PriceKind } from './night-geometry.ts';
import type { LabelTexts } from './night-labels.ts';
import { lastDeparture, stepsOf } from './night-layout.ts';

/** As it stands in the drawing, where 'midnight' would be too wide for a phone. */
export const shownTime = (hour: number, language: Language): string =>
  displayText(clock(hour, language))
    .replace('midnight', '12\u00a0a.m.')
    .replace('noon', '12\u00a0p.m.');

const PRICE_KINDS = { indexed: 'hours', class: 'classes', fixed: 'flat', unknown: 'none' } as const;

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

export function labelTexts(drawn: DrawnNight, { words, language }: SimulatorTexts): LabelTexts {
  const { night, inputs } = drawn;
  const { labels, classes } = words.night;
  const write = (texts: readonly string[], values: Readonly<Record<string, string>> = {}) =>
    texts.map((text) => displayText(fill(text, values)));
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
  return {
    today: write(labels.today[todayLabel(drawn)], { kva: todayKva }),
    plan: write(isPlanNamed ? labels.plan : labels.planAlone, { kva: planKva }),
    sold: write(labels.sold, { kva: kva(soldKw, language) }),
    ready: (isReady ? labels.ready : labels.notReady).map((lines) => write(lines, ready)),
    price: (eurosPerMwh) => write(labels.price, price(eurosPerMwh)),
    priceAt: (eurosPerMwh, hour) =>
      write(labels.priceAt, { ...price(eurosPerMwh), hour: shownTime(hour, language) }),
    className: {
      peak: write(classes.peak),
      hph: write(classes.full),
      hch: write(classes.offPeak),
      hpb: write(classes.full),
      hcb: write(classes.offPeak),
    },
    flatReason: write(gridPriceFalls(night) ? labels.flatReason : labels.flat, {
      hours: offPeakHours(drawn, { words, language }),
      hour: shownTime(OFF_PEAK_BANDS[inputs.offPeak][0][0], language),
    }),
  };
}

function todayLabel(drawn: DrawnNight) {
  const { night, inputs } = drawn;
  if (isBaselineOpen(drawn)) return 'open';
  if (inputs.siteKw === null) return 'supposed';
  // Vehicles that cannot draw all of it pay for what they can.
  return Math.round(night.subscribedTodayKw) === inputs.siteKw ? 'subscribed' : 'plain';
}

const gridPriceFalls = (night: Night): boolean => {
  const prices = stepsOf(night).map((step) => step.gridEurosPerMwh);
  return Math.max(...prices) > Math.min(...prices);
};

/** Those at the plug: 'de 22 h à 6 h'. */
function offPeakHours({ night, inputs }: DrawnNight, { words, language }: SimulatorTexts): string {
  const hours = stepsOf(night).map((step) => (Math.floor(step.startHour) + 24) % 24);
  const bands: readonly (readonly [number, number])[] = OFF_PEAK_BANDS[inputs.offPeak];
  return bands
    .filter(([from, to]) => hours.some((hour) => (hour - from + 24) % 24 < (to - from + 24) % 24))
    .map(([from, to]) =>
      fill(words.night.fromTo, { from: clock(from, language), to: clock(to, language) }),
    )
    .join(` ${words.night.and} `);
}

/** What is drawn, and what of it is supposed. */
export function nightCaption(drawn: DrawnNight, texts: SimulatorTexts): string {
  const { night, inputs } = drawn;
  const { caption } = texts.words.night;
  const isSupposed = isBaselineOpen(drawn) && inputs.siteKw === null;
  const prices = {
    hours: typeof night.choice === 'string' ? caption.mean : caption.day,
    classes: isOfBill(drawn) ? caption.ofBill : caption.supposed,
    flat: inputs.flatPrice === null ? caption.supposed : caption.ofBill,
    none: isSupposed ? caption.openPower : caption.open,
  };
  const price = fill(prices[priceKindOf(inputs)], {
    year: String(night.year),
    date: dateOf(night, texts.language),
    kva: kva(night.subscribedTodayKw, texts.language),
  });
  const sun = isSunnySummer(drawn) ? [caption.sun] : [];
  return [price, ...sun, ...notControlled(drawn, texts)].join(' ');
}

const TYPED = {
  peak: 'peakPrice',
  hph: 'hphPrice',
  hch: 'hchPrice',
  hpb: 'hpbPrice',
  hcb: 'hcbPrice',
} as const;

const isOfBill = ({ night, inputs }: DrawnNight) =>
  (night.priceClasses ?? []).every((of) => inputs[TYPED[of]] !== null);

/** The usual prices of summer are lowest while the sun shines, which is not when off-peak hours are. */
const isSunnySummer = ({ night, inputs }: DrawnNight) => {
  const priceOf = (wanted: TariffClass) =>
    night.pricesEurosPerMwh[night.priceClasses?.indexOf(wanted) ?? -1];
  const [full, offPeak] = [priceOf('hpb'), priceOf('hcb')];
  const isTyped = inputs.hpbPrice !== null || inputs.hcbPrice !== null;
  return full !== undefined && offPeak !== undefined && offPeak > full && !isTyped;
};

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
  const { choice, year, todayEuros, planEuros } = night;
  const when = fill(conclusion.when[typeof choice === 'string' ? choice : 'day'], {
    year: String(year),
    date: dateOf(night, language),
  });
  const soldKwh = stepsOf(night).reduce((sum, step) => sum + step.soldKw * step.durationHours, 0);
  const values = {
    when,
    today: eurosAndCents(todayEuros, language),
    plan: eurosAndCents(planEuros, language),
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
  const sells = steps.some(({ soldKw }) => soldKw > 0);
  return {
    caption: table.caption,
    note: nightConclusion(drawn, texts),
    columns: [
      table.hour,
      table.energy,
      table.grid,
      table.today,
      table.plan,
      ...(sells ? [table.sold] : []),
      table.level,
    ],
    rows: steps.map((step) => [
      clock(step.startHour, language),
      cents(step.energyEurosPerMwh, language),
      cents(step.gridEurosPerMwh, language),
      power(step.todayKw),
      power(step.planKw),
      ...(sells ? [power(step.soldKw)] : []),
      percent(Math.round(100 * step.planLevel), language),
    ]),
  };
}
