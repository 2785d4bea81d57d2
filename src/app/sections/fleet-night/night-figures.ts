import { clock, longDate, measure, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { NIGHTS_OF_YEAR } from '#domain/illustrations/depot-night.ts';
import {
  chargingAt,
  FLEET_NIGHT,
  SITE_POWER_KW,
  type Stretch,
  type VehicleOfNight,
} from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../../words/use-words.ts';

export type FleetNightWords = WordsOf<'fleets'>['fleetNight'];

const { vehicles, change } = FLEET_NIGHT;

export const timeOf = (quarter: number, language: Language): string =>
  clock(FLEET_NIGHT.firstHour + quarter / 4, language);

/** On an axis midnight is an hour like the others. */
export const shortTime = (quarter: number, language: Language): string =>
  timeOf(quarter, language).replace('midnight', '12\u00a0a.m.');

export const share = (value: number, language: Language): string =>
  percent(Math.floor(value * 100 + 1e-6), language);

/** Two digits, as on the vehicle. */
export const vehicleNumber = (index: number): string => String(index + 1).padStart(2, '0');

/** What the screen says of its night, formatted for the language. */
export function nightFigures(language: Language) {
  const time = (quarter: number) => timeOf(quarter, language);
  const kwh = (value: number) => measure(value, 'kWh', language);
  const kw = (value: number) => measure(value, 'kW', language);
  const changed = vehicles[change.vehicle] as VehicleOfNight;
  const mostKw = Math.max(...SITE_POWER_KW.map(({ drawnKw }) => drawnKw));
  const batteries = vehicles.map(({ batteryKwh }) => batteryKwh);
  const plugged = vehicles.filter(
    ({ arrival, departure }) => arrival <= FLEET_NIGHT.clock && FLEET_NIGHT.clock < departure,
  );
  const onTime = vehicles.filter(
    ({ departureShare, targetShare }) => departureShare >= targetShare,
  );
  const meanShare = vehicles.reduce((sum, { levelShare }) => sum + levelShare, 0) / vehicles.length;
  return {
    vehicles: String(vehicles.length),
    others: String(vehicles.length - 1),
    first: time(0),
    last: time(FLEET_NIGHT.quarters),
    clock: time(FLEET_NIGHT.clock),
    plugged: String(plugged.length),
    count: String(chargingAt(FLEET_NIGHT.clock)),
    onTime: String(onTime.length),
    meanLevel: share(meanShare, language),
    changed: String(change.vehicle + 1),
    model: changed.model,
    former: time(change.formerDeparture),
    departure: time(changed.departure),
    changedAt: time(change.from),
    makeRoom: String(change.others.length),
    changedLevel: share(changed.departureShare, language),
    site: kw(FLEET_NIGHT.siteKw),
    charger: kw(FLEET_NIGHT.chargerKw),
    chargers: String(mostKw / FLEET_NIGHT.chargerKw),
    most: kw(mostKw),
    given: kw(Math.max(...SITE_POWER_KW.map(({ givenBackKw }) => givenBackKw))),
    giving: String(vehicles.filter(({ givesBack }) => givesBack.length > 0).length),
    bidirectional: String(vehicles.filter(({ bidirectional }) => bidirectional).length),
    start: time(Math.min(...vehicles.map(({ charges }) => charges[0]?.[0] ?? Infinity))),
    smallest: kwh(Math.min(...batteries)),
    largest: kwh(Math.max(...batteries)),
    target: share(changed.targetShare, language),
    date: longDate(FLEET_NIGHT.date, language),
    year: String(NIGHTS_OF_YEAR.year),
    nights: String(NIGHTS_OF_YEAR.nights),
    givingBackNights: String(NIGHTS_OF_YEAR.givingBackNights),
  };
}

/** The same night as rows of text. */
export function nightTable(rows: readonly number[], words: FleetNightWords, language: Language) {
  const { columns, caption, stretch, formerly } = words.table;
  const time = (quarter: number) => timeOf(quarter, language);
  const stretches = (of: readonly Stretch[]) =>
    of.map(([from, until]) => fill(stretch, { from: time(from), until: time(until) })).join(', ') ||
    '–';
  return {
    caption,
    columns,
    rows: rows.map((index) => {
      const one = vehicles[index] as VehicleOfNight;
      const departure = time(one.departure);
      return [
        `${vehicleNumber(index)} ${one.model}`,
        measure(one.batteryKwh, 'kWh', language),
        time(one.arrival),
        share(one.startShare, language),
        stretches(one.charges),
        stretches(one.givesBack),
        index === change.vehicle
          ? fill(formerly, { departure, former: time(change.formerDeparture) })
          : departure,
        share(one.departureShare, language),
      ];
    }),
  };
}
