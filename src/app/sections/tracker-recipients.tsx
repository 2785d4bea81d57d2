import type { Language } from '#domain/language.ts';
import type { TrackerPurpose } from '#domain/tracker-settings.ts';
import { isOutsideEea, type ShownTracker } from '#domain/trackers.ts';
import { fill } from '../fill.ts';

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

/** Who else receives data, from the configuration that lets it happen, and where they are. */
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
