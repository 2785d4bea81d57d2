import type { FieldId, FleetInputs } from './inputs.ts';
import { fleetOf } from './inputs.ts';
import type { Estimate } from './model/estimate.ts';
import { V2G_SHARE } from './model/fleet.ts';

export type WarningId =
  | 'start-above-target'
  | 'window-too-short'
  | 'site-too-weak'
  | 'no-time-to-drive'
  | 'no-v2g-by-api'
  | 'no-v2g-at-fixed-price';

/** What cannot be, or should be known, and the answer it comes from; `kwh` where energy is missing. */
export type Warning = { readonly id: WarningId; readonly field: FieldId; readonly kwh?: number };

/** Less per day empties no battery that is filled every time. */
const LEAST_DRIVING_HOURS = 1;

export function warnings(inputs: FleetInputs, { shortByKwh }: Estimate): Warning[] {
  const fleet = fleetOf(inputs);
  const siteLimits = fleet.siteKw !== null && fleet.siteKw / fleet.vehicles < fleet.chargerKw;
  const found: Warning[] = [];
  if (fleet.startPercent >= fleet.targetPercent) {
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
  if (!fleet.bidirectional) return found;
  if (V2G_SHARE[fleet.control] === 0) found.push({ id: 'no-v2g-by-api', field: 'control' });
  else if (fleet.contract === 'fixed') {
    found.push({ id: 'no-v2g-at-fixed-price', field: 'contract' });
  }
  return found;
}
