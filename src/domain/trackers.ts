export type TrackerCategory = 'analytics' | 'marketing';
export type TrackerPurpose = 'audience' | 'heatmap' | 'identification' | 'chat';

export interface Tracker {
  /** The account's id at the provider. */
  id: string;
  name: string;
  /** What a visitor must have agreed to before it loads. */
  category: TrackerCategory;
  purpose: TrackerPurpose;
  hosts: readonly string[];
  cookies: readonly { name: string; days: number }[];
}

/** Every tracker this site may load, after consent. The cookies page lists them from here. */
export const TRACKERS: readonly Tracker[] = [];
