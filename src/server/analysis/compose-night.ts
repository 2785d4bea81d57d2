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
import { departureHourOf } from '#domain/simulator/inputs.ts';
import { monthTotal } from '#domain/simulator/model/gain-breakdown.ts';
import type { Night, NightSession } from '#domain/simulator/model/night.ts';
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
    lead: fill(dailyKwh > 0 ? texts.lead : texts.leadNothing, {
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
  };
}

const amount = (value: number, language: Language) =>
  value < 0 ? `−${euroAmount(-value, language)}` : euroAmount(value, language);

function conclusion({ figures, words, frame }: Composed): string {
  const { night } = figures;
  return fill(words.night.mean, {
    year: String(night.year),
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
      : fill(texts.ready, {
          level: level(figures.night.sessions[0]?.steps.at(-1)?.planLevel ?? 0, language),
          departure: clock(departureHourOf(figures.inputs), language),
        });
  return [conclusion(composed), texts.counted, ready].join(' ');
}

const level = (share: number, language: Language) => percent(Math.round(100 * share), language);

function nightPicture(composed: Composed) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { night } = figures;
  const texts = words.night;
  const { axis, prices } = axisAndPrices(night);
  const at = (hour: number) => clock(hour, language);
  const marked = (found: readonly [hour: number, price: number]) => ({
    hour: found[0],
    price: found[1],
    text: fill(texts.priceAt, { price: priceText(found[1], language), hour: at(found[0] - 0.5) }),
  });
  // Only prices that the vehicles could be charged at are worth naming.
  const plugged = prices.filter(([hour]) =>
    night.sessions.some((one) => hour > one.arrivalHour && hour < one.departureHour),
  );
  const [first] = plugged;
  if (first === undefined) throw new Error('A night has prices.');
  const dearest = plugged.reduce((most, one) => (one[1] > most[1] ? one : most), first);
  const cheapest = plugged.reduce((least, one) => (one[1] < least[1] ? one : least), first);
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
    dearest: marked(dearest),
    cheapest: dearest[1] === cheapest[1] ? null : marked(cheapest),
    // Power of the site in kW.
    steps: steps.map(({ startHour, durationHours, todayKw, planKw, soldKw }) => ({
      start: startHour,
      hours: durationHours,
      today: todayKw,
      plan: planKw,
      sold: soldKw,
    })),
    subscribed: subscribedLines(composed),
    levels: night.sessions.map((session) => levelsOf(session, language)),
    words: {
      price: texts.price,
      today: fill(texts.today, { euros: amount(night.todayEuros, language) }),
      plan: fill(texts.plan, { euros: amount(night.planEuros, language) }),
      sold: isSold ? texts.sold : null,
      level: texts.level,
    },
  };
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

function subscribedLines({ figures, words, frame }: Composed) {
  const { subscribedTodayKw, subscribedKw } = figures.night;
  const texts = words.night;
  const kw = (value: number) => measure(Math.round(value), 'kW', frame.language);
  if (subscribedTodayKw === 0) return [];
  const today = {
    kw: subscribedTodayKw,
    text: fill(texts.subscribedToday, { kw: kw(subscribedTodayKw) }),
    isPlan: false,
  };
  if (kw(subscribedKw) === kw(subscribedTodayKw)) return [today];
  const plan = { kw: subscribedKw, text: fill(texts.subscribedPlan, { kw: kw(subscribedKw) }) };
  return [today, { ...plan, isPlan: true }];
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
  const best = gains.indexOf(Math.max(...gains));
  const worst = gains.indexOf(Math.min(...gains));
  const name = (month: number) => monthName(month, language);
  return {
    title: texts.title,
    alt: fill(texts.drawn, {
      list: gains.map((gain, month) => `${name(month)} ${euros(gain)}`).join(', '),
    }),
    tariff: texts.tariff,
    market: texts.market,
    text: fill(gains.some((gain) => Math.round(gain) !== 0) ? texts.text : texts.nothing, {
      best: name(best),
      most: euros(gains[best] ?? 0),
      worst: name(worst),
      least: euros(gains[worst] ?? 0),
    }),
    bars: figures.months.map(({ tariffEuros, marketEuros }, month) => ({
      tariff: tariffEuros,
      market: marketEuros,
      text: euros(gains[month] ?? 0),
      month: monthName(month, language, 'short'),
    })),
  };
}
