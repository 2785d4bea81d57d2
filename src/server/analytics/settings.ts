import * as v from 'valibot';
import { text } from '../setting-kinds.ts';

/** This part's share of the environment; the provider itself is in TRACKERS, which everyone may read. */
export const analyticsEntries = {
  /** GA4's API secret, or Matomo's token. */
  ANALYTICS_SECRET: v.optional(text),
};
