import {
  clock,
  euroAmount,
  euros,
  eurosPer,
  longDate,
  measure,
  percent,
} from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight, NIGHTS_OF_YEAR } from '#domain/simulator/known/depot-night.ts';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import type { NightLabelTexts } from './night-labels.tsx';

type NightWords = WordsOf<'home'>['night'];

/** The figures of a night, written as the language writes them. */
export function nightFigures(night: DepotNight, language: Language) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const whole = (value: number) => euros(Math.round(value), language);
  return {
    date: longDate(night.date, language),
    year: String(NIGHTS_OF_YEAR.year),
    nights: String(NIGHTS_OF_YEAR.nights),
    givingBackNights: String(NIGHTS_OF_YEAR.givingBackNights),
    vehicles: String(DEPOT.vehicles),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kVA', language),
    others: share(1 - DEPOT.controllableShare),
    wear: eurosPer(DEPOT.wearEurosPerKwh, 'kWh', language, 2),
    start: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    reserve: share(DEPOT.reserveShare),
    peakPrice: eurosPer(night.peak.eurosPerMwh, 'MWh', language),
    peakHour: clock(night.peak.hour, language),
    lowPrice: eurosPer(night.low.eurosPerMwh, 'MWh', language),
    lowHour: clock(night.low.hour, language),
    givenBack: measure(night.givenBackKwh, 'kWh', language),
    onArrivalCost: euroAmount(night.onArrivalEuros, language),
    smartOnlyCost: euroAmount(night.smartOnlyEuros, language),
    planCost: euroAmount(night.planEuros, language),
    /** What the fleet keeps per vehicle and year, with its range. */
    gain: whole(DEPOT.gain.euros),
    gainLow: whole(DEPOT.gain.lowEuros),
    gainHigh: whole(DEPOT.gain.highEuros),
  };
}

export function nightLabelTexts(
  night: DepotNight,
  words: NightWords,
  language: Language,
): NightLabelTexts {
  const figures = nightFigures(night, language);
  const priceAt = (price: string, hour: string) => fill(words.priceAt, { price, hour });
  return {
    arrivalTime: clock(DEPOT.arrivalHour, language),
    arrival: words.arrival,
    departureTime: clock(DEPOT.departureHour, language),
    departure: fill(words.departure, { level: figures.target }),
    priceName: words.priceName,
    priceNote: fill(words.priceNote, { date: figures.date }),
    peakPrice: figures.peakPrice,
    peakPriceAt: priceAt(figures.peakPrice, figures.peakHour),
    lowPrice: figures.lowPrice,
    lowPriceAt: priceAt(figures.lowPrice, figures.lowHour),
    onArrival: words.onArrival,
    onArrivalCost: figures.onArrivalCost,
    plan: words.plan,
    planShort: words.planShort,
    planCost: figures.planCost,
    others: fill(words.others, { share: figures.others }),
    level: words.level,
    levelShort: words.levelShort,
    startLevel: figures.start,
    targetLevel: figures.target,
    hours: [3, 6, 9, 12, 15, 18, 21].map((afterNoon) => ({
      afterNoon,
      label: clock(afterNoon + 12, language),
    })),
  };
}
