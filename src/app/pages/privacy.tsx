import { updatedWith } from '#domain/trackers.ts';
import { page } from '../page.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { TrackerRecipients } from '../sections/tracker-recipients.tsx';
import { TrackerUses } from '../sections/tracker-uses.tsx';
import { TRACKERS } from '../trackers.ts';
import { usePage } from '../use-words.ts';

const privacy = page('privacy');
export const loader = privacy.loader;
export const clientLoader = privacy.clientLoader;
export const shouldRevalidate = privacy.shouldRevalidate;
export const meta = privacy.meta;

export default function PrivacyPage() {
  const { words, language } = usePage<'privacy'>();
  const uses = <TrackerUses trackers={TRACKERS} words={words.trackers} />;
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
