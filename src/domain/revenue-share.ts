import { CLAIMS } from './claims.ts';

const [ownLow, ownHigh] = CLAIMS.ownShare.value;

/** What the fleet keeps of the flexibility revenue: the rest of our own share. */
export const FLEET_SHARE_PERCENT = [100 - ownHigh, 100 - ownLow] as const;
