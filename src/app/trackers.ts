import type { Tracker } from '#domain/tracker-settings.ts';

/** Fixed when the site is built: loader, policy, cookies page and privacy page go by the same list. */
export const TRACKERS: readonly Tracker[] = import.meta.env.TRACKERS;
