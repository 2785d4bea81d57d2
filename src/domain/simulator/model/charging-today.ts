import {
  isOffPeak,
  MEDIUM_VOLTAGE_ABOVE_KW,
  type OffPeak,
  type VoltageDomain,
} from '../prices/tariffs.ts';
import { DUST, type Fleet, oneWayEfficiency } from './fleet.ts';

/** A clock hour of the time at the plug, or a part of one. */
type SessionStep = {
  /** The full hour it lies in, from midnight of the working day: may be below 0 or above 24. */
  readonly hour: number;
  readonly durationHours: number;
  /** What a vehicle takes in it today, at the meter. */
  readonly todayKwh: number;
};

/** From plugging in to leaving; hours count from midnight of the working day. */
type Window = { readonly arrivalHour: number; readonly departureHour: number };

export type Session = Window & {
  readonly chargesFromHour: number;
  readonly steps: readonly SessionStep[];
};

/** How the fleet charges without us, on any day: a vehicle's power and energy, and the site's connection. */
export type ChargingToday = {
  readonly kwPerVehicle: number;
  /** The same, or nothing where there is nothing to charge: a bill for power alone says nothing. */
  readonly subscribedKwPerVehicle: number;
  /** The subscribed power is not known, and its usual share would have left the vehicles short. */
  readonly isRaisedToNeed: boolean;
  /** At the meter, for one session. */
  readonly kwhPerSession: number;
  /** In the battery: what the window or the site is too small for. */
  readonly shortByKwh: number;
  readonly domain: VoltageDomain;
  readonly sessions: readonly Session[];
};

const NOON = 12;

export function chargingToday(fleet: Fleet): ChargingToday {
  const { vehicles, batteryKwh, startPercent, targetPercent, hours } = fleet;
  const efficiency = oneWayEfficiency(fleet);
  const batteryNeedsKwh = (batteryKwh * Math.max(0, targetPercent - startPercent)) / 100;
  const needKwh = batteryNeedsKwh / efficiency;
  const { kwPerVehicle, isRaisedToNeed } = powerToday(fleet, needKwh / hours);
  const fits = needKwh <= kwPerVehicle * hours + DUST;
  const kwhPerSession = fits ? needKwh : kwPerVehicle * hours;
  const chargeHours = kwPerVehicle > 0 ? kwhPerSession / kwPerVehicle : 0;
  return {
    kwPerVehicle,
    subscribedKwPerVehicle: kwhPerSession > 0 ? kwPerVehicle : 0,
    isRaisedToNeed,
    kwhPerSession,
    shortByKwh: fits ? 0 : batteryNeedsKwh - kwhPerSession * efficiency,
    domain: vehicles * kwPerVehicle > MEDIUM_VOLTAGE_ABOVE_KW + DUST ? 'HTA' : 'BT',
    sessions: windows(fleet).map((window) => {
      const chargesFromHour = chargingStarts(fleet, window, chargeHours);
      const steps = stepsOf(window, kwPerVehicle, chargesFromHour, chargesFromHour + chargeHours);
      return { ...window, chargesFromHour, steps };
    }),
  };
}

/** What is charged today has fitted so far: an assumed power leaves nobody short. */
function powerToday(
  { chargerKw, todayKwMost, siteKw, vehicles, subscribedSharePercent }: Fleet,
  neededKw: number,
) {
  const mostKw = Math.min(chargerKw, todayKwMost);
  if (siteKw !== null) {
    return { kwPerVehicle: Math.min(mostKw, siteKw / vehicles), isRaisedToNeed: false };
  }
  const assumedKw = (mostKw * subscribedSharePercent) / 100;
  return {
    kwPerVehicle: Math.min(mostKw, Math.max(assumedKw, neededKw)),
    isRaisedToNeed: neededKw > assumedKw + DUST && neededKw <= mostKw + DUST,
  };
}

/**
 * A session that ends before noon belongs to the working day before it: Friday's ends on Saturday
 * morning.
 */
function windows({ departureHour, hours, sessionsPerDay }: Fleet): Window[] {
  return Array.from({ length: sessionsPerDay }, (_, session) => {
    const leaves = (departureHour + (24 / sessionsPerDay) * session) % 24;
    const ends = leaves < NOON ? leaves + 24 : leaves;
    return { arrivalHour: ends - hours, departureHour: ends };
  });
}

/** A timer waits for the longest stretch of off-peak hours, but not so long that a vehicle leaves short. */
function chargingStarts({ baseline, offPeak }: Fleet, window: Window, chargeHours: number): number {
  const { arrivalHour, departureHour } = window;
  if (baseline === 'arrival') return arrivalHour;
  const [longest] = offPeakStretches(window, offPeak);
  if (longest === undefined) return arrivalHour;
  return Math.max(arrivalHour, Math.min(longest.from, departureHour - chargeHours));
}

/** Those at the plug, the longest first, of equally long ones the earliest. */
function offPeakStretches({ arrivalHour, departureHour }: Window, bands: OffPeak) {
  const stretches: { from: number; until: number }[] = [];
  for (let hour = Math.floor(arrivalHour); hour < departureHour; hour++) {
    if (!isOffPeak((hour + 24) % 24, bands)) continue;
    const until = Math.min(hour + 1, departureHour);
    const last = stretches.at(-1);
    if (last?.until === hour) last.until = until;
    else stretches.push({ from: Math.max(hour, arrivalHour), until });
  }
  const length = (one: { from: number; until: number }) => one.until - one.from;
  return stretches.sort((a, b) => {
    const longer = length(b) - length(a);
    return Math.abs(longer) > DUST ? longer : a.from - b.from;
  });
}

function stepsOf(
  { arrivalHour, departureHour }: Window,
  kw: number,
  startHour: number,
  endHour: number,
): SessionStep[] {
  const cut: SessionStep[] = [];
  for (let hour = Math.floor(arrivalHour); hour < departureHour; hour++) {
    const from = Math.max(hour, arrivalHour);
    const to = Math.min(hour + 1, departureHour);
    const chargingHours = Math.max(0, Math.min(to, endHour) - Math.max(from, startHour));
    cut.push({ hour, durationHours: to - from, todayKwh: withoutDust(chargingHours) * kw });
  }
  return cut;
}

/** Sums of fractions leave remainders that are neither time nor energy. */
const withoutDust = (number: number) => (number > DUST ? number : 0);
