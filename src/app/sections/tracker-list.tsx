import { number } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import type { TrackerPurpose } from '#domain/tracker-settings.ts';
import { CATEGORY_OF, hostsOf, type ShownTracker, type TrackerCategory } from '#domain/trackers.ts';
import { fill } from '../fill.ts';
import styles from './tracker-list.module.css';

interface TrackerListProps {
  trackers: readonly ShownTracker[];
  words: {
    none: string;
    hosts: string;
    cookies: string;
    noCookie: string;
    days: string;
    categories: Readonly<Record<TrackerCategory, string>>;
    purposes: Readonly<Record<TrackerPurpose, string>>;
  };
  language: Language;
}

/** Every tracker of the configuration; where it holds none, the sentence that says so. */
export function TrackerList({ trackers, words, language }: TrackerListProps) {
  if (trackers.length === 0) return <p className={styles.none}>{words.none}</p>;
  const lifetime = (days: number) => fill(words.days, { days: number(days, language) });
  return (
    <dl>
      {trackers.map((tracker) => (
        <div key={tracker.name}>
          <dt>{`${tracker.name} (${words.categories[CATEGORY_OF[tracker.purpose]]})`}</dt>
          <dd>
            {words.purposes[tracker.purpose]}{' '}
            {fill(words.hosts, { hosts: hostsOf(tracker).join(', ') })}{' '}
            {tracker.cookies.length === 0
              ? words.noCookie
              : fill(words.cookies, {
                  cookies: tracker.cookies.map((c) => `${c.name} (${lifetime(c.days)})`).join(', '),
                })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
