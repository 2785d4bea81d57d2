import {
  clock,
  euroAmount,
  eurosPer,
  measure,
  number,
  percent,
  wholeEuros,
} from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { monthName } from '#content/month-name.ts';
import { monthTotal, type Night, type NightSession } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Composed } from './compose-document.ts';

export function nightPage(composed: Composed) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const texts = words.night;
  const { estimate } = figures.main;
  const { years } = estimate;
  const dailyKwh = estimate.kwhPerSession * figures.inputs.sessionsPerDay * figures.inputs.vehicles;
  return {
    title: texts.title,
    lead: fill(texts.lead[dailyKwh > 0 ? season(figures.night) : 'nothing'], {
      year: String(figures.night.year),
      kwh: measure(Math.round(dailyKwh), 'kWh', language),
    }),
    picture: nightPicture(composed),
    note: nightNote(composed),
    months: monthsOf(composed),
    years: {
      title: texts.years.title,
      columns: [texts.years.year, texts.years.before, texts.years.gain],
      rows: years.map(({ year, beforeEuros, gainEuros }) => [
        String(year),
        wholeEuros(beforeEuros, language),
        wholeEuros(gainEuros, language),
      ]),
      text: fill(texts.years.text, { years: number(years.length, language) }),
    },
    cash: texts.cash,
    next: texts.next,
  };
}

const season = ({ choice }: Night) => (choice === 'winter' ? 'winter' : 'mean');

const amount = (value: number, language: Language) =>
  value < 0 ? `−${euroAmount(-value, language)}` : euroAmount(value, language);

function conclusion({ figures, words, frame }: Composed): string {
  const { night } = figures;
  return fill(words.night.mean, {
    today: amount(night.todayEuros, frame.language),
    plan: amount(night.planEuros, frame.language),
  });
}

function nightNote(composed: Composed): string {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const texts = words.night;
  const { shortByKwh } = figures.main.estimate;
  const ready =
    shortByKwh > 0
      ? fill(texts.notReady, { kwh: measure(shortByKwh, 'kWh', language, 1) })
      : fill(texts.level100, {
          level: level(figures.night.sessions[0]?.steps.at(-1)?.planLevel ?? 0, language),
        });
  return [conclusion(composed), ready].join(' ');
}

const level = (share: number, language: Language) => percent(Math.round(100 * share), language);

function nightPicture(composed: Composed) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { night } = figures;
  const texts = words.night;
  const { axis, prices } = axisAndPrices(night);
  const at = (hour: number) => clock(hour, language);
  const steps = night.sessions.flatMap((session) => session.steps);
  const isSold = steps.some(({ soldKw }) => soldKw > 0);
  const windows = night.sessions.map(({ arrivalHour, departureHour }) => ({
    arrival: arrivalHour,
    departure: departureHour,
    arrivalText: at(arrivalHour),
    departureText: at(departureHour),
  }));
  return {
    alt: fill(texts.drawn, {
      arrival: windows[0]?.arrivalText ?? '',
      departure: windows.at(-1)?.departureText ?? '',
      conclusion: conclusion(composed),
    }),
    axis,
    hours: hoursOn(axis, language),
    windows,
    prices,
    isStepped: night.priceClasses !== null,
    marks: priceMarks(prices, composed),
    // Power of the site in kW.
    steps: steps.map(({ startHour, durationHours, todayKw, planKw, soldKw }) => ({
      start: startHour,
      hours: durationHours,
      today: todayKw,
      plan: planKw,
      sold: soldKw,
    })),
    limits: limitLines(composed),
    levels: night.sessions.map((session) => levelsOf(session, language)),
    words: {
      price: texts.price,
      today: fill(texts.today, { euros: amount(night.todayEuros, language) }),
      plan: fill(texts.plan, { euros: amount(night.planEuros, language) }),
      sold: isSold ? texts.sold : null,
      level: texts.level,
      ready: readyText(composed),
    },
    vehicle: figures.inputs.vehicleType,
  };
}

/** Only prices that the vehicles could be charged at are worth naming. */
function priceMarks(prices: readonly Point[], composed: Composed) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { night } = figures;
  const texts = words.night;
  const isPlugged = (hour: number) =>
    night.sessions.some((one) => hour > one.arrivalHour && hour < one.departureHour);
  const plugged = prices.filter(([hour]) => isPlugged(hour));
  const [first] = plugged;
  if (first === undefined) throw new Error('A night has prices.');
  if (figures.main.estimate.contract === 'fixed') {
    const text = fill(texts.allHours, { price: priceText(first[1], language) });
    return [{ hour: first[0], price: first[1], text, isAbove: true }];
  }
  const dearest = plugged.reduce((most, one) => (one[1] > most[1] ? one : most), first);
  const cheapest = plugged.reduce((least, one) => (one[1] < least[1] ? one : least), first);
  const { priceClasses, firstPriceHour } = night;
  if (priceClasses === null) {
    return [dearest, ...(cheapest[1] < dearest[1] ? [cheapest] : [])].map((point) => ({
      hour: point[0],
      price: point[1],
      text: fill(texts.priceAt, {
        price: priceText(point[1], language),
        hour: clock(point[0] - 0.5, language),
      }),
      isAbove: point === dearest,
    }));
  }
  // Each class is named once, as on the bill, in the middle of its first hours.
  const classOf = ([hour]: Point) => priceClasses[Math.floor(hour) - firstPriceHour] ?? 'hph';
  return [...new Set(plugged.map(classOf))].map((name) => {
    const from = plugged.findIndex((point) => classOf(point) === name);
    const until = plugged.findIndex((point, at) => at > from && classOf(point) !== name);
    const hours = plugged.slice(from, until < 0 ? undefined : until);
    const [hour, price] = hours[Math.floor(hours.length / 2)] ?? first;
    const text = fill(texts.classAt, {
      name: texts.classes[name],
      price: priceText(price, language),
    });
    return { hour, price, text, isAbove: price > cheapest[1] };
  });
}

type Point = readonly [hour: number, price: number];

function readyText({ figures, words, frame }: Composed): string {
  const { vehicles, vehicleType, departureHour } = figures.inputs;
  return fill(words.night.ready[vehicleType], {
    count: number(vehicles, frame.language),
    departure: clock(departureHour, frame.language),
  });
}

function priceText(eurosPerMwh: number, language: Language): string {
  const rounded = Math.round(eurosPerMwh) + 0;
  const written = eurosPer(Math.abs(rounded), 'MWh', language);
  return rounded < 0 ? `−${written}` : written;
}

/** Two hours around what is plugged in, as the prices are; an hour's price stands in its middle. */
function axisAndPrices({ firstPriceHour, pricesEurosPerMwh }: Night) {
  const prices = pricesEurosPerMwh
    .slice(0, -1)
    .map((price, index) => [firstPriceHour + index + 0.5, price] as const);
  return { axis: [firstPriceHour, firstPriceHour + prices.length] as const, prices };
}

/** So many that their names do not touch, at even hours. */
function hoursOn([start, end]: readonly [number, number], language: Language) {
  const every = end - start > 20 ? 4 : end - start > 10 ? 3 : 2;
  const hours: { at: number; text: string }[] = [];
  for (let hour = Math.ceil(start / every) * every; hour <= end; hour += every) {
    if (hour - start >= 0.5) hours.push({ at: hour, text: clock(hour, language) });
  }
  return hours;
}

/** What is subscribed today, and with us what is subscribed and what the plan draws. */
function limitLines({ figures, words, frame }: Composed) {
  const { subscribedTodayKw, subscribedKw, plannedKw } = figures.night;
  const { limits } = words.night;
  if (subscribedTodayKw === 0) return [];
  const written = (kva: number) => measure(Math.round(kva), 'kVA', frame.language);
  const line = (kva: number, text: string, isPlan: boolean) => ({
    kva,
    value: written(kva),
    text,
    isPlan,
  });
  const today = line(subscribedTodayKw, limits.today, false);
  return [
    today,
    line(subscribedKw, limits.subscribed, true),
    line(plannedKw, limits.planned, true),
  ].filter(({ value }, at, lines) => lines.findIndex((one) => one.value === value) === at);
}

function levelsOf(session: NightSession, language: Language) {
  const { arrivalHour, startLevel, steps } = session;
  const line = (of: 'todayLevel' | 'planLevel') => [
    [arrivalHour, startLevel] as const,
    ...steps.map((step) => [step.startHour + step.durationHours, step[of]] as const),
  ];
  return {
    today: line('todayLevel'),
    plan: line('planLevel'),
    startText: level(startLevel, language),
    endText: level(steps.at(-1)?.planLevel ?? startLevel, language),
  };
}

function monthsOf({ figures, words, frame }: Composed) {
  const { language } = frame;
  const texts = words.night.months;
  const gains = figures.months.map(monthTotal);
  const euros = (value: number) => wholeEuros(value, language);
  const isNothing = gains.every((gain) => Math.round(gain) === 0);
  const isEven = new Set(gains.map(Math.round)).size === 1;
  const best = gains.indexOf(Math.max(...gains));
  const worst = gains.indexOf(Math.min(...gains));
  const name = (month: number) => monthName(month, language);
  return {
    title: texts.title,
    alt: fill(texts.drawn, {
      list: gains.map((gain, month) => `${name(month)} ${euros(gain)}`).join(', '),
    }),
    tariff: texts.tariff,
    // At one price for all hours there is no such part.
    energy: figures.main.estimate.contract === 'fixed' ? null : texts.energy,
    text: fill(isNothing ? texts.nothing : isEven ? texts.even : texts.text, {
      best: name(best),
      most: euros(gains[best] ?? 0),
      worst: name(worst),
      least: euros(gains[worst] ?? 0),
    }),
    bars: figures.months.map(({ tariffEuros, energyEuros }, month) => ({
      tariff: tariffEuros,
      energy: energyEuros,
      text: euros(gains[month] ?? 0),
      month: monthName(month, language, 'short'),
    })),
  };
}
