import type { Tracker, TrackerPurpose } from '#domain/tracker-settings.ts';

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
