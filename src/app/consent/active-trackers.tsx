import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { CHAT_OPEN } from '#domain/privacy/analytics.ts';
import type { ConsentChoice } from '#domain/privacy/consent.ts';
import type { TagTracker } from '#domain/privacy/tracker-settings.ts';
import { isPermitted, isTag } from '#domain/privacy/trackers.ts';
import { pageAt } from '#domain/site/routes.ts';
import { LANDING, startAnalytics } from '../analytics/start-analytics.ts';
import { track } from '../analytics/track.ts';
import { useLoaded } from '../browser/late-part.tsx';
import { useLanguage } from '../words/use-words.ts';
import styles from './active-trackers.module.css';
import { isLoaded, loadTag } from './load-tag.ts';
import { TRACKERS } from './trackers.ts';
import { isCutOff, withdrawTags } from './withdraw-tags.ts';

const withProvider = TRACKERS.some((tracker) => !isTag(tracker));
const TAGS = TRACKERS.filter(isTag);
const CHAT = TAGS.find(({ purpose }) => purpose === 'chat');

const tagsPermitted = (choice: ConsentChoice) => TAGS.filter((tag) => isPermitted(tag, choice));

/** Starts what is agreed to, in place, and stops what is not any more. */
export function ActiveTrackers({ choice }: { choice: ConsentChoice }) {
  const language = useLanguage();
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

  const mayRunTags = !holdsToken(page);
  useEffect(() => withdrawTags(TAGS, tagsPermitted(choice)), [choice]);
  useEffect(() => {
    if (!mayRunTags) return;
    for (const tag of tagsPermitted(choice)) {
      if (tag.purpose !== 'chat' && !isCutOff(tag)) void loadTag(tag);
    }
  }, [choice, mayRunTags]);

  const isChatOffered = CHAT && mayRunTags && isPermitted(CHAT, choice) && !isCutOff(CHAT);
  return isChatOffered && <ChatOffer chat={CHAT} />;
}

const WORDS = {
  fr: () => loadConsentWords('chat', 'fr'),
  en: () => loadConsentWords('chat', 'en'),
};

/** Consent alone does not open the chat: nothing is requested from the provider before this is pressed. */
function ChatOffer({ chat }: { chat: TagTracker }) {
  const words = useLoaded(WORDS[useLanguage()]);
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
