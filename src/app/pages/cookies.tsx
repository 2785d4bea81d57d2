import { updatedWith } from '#domain/trackers.ts';
import { ChangeChoice } from '../consent/change-choice.tsx';
import { page } from '../page.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { TrackerList } from '../sections/tracker-list.tsx';
import { TRACKERS } from '../trackers.ts';
import { usePage } from '../use-words.ts';

const cookies = page('cookies');
export const loader = cookies.loader;
export const clientLoader = cookies.clientLoader;
export const shouldRevalidate = cookies.shouldRevalidate;
export const meta = cookies.meta;

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
