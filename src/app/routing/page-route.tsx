import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router';
import { componentHere, isHere, loadPage } from './load-page.ts';
import { noteAnchor, openAsDocument } from './open-as-document.ts';
import { pageMeta } from './page-meta.ts';
import { wordsHere } from './page-words.ts';
import { readingAt, useReading } from './reading.ts';

/** Every page: one route, which is there as soon as anything is, so that the router has nothing to fetch. */
export default function PageRoute() {
  const Page = componentHere(useReading().page);
  const { location: destination } = useNavigation();
  useEffect(() => noteAnchor(destination?.hash ?? ''), [destination]);
  return Page && <Page />;
}

/** What the HTML shows is taken over as it is; entry.server.tsx and entry.client.tsx load the page. */
export const loader = () => null;

export async function clientLoader({ url, request }: ClientLoaderFunctionArgs) {
  await loadPage(readingAt(url.pathname)).catch((error) => openAsDocument(request, error));
  return null;
}

/**
 * Without a loader to run the router arrives at once, and renders once. What follows the path is the page's own
 * affair.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && !isHere(readingAt(nextUrl.pathname));

export function meta({ location }: MetaArgs) {
  const { page, language } = readingAt(location.pathname);
  return pageMeta(page, language, wordsHere(page, language)?.words.meta);
}
