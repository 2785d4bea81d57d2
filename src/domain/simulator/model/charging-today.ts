import { MEDIUM_VOLTAGE_ABOVE_KW, type VoltageDomain } from '../prices/tariffs.ts';
import { type Assumptions, type Fleet, oneWayEfficiency } from './fleet.ts';

/** A clock hour of the time at the plug, or a part of one. */
type SessionStep = {
  /** The full hour it lies in, from midnight of the working day: may be below 0 or above 24. */
  readonly hour: number;
  readonly durationHours: number;
  /** What a vehicle takes in it today, at the meter. */
  readonly todayKwh: number;
};

/** From plugging in to leaving; hours count from midnight of the working day. */
export type Session = {
  readonly arrivalHour: number;
  readonly departureHour: number;
  readonly steps: readonly SessionStep[];
};

/** How the fleet charges without us, on any day: a vehicle's power and energy, and the site's connection. */
export type ChargingToday = {
  readonly kwPerVehicle: number;
  /** The same, or nothing where there is nothing to charge: a bill for power alone says nothing. */
  readonly subscribedKwPerVehicle: number;
  /** At the meter, for one session. */
  readonly kwhPerSession: number;
  /** In the battery: what the window or the site is too small for. */
  readonly shortByKwh: number;
  readonly siteKw: number;
  readonly domain: VoltageDomain;
  readonly sessions: readonly Session[];
};

export const TIMER_HOUR = 22;
const NOON = 12;

export function chargingToday(fleet: Fleet, assumptions: Assumptions): ChargingToday {
  const { vehicles, chargerKw, siteKw, batteryKwh, startPercent, targetPercent, hours } = fleet;
  const batteryNeedsKwh = (batteryKwh * Math.max(0, targetPercent - startPercent)) / 100;
  const kwPerVehicle = Math.min(
    chargerKw,
    assumptions.todayKwMost(batteryKwh),
    siteKw === null ? Number.POSITIVE_INFINITY : siteKw / vehicles,
  );
  const efficiency = oneWayEfficiency(fleet);
  const kwhPerSession = Math.min(batteryNeedsKwh / efficiency, kwPerVehicle * hours);
  return {
    kwPerVehicle,
    subscribedKwPerVehicle: kwhPerSession > 0 ? kwPerVehicle : 0,
    kwhPerSession,
    shortByKwh: withoutDust(batteryNeedsKwh - kwhPerSession * efficiency),
    siteKw: vehicles * kwPerVehicle,
    domain: vehicles * kwPerVehicle > MEDIUM_VOLTAGE_ABOVE_KW ? 'HTA' : 'BT',
    sessions: windows(fleet).map(({ arrivalHour, departureHour }) => {
      const chargeHours = kwPerVehicle > 0 ? kwhPerSession / kwPerVehicle : 0;
      const startHour = chargingStarts(fleet, arrivalHour, departureHour, chargeHours);
      return {
        arrivalHour,
        departureHour,
        steps: steps(arrivalHour, departureHour, kwPerVehicle, startHour, startHour + chargeHours),
      };
    }),
  };
}

/**
 * A session that ends before noon belongs to the working day before it: Friday's ends on Saturday
 * morning.
 */
export function windows({
  departureHour,
  hours,
  sessionsPerDay,
}: Pick<Fleet, 'departureHour' | 'hours' | 'sessionsPerDay'>) {
  return Array.from({ length: sessionsPerDay }, (_, session) => {
    const leaves = (departureHour + (24 / sessionsPerDay) * session) % 24;
    const ends = leaves < NOON ? leaves + 24 : leaves;
    return { arrivalHour: ends - hours, departureHour: ends };
  });
}

function chargingStarts(
  { baseline }: Fleet,
  arrivalHour: number,
  departureHour: number,
  chargeHours: number,
): number {
  if (baseline === 'arrival') return arrivalHour;
  const timer = [TIMER_HOUR - 24, TIMER_HOUR].find(
    (hour) => arrivalHour <= hour && hour < departureHour,
  );
  return timer === undefined ? arrivalHour : Math.min(timer, departureHour - chargeHours);
}

function steps(
  arrivalHour: number,
  departureHour: number,
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
const withoutDust = (number: number) => (number > 1e-9 ? number : 0);
