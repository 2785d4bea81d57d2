import { DEPOT_YEARS, type DepotYear } from '#domain/illustrations/depot-years.ts';
import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import {
  gainSpan,
  knownFigures,
  type NamedSituation,
  namedGains,
} from '#domain/illustrations/known-figures.ts';
import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  KNOWN_FLEETS,
  type KnownFleet,
  valueWithReserve,
} from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf, type Bill, type Estimate, shownLines } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Formats } from './formats.ts';

/** The fleets that pages speak of: their answers, and what the model says of them. */
export const fleetFacts = (language: Language, written: Formats) => {
  const of = (fleet: KnownFleet) => fleetFact(fleet, language, written);
  return {
    /** Where the simulator begins. */
    initial: of('initial'),
    /** The depot that home draws. */
    depot: {
      ...of('depot'),
      site: written.measure(KNOWN_FLEETS.depot.siteKw ?? Number.NaN, 'kVA'),
      v2gExtra: v2gExtra('depot', written),
      years: depotYears(written),
    },
    delivery: { ...of('delivery'), v2gExtra: v2gExtra('delivery', written) },
    deliveryFast: of('deliveryFast'),
    municipal: of('municipal'),
    /** The fleet of f.claims.headlineGainMax. */
    trucks: of('trucks'),
    /** Who keeps f.claims.chargingCostReduction: vehicles back between these hours that drive no further. */
    evening: {
      from: written.clock(EVENING_RETURN_HOURS[0]),
      to: written.clock(EVENING_RETURN_HOURS[1]),
      upTo: written.measure(CLAIMED_UP_TO_KM, 'km'),
    },
    /** Which price is paid and how the vehicles charge today. */
    situations: SITUATION_NAMES[language],
  };
};

function fleetFact(fleet: KnownFleet, language: Language, written: Formats) {
  const { number, measure, clock, percent, euros, eurosPer } = written;
  const inputs = KNOWN_FLEETS[fleet];
  const { estimate, situations } = knownFigures(fleet);
  const { before, possible, valueCreatedEuros } = estimate;
  const gains = namedGains(fleet);
  const { lowEuros, highEuros } = gainSpan(fleet);
  const gain = (situation: NamedSituation) => ({
    keeps: euros(gains[situation].euros),
    low: euros(gains[situation].lowEuros),
    high: euros(gains[situation].highEuros),
  });
  const byClass = gain('classOnArrival');
  const byTimer = gain('spotAgainstTimer');
  const byClassAndTimer = gain('classAgainstTimer');
  /** Rounded as in the simulator, so that parts make what they are parts of. */
  const lines = shownLines(estimate, 1);
  const reserve = valueWithReserve(fleet);
  const [first, second, third] = estimate.years.map(({ year, ...of }) => ({
    year: String(year),
    created: euros(of.valueCreatedEuros),
    keeps: euros(of.gainEuros),
  })) as [YearFact, YearFact, YearFact];
  const { wearCents } = inputs;
  const wear = (cents: number) => eurosPer(cents / 100, 'kWh', 2);
  return {
    vehicles: number(inputs.vehicles),
    battery: measure(inputs.batteryKwh, 'kWh'),
    charger: measure(inputs.chargerKw, 'kW'),
    /** All of them at once. */
    allChargers: measure(inputs.vehicles * inputs.chargerKw, 'kW'),
    from: clock(arrivalHourOf(inputs)),
    to: clock(inputs.departureHour),
    capture: percent(inputs.capturePercent),
    /** Of the value created, what stays with the fleet in the simulator. */
    fleetShare: percent(inputs.fleetSharePercent),
    wear: wear(wearCents),
    halfWear: wear(wearCents / 2),
    doubleWear: wear(wearCents * 2),
    /** The bill per vehicle and year: today, with us, and with our part. */
    before: euros(before.totalEuros),
    after: euros(lines.afterEuros),
    inAll: euros(estimate.paidInAllEuros),
    /** The value created, before sharing. */
    created: euros(valueCreatedEuros),
    /** What the fleet keeps with spot prices, against charging on arrival; `low` to `high` is how sure that is. */
    ...gain('spotOnArrival'),
    byClass,
    byTimer,
    byClassAndTimer,
    otherSituations: otherSituations(byClass.keeps, byTimer.keeps, byClassAndTimer.keeps, language),
    /** With one price at all hours, against charging on arrival. */
    flat: euros(situations.gains.fixed.arrival),
    /** Over what the fleet may pay and how it may charge today. */
    span: euros([lowEuros, highEuros]),
    keepsOfBill: written.share(estimate.gainOfBillShare),
    ourPart: euros(lines.ownShareEuros),
    month: monthOf(estimate, euros),
    firstYear: first,
    secondYear: second,
    thirdYear: third,
    /** What is saved on each line of the bill. */
    energy: euros(lines.energyEuros),
    tariff: euros(lines.tariffEuros),
    power: euros(lines.powerEuros),
    network: euros(lines.tariffEuros + lines.powerEuros),
    grid: { today: gridOf(before, written), withUs: gridOf(estimate.after, written) },
    subscribedToday: measure(Math.round(estimate.subscribedTodayKw), 'kVA'),
    subscribed: measure(Math.round(estimate.subscribedKw), 'kVA'),
    /** What reserve may bring beside it, with V2G and without. */
    fcr: euros(possible.fcrBidirectionalEuros),
    afrr: euros(possible.afrrBidirectionalEuros),
    fcrWithoutV2g: euros(possible.fcrEuros),
    afrrWithoutV2g: euros(possible.afrrEuros),
    withReserve: {
      bill: euros(reserve.billEuros),
      reserve: euros(reserve.reserveEuros),
      sum: euros(reserve.sumEuros),
    },
  };
}

/** How sure the depot's gain is at the prices of each year, and how price and gain fell after the first. */
function depotYears({ euros, share }: Formats) {
  const [first, second, third] = DEPOT_YEARS as [DepotYear, DepotYear, DepotYear];
  const ends = ({ range }: DepotYear) => ({
    low: euros(range.lowEuros),
    high: euros(range.highEuros),
  });
  return {
    first: ends(first),
    second: ends(second),
    third: ends(third),
    priceFall: share(1 - second.meanEurosPerMwh / first.meanEurosPerMwh),
    gainFall: share(1 - second.gainEuros / first.gainEuros),
  };
}

interface YearFact {
  year: string;
  created: string;
  keeps: string;
}

/** One vehicle's month in whole euros, rounded so that the lines add up as they are shown. */
function monthOf(estimate: Estimate, euros: (value: number) => string) {
  const before = Math.round(estimate.before.totalEuros / 12);
  const supplier = Math.round((estimate.before.totalEuros - estimate.valueCreatedEuros) / 12);
  const keeps = Math.round(estimate.gainEuros / 12);
  return {
    before: euros(before),
    supplier: euros(supplier),
    created: euros(before - supplier),
    invoice: euros(before - supplier - keeps),
    keeps: euros(keeps),
  };
}

const gridOf = ({ gridEuros, powerEuros, totalEuros }: Bill, { euros, share }: Formats) => ({
  tariff: euros(gridEuros),
  power: euros(powerEuros),
  ofBill: share((gridEuros + powerEuros) / totalEuros),
});

/** What V2G adds on the prices of the day ahead, one assumption changed at a time. */
const v2gExtra = (fleet: keyof typeof V2G_EXTRA_EUROS, { euroAmount, euros }: Formats) => ({
  asCharged: euroAmount(V2G_EXTRA_EUROS[fleet].asCharged),
  exempt: euros(V2G_EXTRA_EUROS[fleet].exempt),
  halfWear: euroAmount(V2G_EXTRA_EUROS[fleet].halfWear),
  doubleWear: euroAmount(V2G_EXTRA_EUROS[fleet].doubleWear),
});

/** What a fleet keeps in the other three, to stand behind what it keeps on spot prices against charging on arrival. */
const otherSituations = (byClass: string, byTimer: string, byBoth: string, language: Language) =>
  language === 'fr'
    ? `${byClass} en heures pleines, heures creuses\u202f; par rapport à une minuterie, ${byTimer} en offre spot, ${byBoth} en heures pleines, heures creuses`
    : `${byClass} with peak and off-peak prices; compared with a timer, ${byTimer} on spot prices, ${byBoth} with peak and off-peak prices`;

const SITUATION_NAMES = {
  fr: {
    spotOnArrival: 'Offre spot, prix de chaque heure, dès l’arrivée',
    classOnArrival: 'Heures pleines, heures creuses, dès l’arrivée',
    spotAgainstTimer: 'Offre spot, avec une minuterie',
    classAgainstTimer: 'Heures pleines, heures creuses, avec une minuterie',
  },
  en: {
    spotOnArrival: 'Spot prices, by the hour, on arrival',
    classOnArrival: 'Peak and off-peak prices, on arrival',
    spotAgainstTimer: 'Spot prices, with a timer',
    classAgainstTimer: 'Peak and off-peak prices, with a timer',
  },
} as const satisfies Record<Language, Record<NamedSituation, string>>;
