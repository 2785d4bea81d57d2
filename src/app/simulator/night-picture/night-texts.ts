import { clock, eurosPer, hours, longDate, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { Night, NightChoice } from '#domain/simulator/model/night.ts';
import { calendar, isoDate } from '#domain/simulator/prices/price-year.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { eurosAndCents } from '../amounts.ts';
import type { SimulatorTexts } from '../texts.ts';
import type { LabelTexts } from './night-labels.ts';
import type { NightLayout } from './night-layout.ts';

/** As it stands in the drawing, where 'midnight' would be too wide for a phone. */
export const shownTime = (hour: number, language: Language): string =>
  displayText(clock(hour, language))
    .replace('midnight', '12\u00a0a.m.')
    .replace('noon', '12\u00a0p.m.');

/** hoursAtPlug(13.25, 'fr') // => '13 h 15'; in English '13 hours 15' */
export function hoursAtPlug(plugged: number, language: Language): string {
  const minutes = Math.round((plugged % 1) * 60);
  const whole = hours(Math.floor(plugged), language);
  return minutes === 0 ? whole : `${whole}\u00a0${minutes}`;
}

/** What the night costs, as one sentence, and what is in it. */
export function nightConclusion(night: Night, { words, language }: SimulatorTexts): string {
  const { choice, year, todayEuros, planEuros } = night;
  const cost = fill(choice === 'mean' ? words.night.mean : words.night.day, {
    year: String(year),
    date: choice === 'mean' ? '' : longDate(isoDate(choice), language),
    today: eurosAndCents(todayEuros, language),
    plan: eurosAndCents(planEuros, language),
  });
  const soldKwh = night.sessions
    .flatMap(({ steps }) => steps)
    .reduce((sum, step) => sum + step.soldKw * step.durationHours, 0);
  const sold = measure(Math.round(soldKwh), 'kWh', language);
  const givenBack = soldKwh >= 0.5 ? [fill(words.night.givenBack, { kwh: sold })] : [];
  return [cost, words.night.counted, ...givenBack].join(' ');
}

export function labelTexts(
  night: Night,
  { name, phrases }: NightLayout,
  { words, language }: SimulatorTexts,
): LabelTexts {
  const { labels } = words.night;
  const kw = (value: number) => measure(Math.round(value), 'kW', language);
  const named = name === 'narrow' ? labels.shortPrice : labels.price;
  const level = (text: string, share = 0) => {
    const shown = percent(Math.round(100 * share), language);
    return displayText(phrases ? fill(text, { level: shown }) : shown);
  };
  const mostSoldKw = Math.max(
    0,
    ...night.sessions.flatMap(({ steps }) => steps.map((step) => step.soldKw)),
  );
  const [session] = night.sessions;
  const todayKw = kw(night.subscribedTodayKw);
  const planKw = kw(night.subscribedKw);
  const lines = (...all: string[]) => all.map(displayText);
  return {
    price: (eurosPerMwh, hour, isNamed) =>
      displayText(
        fill(isNamed ? named : labels.priceAt, {
          price: shownPrice(eurosPerMwh, language),
          hour: shownTime(hour, language),
        }),
      ),
    zero: displayText(shownPrice(0, language)),
    today: displayText(fill(labels.today, { euros: eurosAndCents(night.todayEuros, language) })),
    plan: displayText(fill(labels.plan, { euros: eurosAndCents(night.planEuros, language) })),
    level: labels.level,
    endLevel: level(labels.endLevel, session?.steps.at(-1)?.planLevel),
    startLevel: level(labels.startLevel, session?.startLevel),
    subscribedToday:
      night.subscribedTodayKw > 0
        ? lines(todayKw, phrases ? labels.subscribedToday : labels.subscribed)
        : null,
    subscribedPlan:
      planKw === todayKw ? null : lines(planKw, phrases ? labels.subscribedPlan : labels.enough),
    sold: mostSoldKw > 0 ? lines(kw(mostSoldKw), phrases ? labels.soldToGrid : labels.sold) : null,
  };
}

/** A price may be below zero: '−12 €/MWh', '−€12/MWh'. */
function shownPrice(eurosPerMwh: number, language: Language): string {
  const rounded = Math.round(eurosPerMwh) + 0;
  const written = eurosPer(Math.abs(rounded), 'MWh', language);
  return rounded < 0 ? `−${written}` : written;
}

/** Every hour at the plug, in the order of the table's columns. */
export function nightRows(night: Night, language: Language): string[][] {
  const kw = (value: number) => number(Math.round(value) + 0, language);
  return night.sessions
    .flatMap(({ steps }) => steps)
    .toSorted((one, other) => one.startHour - other.startHour)
    .map((step) => [
      clock(step.startHour, language),
      number(step.spotEurosPerMwh, language, 1),
      number(step.gridEurosPerMwh, language, 1),
      kw(step.todayKw),
      kw(step.planKw),
      kw(step.soldKw),
      percent(Math.round(100 * step.planLevel), language),
    ]);
}

const DAY_MS = 86_400_000;

type WorkingDay = Exclude<NightChoice, 'mean'>;

/** More days off in a row than there are in any year. */
const LONGEST_BREAK = 7;

/** The working day that lies nearest to a date, the later of two. Nothing for what is no date of these years. */
export function nearestWorkingDay(date: string, years: readonly number[]): WorkingDay | undefined {
  const askedMs = Date.parse(`${date}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(askedMs);
  if (!isDate || !years.includes(new Date(askedMs).getUTCFullYear())) return undefined;
  for (let away = 0; away <= LONGEST_BREAK; away++) {
    for (const timeMs of [askedMs + away * DAY_MS, askedMs - away * DAY_MS]) {
      const year = new Date(timeMs).getUTCFullYear();
      const day = (timeMs - Date.UTC(year, 0, 1)) / DAY_MS;
      if (years.includes(year) && calendar(year).workingDays.includes(day)) return { year, day };
    }
  }
  return undefined;
}
