import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ConsentChoice } from '#domain/consent.ts';
import type { Language } from '#domain/language.ts';
import { pageAt } from '#domain/routes.ts';
import { isPermitted, isTag } from '#domain/trackers.ts';
import { startAnalytics } from '../analytics/start-analytics.ts';
import { TRACKERS } from '../trackers.ts';
import { ChatOffer } from './chat-offer.tsx';
import { loadTag } from './load-tag.ts';
import { holdsToken } from './token-pages.ts';
import { isCutOff, withdrawTags } from './withdraw-tags.ts';

const AUDIENCE = TRACKERS.find((tracker) => !isTag(tracker));
const TAGS = TRACKERS.filter(isTag);
const CHAT = TAGS.find(({ purpose }) => purpose === 'chat');

interface TrackersAtWorkProps {
  choice: ConsentChoice;
  language: Language;
}

/** Starts what is agreed to, in place, and stops what is not any more. */
export function TrackersAtWork({ choice, language }: TrackersAtWorkProps) {
  const page = pageAt(useLocation().pathname)?.page ?? 'not-found';
  const isMeasured = AUDIENCE !== undefined && isPermitted(AUDIENCE, choice);
  const analytics = useRef<ReturnType<typeof startAnalytics>>(undefined);

  useEffect(() => {
    if (!isMeasured) return;
    analytics.current = startAnalytics();
    return () => {
      analytics.current?.stop();
      analytics.current = undefined;
    };
  }, [isMeasured]);
  useEffect(() => {
    if (isMeasured) analytics.current?.see({ page, language });
  }, [isMeasured, page, language]);

  const permitted = useMemo(() => TAGS.filter((tag) => isPermitted(tag, choice)), [choice]);
  const isWelcome = !holdsToken(page);
  useEffect(() => withdrawTags(TAGS, permitted), [permitted]);
  useEffect(() => {
    if (!isWelcome) return;
    for (const tag of permitted) {
      if (tag.purpose !== 'chat' && !isCutOff(tag)) void loadTag(tag);
    }
  }, [permitted, isWelcome]);

  const isChatOffered = CHAT && isWelcome && permitted.includes(CHAT) && !isCutOff(CHAT);
  return isChatOffered && <ChatOffer chat={CHAT} language={language} />;
}
