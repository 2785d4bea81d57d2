import { useState } from 'react';
import { bannerOf, loadConsentWords } from '#content/load-consent-words.ts';
import {
  CONSENT_KEY,
  type ConsentChoice,
  type ConsentRecord,
  consentRecord,
  ESSENTIAL_ONLY,
  validConsent,
} from '#domain/privacy/consent.ts';
import { isAskedFor } from '#domain/privacy/trackers.ts';
import { createStore, useStore } from '#ui/store.ts';
import { useLoaded } from '../browser/late-part.tsx';
import { useLanguage } from '../words/use-words.ts';
import { sendConsentProof } from './consent-proof.ts';
import { TRACKERS } from './trackers.ts';

interface ConsentState {
  record: ConsentRecord | undefined;
  /** Whether the banner is shown, and whether with the details a visitor came back for. */
  banner: 'hidden' | 'asking' | 'reopened';
}

const store = createStore<ConsentState>(firstState());

function firstState(): ConsentState {
  const record = storedRecord();
  return { record, banner: bannerFor(record) };
}

/** Global Privacy Control counts as a refusal: the banner is not shown. */
function bannerFor(record: ConsentRecord | undefined): 'hidden' | 'asking' {
  return record || hasGlobalPrivacyControl() ? 'hidden' : 'asking';
}

const change = (next: Partial<ConsentState>) => store.set({ ...store.get(), ...next });

export const reopenConsent = () => change({ banner: 'reopened' });

/** Back to what was there: who has not chosen yet is still being asked. */
const leave = () => change({ banner: bannerFor(store.get().record) });

// What is chosen in one tab holds in all of them, a withdrawal at once.
addEventListener('storage', ({ key }) => {
  if (key !== CONSENT_KEY && key !== null) return;
  const record = storedRecord();
  change(record ? { record, banner: 'hidden' } : { record });
});

/** Storage may be blocked or full: the choice then holds for as long as the page does. */
function storedRecord(): ConsentRecord | undefined {
  try {
    return validConsent(localStorage.getItem(CONSENT_KEY), {
      nowMs: Date.now(),
      policyDate: import.meta.env.POLICY_DATE,
      choiceDays: import.meta.env.COOKIE_CHOICE_DAYS,
    });
  } catch {
    return undefined;
  }
}

function storeRecord(record: ConsentRecord): void {
  const write = () => localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  try {
    write();
  } catch {
    try {
      // A refusal that storage has no room for must not leave the agreement before it in force.
      localStorage.removeItem(CONSENT_KEY);
      write();
    } catch {}
  }
}

function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

interface ConsentProps {
  cookiesPath: string;
  loadBanner: () => Promise<Pick<typeof import('./banner.tsx'), 'Banner'>>;
}

const BANNER = bannerOf(TRACKERS);
const WORDS = {
  fr: () => loadConsentWords(BANNER, 'fr'),
  en: () => loadConsentWords(BANNER, 'en'),
};
const loadTrackers = () => import('./active-trackers.tsx');

/** Comes after hydration, so that no page waits for it; what a visitor agrees to starts from here. */
export function Consent({ cookiesPath, loadBanner }: ConsentProps) {
  const language = useLanguage();
  const { record, banner } = useStore(store);
  const isShown = banner !== 'hidden';
  const [isChosen, setChosen] = useState(false);
  // Only for someone who is asked, or asks.
  const { Banner } = useLoaded(isShown ? loadBanner : undefined) ?? {};
  const words = useLoaded(isShown ? WORDS[language] : undefined);
  const isMeasured = record?.analytics === true;
  const isNeeded = TRACKERS.length > 0 || isMeasured;
  const ActiveTrackers = useLoaded(isNeeded ? loadTrackers : undefined)?.ActiveTrackers;

  const choose = (choice: ConsentChoice) => {
    const chosen = consentRecord(choice, Date.now());
    storeRecord(chosen);
    change({ record: chosen, banner: 'hidden' });
    sendConsentProof(chosen, language);
    setChosen(true);
  };

  return (
    <>
      {Banner && words && isShown && (
        <Banner
          words={words}
          withMarketing={isAskedFor('marketing', TRACKERS)}
          reopened={banner === 'reopened'}
          current={record}
          cookiesPath={cookiesPath}
          onChoose={choose}
          onLeave={leave}
        />
      )}
      <p className="visually-hidden" role="status">
        {words && isChosen && !isShown ? words.saved : ''}
      </p>
      {ActiveTrackers && <ActiveTrackers choice={record ?? ESSENTIAL_ONLY} />}
    </>
  );
}
