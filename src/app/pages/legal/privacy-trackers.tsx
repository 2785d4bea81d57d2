import { fill } from '#content/fill.ts';
import type { Tracker, TrackerPurpose } from '#domain/privacy/tracker-settings.ts';
import { isOutsideEea, type ShownTracker } from '#domain/privacy/trackers.ts';
import type { Language } from '#domain/site/language.ts';

interface TrackerUsesProps {
  trackers: readonly Pick<Tracker, 'purpose'>[];
  words: {
    only: string;
    uses: Readonly<Record<TrackerPurpose, { name: string; text: string }>>;
  };
}

/** What the configured tools are used for and on which legal basis; nothing where there is none. */
export function TrackerUses({ trackers, words }: TrackerUsesProps) {
  const purposes = [...new Set(trackers.map(({ purpose }) => purpose))];
  if (purposes.length === 0) return null;
  return (
    <>
      <p>{words.only}</p>
      <dl>
        {purposes.map((purpose) => (
          <div key={purpose}>
            <dt>{words.uses[purpose].name}</dt>
            <dd>{words.uses[purpose].text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface TrackerRecipientsProps {
  trackers: readonly ShownTracker[];
  words: {
    only: string;
    recipient: string;
    purposes: Readonly<Record<TrackerPurpose, string>>;
    complete: string;
    noTransfer: string;
    transfer: string;
  };
  language: Language;
}

/** Who else receives data, and in which country, from the configured trackers. */
export function TrackerRecipients({ trackers, words, language }: TrackerRecipientsProps) {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const outside = trackers.filter(isOutsideEea).map(({ company }) => company);
  return (
    <>
      {trackers.length > 0 && (
        <>
          <p>{words.only}</p>
          <dl>
            {trackers.map(({ name, purpose, company, country }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {fill(words.recipient, {
                    purpose: words.purposes[purpose],
                    company,
                    country: countries.of(country) ?? country,
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>{words.complete}</p>
      <p>
        {outside.length > 0
          ? fill(words.transfer, { names: outside.join(', ') })
          : words.noTransfer}
      </p>
    </>
  );
}
