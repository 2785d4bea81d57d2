import type { ShownTracker } from '#domain/privacy/trackers.ts';

/** Fixed when the site is built: loader, policy, cookies page and privacy page go by the same list. */
export const TRACKERS: readonly ShownTracker[] = import.meta.env.TRACKERS;
