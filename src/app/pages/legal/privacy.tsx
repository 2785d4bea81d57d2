import { updatedWith } from '#domain/privacy/trackers.ts';
import { TRACKERS } from '../../consent/trackers.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';
import { TrackerRecipients, TrackerUses } from './privacy-trackers.tsx';

/** Counted by ourselves, and only with consent, whatever else is configured. */
const OWN_COUNTING = { purpose: 'audience' } as const;

export default function PrivacyPage() {
  return <LegalText page="privacy" updated={updatedWith(TRACKERS, 'privacy')} parts={PARTS} />;
}

const PARTS = {
  TrackerUses: () => {
    const { words } = usePage<'privacy'>();
    return <TrackerUses trackers={[OWN_COUNTING, ...TRACKERS]} words={words.trackers} />;
  },
  TrackerRecipients: () => {
    const { words, language } = usePage<'privacy'>();
    return <TrackerRecipients trackers={TRACKERS} words={words.trackers} language={language} />;
  },
};
