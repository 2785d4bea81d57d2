import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { TrackerPurpose } from '#domain/privacy/tracker-settings.ts';
import {
  CATEGORY_OF,
  hostsOf,
  type ShownTracker,
  type TrackerCategory,
  updatedWith,
} from '#domain/privacy/trackers.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '../../browser/hydration.ts';
import { reopenConsent } from '../../consent/lazy-consent.tsx';
import { TRACKERS } from '../../consent/trackers.ts';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import styles from './legal-text.module.css';
import { LegalText } from './legal-text.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('cookies');

export { clientLoader, loader, meta, shouldRevalidate };

export default function CookiesPage() {
  const { words, language } = usePage<'cookies'>();
  const list = <TrackerList trackers={TRACKERS} words={words.trackers} language={language} />;
  const choice = <ChangeChoice words={words.choice} />;
  return (
    <LegalText
      page="cookies"
      updated={updatedWith(TRACKERS, 'cookies')}
      words={words}
      language={language}
      inserts={{ liste: list, choix: choice }}
    />
  );
}

interface TrackerListProps {
  trackers: readonly ShownTracker[];
  words: {
    own: { name: string; text: string };
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

/** Our own counting, which asks for consent like the tools of others, and then those. */
function TrackerList({ trackers, words, language }: TrackerListProps) {
  const lifetime = (days: number) => fill(words.days, { days: number(days, language) });
  return (
    <>
      <dl>
        <div>
          <dt>{`${words.own.name} (${words.categories.analytics})`}</dt>
          <dd>{words.own.text}</dd>
        </div>
        {trackers.map((tracker) => (
          <div key={tracker.name}>
            <dt>{`${tracker.name} (${words.categories[CATEGORY_OF[tracker.purpose]]})`}</dt>
            <dd>
              {words.purposes[tracker.purpose]}{' '}
              {fill(words.hosts, { hosts: hostsOf(tracker).join(', ') })}{' '}
              {tracker.cookies.length === 0
                ? words.noCookie
                : fill(words.cookies, {
                    cookies: tracker.cookies
                      .map((c) => `${c.name} (${lifetime(c.days)})`)
                      .join(', '),
                  })}
            </dd>
          </div>
        ))}
      </dl>
      {trackers.length === 0 && <p className={styles.none}>{words.none}</p>}
    </>
  );
}

interface ChangeChoiceProps {
  words: { change: string; withoutScript: string };
}

/** Keeps its place until script can make it work, so that nothing moves. */
function ChangeChoice({ words }: ChangeChoiceProps) {
  const hydrated = useHydrated();
  return (
    <>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <p className={hydrated ? undefined : styles.waiting}>
        <Button quiet onClick={() => void reopenConsent()}>
          {words.change}
        </Button>
      </p>
    </>
  );
}
