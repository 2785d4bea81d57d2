import { page } from '../page.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { TrackerRecipients } from '../sections/tracker-recipients.tsx';
import { TRACKERS } from '../trackers.ts';
import { usePage } from '../use-words.ts';

const privacy = page('privacy');
export const loader = privacy.loader;
export const clientLoader = privacy.clientLoader;
export const shouldRevalidate = privacy.shouldRevalidate;
export const meta = privacy.meta;

export default function PrivacyPage() {
  const { words, language } = usePage<'privacy'>();
  const recipients = (
    <TrackerRecipients trackers={TRACKERS} words={words.trackers} language={language} />
  );
  return (
    <LegalText
      page="privacy"
      words={words}
      language={language}
      inserts={{ destinataires: recipients }}
    />
  );
}
