import { CALLED, RESERVE_OF_NIGHT_EUROS } from '#domain/illustrations/activation.ts';
import {
  chargingHours,
  DEPOT,
  type DepotNight,
  NIGHTS_OF_YEAR,
  PORTFOLIO_NIGHT,
  TYPICAL_NIGHT,
  V2G_NIGHT,
} from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Formats } from './formats.ts';

/** The depot that home draws, night by night. What it keeps in a year is f.depot. */
export function nightFacts(written: Formats) {
  const { number, clock, day, euroAmount, measure, share, month } = written;
  const [from, to] = chargingHours(TYPICAL_NIGHT);
  const { savedByMonth } = NIGHTS_OF_YEAR;
  const monthThatSaved = (saved: number) => ({
    name: month(savedByMonth.indexOf(saved)),
    saved: euroAmount(saved),
  });
  const portfolioKw = PORTFOLIO_NIGHT.map(({ depotKwh }) =>
    Math.round(depotKwh.reduce((sum, kwh) => sum + kwh, 0)),
  );
  return {
    /** What the depot is on any night. */
    depotNight: {
      battery: measure(DEPOT.vehicleBatteryKwh, 'kWh'),
      charger: measure(DEPOT.chargerKw, 'kW'),
      siteKw: measure(DEPOT.siteKw, 'kW'),
      siteKva: measure(DEPOT.siteKw, 'kVA'),
      arrival: clock(DEPOT.arrivalHour),
      departure: clock(DEPOT.departureHour),
      startLevel: share(DEPOT.startShare),
      target: share(DEPOT.targetShare),
      reserve: share(DEPOT.reserveShare),
      controlled: share(DEPOT.controllableShare),
      others: share(1 - DEPOT.controllableShare),
      wear: written.eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 2),
      /** What a call finds there, and what holding it ready would be paid for the night. */
      calledVehicles: number(CALLED.vehicles),
      calledKw: measure(CALLED.kw, 'kW'),
      calledWithin: measure(CLAIMS.activationWithin.value, 's'),
      reservePay: written.euros(RESERVE_OF_NIGHT_EUROS),
      chargesFrom: clock(from),
      chargesTo: clock(to),
    },
    /** The median night of the year, and the one in which giving back paid most. */
    night: nightFact(TYPICAL_NIGHT, written),
    v2gNight: nightFact(V2G_NIGHT, written),
    nights: {
      year: String(NIGHTS_OF_YEAR.year),
      count: number(NIGHTS_OF_YEAR.nights),
      givingBack: number(NIGHTS_OF_YEAR.givingBackNights),
      best: {
        day: day(NIGHTS_OF_YEAR.most.date),
        saved: euroAmount(NIGHTS_OF_YEAR.most.savedEuros),
      },
      worst: {
        day: day(NIGHTS_OF_YEAR.least.date),
        lost: euroAmount(-NIGHTS_OF_YEAR.least.savedEuros),
      },
      leastMonth: monthThatSaved(Math.min(...savedByMonth)),
      mostMonth: monthThatSaved(Math.max(...savedByMonth)),
    },
    /** A supplier's three depots in the median night. */
    portfolioKw: measure(Math.max(...portfolioKw), 'kW'),
  };
}

function nightFact(night: DepotNight, { clock, day, euroAmount, measure, ...written }: Formats) {
  const price = (eurosPerMwh: number) => written.eurosPer(eurosPerMwh, 'MWh');
  const hourAt = (hour: number) => {
    const found = night.hours.find((one) => one.hour === hour);
    if (!found) throw new Error(`no hour ${hour} in the night`);
    return {
      hour: clock(hour),
      price: price(found.eurosPerMwh),
      /** With grid tariff and accise. */
      paid: price(found.eurosPerKwh * 1000),
    };
  };
  const kw = (kwh: number | undefined) => measure(Math.round(kwh ?? 0), 'kW');
  return {
    day: day(night.date),
    onArrival: euroAmount(night.onArrivalEuros),
    plan: euroAmount(night.planEuros),
    saved: euroAmount(night.onArrivalEuros - night.planEuros),
    savedShare: written.share(1 - night.planEuros / night.onArrivalEuros),
    savedByV2g: euroAmount(night.smartOnlyEuros - night.planEuros),
    givenBack: measure(night.givenBackKwh, 'kWh'),
    subscribed: measure(night.subscribedKw, 'kVA'),
    planStart: hourAt(night.planStartHour),
    peak: hourAt(night.peak.hour),
    low: hourAt(night.low.hour),
    at18: hourAt(18),
    at22: hourAt(22),
    at23: hourAt(23),
    at6: hourAt(6),
    firstKw: kw(night.hours[0]?.chargedKwh),
    planKw: kw(Math.max(...night.hours.map(({ chargedKwh }) => chargedKwh))),
  };
}
