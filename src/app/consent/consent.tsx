import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ConsentChoice, ESSENTIAL_ONLY } from '#domain/consent.ts';
import type { Language } from '#domain/language.ts';
import { TRACKERS } from '../trackers.ts';
import { useLoaded } from '../use-loaded.ts';
import { sendProof } from './consent-proof.ts';
import { consentStore } from './consent-store.ts';
import { shownWords } from './shown-words.ts';

interface ConsentProps {
  language: Language;
  cookiesPath: string;
  loadBanner: () => Promise<Pick<typeof import('./banner.tsx'), 'Banner'>>;
}

const loadTrackers = TRACKERS.length > 0 ? () => import('./trackers-at-work.tsx') : undefined;

/** Comes after hydration, so that no page waits for it; what a visitor agrees to starts from here. */
export function Consent({ language, cookiesPath, loadBanner }: ConsentProps) {
  const { record, banner } = useSyncExternalStore(consentStore.subscribe, consentStore.state);
  const isShown = banner !== 'hidden';
  const [isChosen, setChosen] = useState(false);
  const parts = useLoaded(
    // Only for someone who is asked, or asks.
    useMemo(
      () =>
        isShown ? () => Promise.all([loadBanner(), shownWords('consent', language)]) : undefined,
      [isShown, loadBanner, language],
    ),
  );
  const TrackersAtWork = useLoaded(loadTrackers)?.TrackersAtWork;

  const choose = (choice: ConsentChoice) => {
    sendProof(consentStore.choose(choice), language);
    setChosen(true);
  };

  const [{ Banner } = {}, words] = parts ?? [];
  return (
    <>
      {Banner && words && isShown && (
        <Banner
          words={words}
          reopened={banner === 'reopened'}
          current={record}
          cookiesPath={cookiesPath}
          onChoose={choose}
          onLeave={consentStore.leave}
        />
      )}
      <p className="visually-hidden" role="status">
        {words && isChosen && !isShown ? words.saved : ''}
      </p>
      {TrackersAtWork && <TrackersAtWork choice={record ?? ESSENTIAL_ONLY} language={language} />}
    </>
  );
}

export const reopenConsent = consentStore.reopen;
