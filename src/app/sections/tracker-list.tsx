import { number } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import type { Tracker, TrackerCategory, TrackerPurpose } from '#domain/trackers.ts';
import { fill } from '../fill.ts';
import styles from './tracker-list.module.css';

interface TrackerListProps {
  trackers: readonly Tracker[];
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
      {trackers.map(({ id, name, category, purpose, hosts, cookies }) => (
        <div key={id}>
          <dt>{`${name} (${words.categories[category]})`}</dt>
          <dd>
            {words.purposes[purpose]} {fill(words.hosts, { hosts: hosts.join(', ') })}{' '}
            {cookies.length === 0
              ? words.noCookie
              : fill(words.cookies, {
                  cookies: cookies.map((c) => `${c.name} (${lifetime(c.days)})`).join(', '),
                })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
