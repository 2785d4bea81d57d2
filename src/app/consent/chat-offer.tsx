import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CHAT_OPEN } from '#domain/analytics.ts';
import type { Language } from '#domain/language.ts';
import type { TagTracker } from '#domain/tracker-settings.ts';
import { track } from '../analytics/track.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './chat-offer.module.css';
import { isLoaded, loadTag } from './load-tag.ts';
import { shownWords } from './shown-words.ts';

const WORDS = { fr: () => shownWords('chat', 'fr'), en: () => shownWords('chat', 'en') };

/** Consent is not yet a wish to talk: the provider hears of the visit only when this is pressed. */
export function ChatOffer({ chat, language }: { chat: TagTracker; language: Language }) {
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
