import type { FleetInputs } from './inputs.ts';

/** From plugging in to the hour at which the vehicles must be charged; hours run past midnight. */
export type PluggedWindow = { readonly arrivalHour: number; readonly hours: number };

/** One window per session of the day, evenly apart, the first ending at the hour of readiness. */
export function pluggedWindows(
  fleet: Pick<FleetInputs, 'hours' | 'readyHour' | 'criticalHour' | 'sessionsPerDay'>,
): PluggedWindow[] {
  const { hours, readyHour, criticalHour, sessionsPerDay } = fleet;
  return Array.from({ length: sessionsPerDay }, (_, session) => {
    const arrivalHour = ofDay(readyHour - hours + (24 / sessionsPerDay) * session);
    const untilCritical = criticalHour === null ? 0 : ofDay(criticalHour - arrivalHour);
    return { arrivalHour, hours: inside(untilCritical, hours) ? untilCritical : hours };
  });
}

/** Whether the critical hour falls into a window, where alone it matters. */
export function criticalHourMatters(fleet: FleetInputs): boolean {
  return pluggedWindows(fleet).some(({ hours }) => hours < fleet.hours);
}

const inside = (untilCritical: number, hours: number) => untilCritical > 0 && untilCritical < hours;

const ofDay = (hour: number) => ((hour % 24) + 24) % 24;
