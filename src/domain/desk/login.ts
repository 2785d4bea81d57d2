/** Why a login led nowhere: in the address that it leads back to. */
export const LOGIN_REASONS = ['failed', 'unavailable', 'no-role'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

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
