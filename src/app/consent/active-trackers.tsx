import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { CHAT_OPEN } from '#domain/privacy/analytics.ts';
import type { ConsentChoice } from '#domain/privacy/consent.ts';
import type { TagTracker } from '#domain/privacy/tracker-settings.ts';
import { isPermitted, isTag } from '#domain/privacy/trackers.ts';
import type { Language } from '#domain/site/language.ts';
import { pageAt } from '#domain/site/routes.ts';
import { LANDING, startAnalytics } from '../analytics/start-analytics.ts';
import { track } from '../analytics/track.ts';
import { useLoaded } from '../browser/hydration.ts';
import styles from './active-trackers.module.css';
import { isLoaded, loadTag } from './load-tag.ts';
import { TRACKERS } from './trackers.ts';
import { isCutOff, withdrawTags } from './withdraw-tags.ts';

const withProvider = TRACKERS.some((tracker) => !isTag(tracker));
const TAGS = TRACKERS.filter(isTag);
const CHAT = TAGS.find(({ purpose }) => purpose === 'chat');

interface ActiveTrackersProps {
  choice: ConsentChoice;
  language: Language;
}

/** Starts what is agreed to, in place, and stops what is not any more. */
export function ActiveTrackers({ choice, language }: ActiveTrackersProps) {
  const page = pageAt(useLocation().pathname)?.page ?? 'not-found';
  const isMeasured = isPermitted({ purpose: 'audience' }, choice);
  const analytics = useRef<ReturnType<typeof startAnalytics>>(undefined);

  useEffect(() => {
    if (!isMeasured) return;
    analytics.current = startAnalytics({ withProvider });
    return () => {
      analytics.current?.stop();
      analytics.current = undefined;
    };
  }, [isMeasured]);
  useEffect(() => {
    if (isMeasured) analytics.current?.see({ page, language });
  }, [isMeasured, page, language]);

  const permitted = useMemo(() => TAGS.filter((tag) => isPermitted(tag, choice)), [choice]);
  const mayRunTags = !holdsToken(page);
  useEffect(() => withdrawTags(TAGS, permitted), [permitted]);
  useEffect(() => {
    if (!mayRunTags) return;
    for (const tag of permitted) {
      if (tag.purpose !== 'chat' && !isCutOff(tag)) void loadTag(tag);
    }
  }, [permitted, mayRunTags]);

  const isChatOffered = CHAT && mayRunTags && permitted.includes(CHAT) && !isCutOff(CHAT);
  return isChatOffered && <ChatOffer chat={CHAT} language={language} />;
}

const WORDS = {
  fr: () => loadConsentWords('chat', 'fr'),
  en: () => loadConsentWords('chat', 'en'),
};

/** Consent alone does not open the chat: nothing is requested from the provider before this is pressed. */
function ChatOffer({ chat, language }: { chat: TagTracker; language: Language }) {
  const words = useLoaded(WORDS[language]);
  const [isOpened, setOpened] = useState(isLoaded(chat));
  if (!words || isOpened) return null;
  // It stays until the chat is there: one that cannot be reached can be asked for again.
  const open = async () => {
    if (isLoaded(chat) || !(await loadTag(chat))) return;
    track(CHAT_OPEN);
    setOpened(true);
  };
  return createPortal(
    <div className={styles.strip} data-print="none">
      <button type="button" onClick={() => void open()}>
        {words.open}
      </button>
    </div>,
    document.body,
  );
}

/** Opened from a mail: the token in their address is all one needs to act for the recipient. */
const TOKEN_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'];

/**
 * Every script can read the address, the one the document began with and the one it was reached
 * from: where a token stands in one of them, no third-party script may run.
 */
function holdsToken(page: string): boolean {
  const from = pageAt(new URL(document.referrer || location.href).pathname)?.page ?? page;
  return [page, LANDING.page, from].some((place) => TOKEN_PAGES.includes(place));
}
