import { readFileSync } from 'node:fs';
import { type Tracker, trackersFrom } from '#domain/tracker-settings.ts';

/** TRACKERS holds the list itself as JSON, or names a file that does; left out, there are none. */
export function readTrackers(
  setting: string | undefined,
  onLeftOut?: (tracker: Tracker) => void,
): readonly Tracker[] {
  if (!setting) return [];
  const isList = setting.trimStart().startsWith('[');
  return trackersFrom(JSON.parse(isList ? setting : readFileSync(setting, 'utf8')), onLeftOut);
}
