import { updatedWith } from '#domain/privacy/trackers.ts';
import { TRACKERS } from '../../consent/trackers.ts';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';
import { TrackerRecipients, TrackerUses } from './privacy-trackers.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('privacy');

export { clientLoader, loader, meta, shouldRevalidate };

/** Counted by ourselves, and only with consent, whatever else is configured. */
const OWN_COUNTING = { purpose: 'audience' } as const;

export default function PrivacyPage() {
  const { words, language } = usePage<'privacy'>();
  const uses = <TrackerUses trackers={[OWN_COUNTING, ...TRACKERS]} words={words.trackers} />;
  const recipients = (
    <TrackerRecipients trackers={TRACKERS} words={words.trackers} language={language} />
  );
  return (
    <LegalText
      page="privacy"
      updated={updatedWith(TRACKERS, 'privacy')}
      words={words}
      language={language}
      inserts={{ finalites: uses, destinataires: recipients }}
    />
  );
}
