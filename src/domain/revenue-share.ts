/** Our part of the flexibility revenue. It stands here so that the simulator need not carry every claim. */
export const OWN_SHARE_PERCENT = [30, 40] as const;

const [ownLow, ownHigh] = OWN_SHARE_PERCENT;

/** What the fleet keeps of it: the rest. */
export const FLEET_SHARE_PERCENT = [100 - ownHigh, 100 - ownLow] as const;
