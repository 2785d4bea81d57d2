import { estimateExpert } from './expert.ts';
import type { FieldId, FleetInputs } from './inputs.ts';
import { criticalHourMatters } from './plugged-windows.ts';
import { v2gShare, vehicleKw } from './vehicle-day.ts';
import type { YearlyEstimate } from './yearly-estimate.ts';

export type WarningId =
  | 'start-above-target'
  | 'window-too-short'
  | 'site-too-weak'
  | 'no-time-to-drive'
  | 'critical-hour-outside-window'
  | 'ceiling-beyond-battery'
  | 'no-v2g-by-api'
  | 'v2g-not-for-you';

/** What cannot be, or should be known, and the answer it comes from; `kwh` where energy is missing. */
export type Warning = { readonly id: WarningId; readonly field: FieldId; readonly kwh?: number };

/** Less per day empties no battery that is filled every time. */
const LEAST_DRIVING_HOURS = 1;

export function warnings(fleet: FleetInputs, estimate: YearlyEstimate): Warning[] {
  const { reference } = estimate;
  const { shortByKwh } = reference;
  const siteLimits = vehicleKw(fleet) < fleet.chargerKw;
  const found: Warning[] = [];
  if (fleet.startPercent > fleet.targetPercent) {
    found.push({ id: 'start-above-target', field: 'startPercent' });
  }
  if (shortByKwh > 0) {
    found.push(
      siteLimits
        ? { id: 'site-too-weak', field: 'siteKw', kwh: shortByKwh }
        : { id: 'window-too-short', field: 'hours', kwh: shortByKwh },
    );
  }
  if (fleet.hours * fleet.sessionsPerDay > 24 - LEAST_DRIVING_HOURS) {
    found.push({ id: 'no-time-to-drive', field: 'sessionsPerDay' });
  }
  if (fleet.criticalHour !== null && !criticalHourMatters(fleet)) {
    found.push({ id: 'critical-hour-outside-window', field: 'criticalHour' });
  }
  const { capacityKw } = estimateExpert(fleet);
  if ((capacityKw * fleet.hours) / fleet.vehicles > fleet.batteryKwh) {
    found.push({ id: 'ceiling-beyond-battery', field: 'chargerKw' });
  }
  if (v2gShare(fleet) === 0) found.push({ id: 'no-v2g-by-api', field: 'control' });
  else if (!reference.countsV2g) {
    found.push({ id: 'v2g-not-for-you', field: 'wearCents' });
  }
  return found;
}
