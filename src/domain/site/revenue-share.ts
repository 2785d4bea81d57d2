/**
 * Our part of the value we create, measured against how the fleet charges today, bill savings and market
 * revenue alike. It stands here so that the simulator need not carry every claim.
 */
export const OWN_SHARE_PERCENT = [30, 40] as const;

const [ownLow, ownHigh] = OWN_SHARE_PERCENT;

/** What the fleet keeps of it: the rest. */
export const FLEET_SHARE_PERCENT = [100 - ownHigh, 100 - ownLow] as const;

/** What the simulator reckons with unless it is given another one. */
export const SIMULATED_OWN_SHARE_PERCENT = (ownLow + ownHigh) / 2;
