/** Why somebody stands before the door again: in the address that the login leads back to. */
export const DOOR_REASONS = ['failed', 'unavailable', 'no-role'] as const;
export type DoorReason = (typeof DOOR_REASONS)[number];

/** Why a request of the desk's pages was not carried out. */
export const REFUSALS = [
  'logged-out',
  'csrf',
  'role',
  'malformed',
  'not-found',
  'conflict',
  'unavailable',
] as const;
export type Refusal = (typeof REFUSALS)[number];
