import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CATEGORY_OF, hostsOf, updatedWith } from '#domain/privacy/trackers.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '../../browser/hydration.ts';
import { reopenConsent } from '../../consent/lazy-consent.tsx';
import { TRACKERS } from '../../consent/trackers.ts';
import { usePage } from '../../words/use-words.ts';
import styles from './cookies.module.css';
import { LegalText } from './legal-text.tsx';

export default function CookiesPage() {
  return (
    <LegalText
      page="cookies"
      updated={updatedWith(TRACKERS, 'cookies')}
      parts={{ TrackerList, ChangeChoice }}
    />
  );
}

/** Our own counting, which asks for consent like the tools of others, and then those. */
function TrackerList() {
  const { language, ...page } = usePage<'cookies'>();
  const words = page.words.trackers;
  const lifetime = (days: number) => fill(words.days, { days: number(days, language) });
  return (
    <>
      <dl>
        <div>
          <dt>{`${words.own.name} (${words.categories.analytics})`}</dt>
          <dd>{words.own.text}</dd>
        </div>
        {TRACKERS.map((tracker) => (
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
      {TRACKERS.length === 0 && <p className={styles.none}>{words.none}</p>}
    </>
  );
}

/** Keeps its place until script can make it work, so that nothing moves. */
function ChangeChoice() {
  const words = usePage<'cookies'>().words.choice;
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
