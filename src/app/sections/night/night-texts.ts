import { clock, euroAmount, eurosPer, measure, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT } from '#domain/simulator/depot.ts';
import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import type { NightLabelTexts } from './night-labels.tsx';

type NightWords = WordsOf<'home'>['night'];

/** The figures of a night, written as the language writes them. */
export function nightFigures(night: DepotNight, language: Language) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  return {
    vehicles: String(DEPOT.vehicles),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kW', language),
    wear: eurosPer(DEPOT.wearEurosPerKwh, 'kWh', language, 2),
    year: String(DEPOT.priceYear),
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
    priceNote: fill(words.priceNote, { year: figures.year }),
    peakPrice: figures.peakPrice,
    peakPriceAt: priceAt(figures.peakPrice, figures.peakHour),
    lowPrice: figures.lowPrice,
    lowPriceAt: priceAt(figures.lowPrice, figures.lowHour),
    onArrival: words.onArrival,
    onArrivalCost: figures.onArrivalCost,
    plan: words.plan,
    planShort: words.planShort,
    planCost: figures.planCost,
    givenBack: fill(words.givenBack, { energy: figures.givenBack }),
    givenBackWhen: words.givenBackWhen,
    givenBackEnergy: figures.givenBack,
    givenBackShort: words.givenBackShort,
    reserve: fill(words.reserve, { level: figures.reserve }),
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
