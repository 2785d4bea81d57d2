/** Means hide the best and the worst days: by how much they understate the value of a night. */
export const MEANS_UNDERSTATE_PERCENT = { least: 3, most: 16 } as const;
