/** Limits so high that only a test of limits meets them. */
const MANY = 1_000_000_000;
export const RAISED_LIMITS = {
  ip_per_minute: MANY,
  ip_per_hour: MANY,
  email_per_hour: MANY,
  simulations_per_minute: MANY,
  analyses_per_minute: MANY,
  requests_per_minute: MANY,
  signals_per_minute: MANY,
};
