import type { Language } from '#domain/site/language.ts';
import {
  type FileWeights,
  filesOfAllRoutes,
  type ListedRoute,
  scriptsOf,
  stylesOf,
} from '#domain/site/page-files.ts';
import { type PageId, pageAt } from '#domain/site/routes.ts';
import { type FetchAccount, fetchAccount, IN_VAIN_BYTES, UNASKED_BYTES } from './fetch-account.ts';
import { dataFile, languageAt, pageData } from './page-data.ts';
import { fetchData, fetchScripts, routerManifest } from './page-files.ts';
import { pageRouter } from './page-router.ts';
import { savesData, whenIdle } from './use-fetch-ahead.ts';

/** A pointer on its way across a link is gone by then. */
const HOVER_MS = 65;
/** Longer than between two presses of Tab. */
const FOCUS_MS = 250;
/** A page that has just come may still be scrolled to where it begins. */
const IN_VIEW_MS = 500;

/** The button that a page is there for; the first one, should it have several. */
const PRIMARY = 'main a[data-cta="primary"]';

/**
 * Fetches the page that a visitor is about to open, so that the click finds it here: when the pointer rests
 * on a link, when the focus does, when a finger or a button goes down on it, and for the page's primary
 * button when it is in view. Nothing of it is stored, and a fetch that fails is the click's to repeat.
 */
export async function fetchAhead(): Promise<void> {
  const account = await openAccount();
  if (account === undefined) return;
  const ask: Ask = (link, limit = IN_VAIN_BYTES) => {
    const target = link && targetOf(link);
    if (target && !savesData()) fetchTarget(target, account, limit);
  };
  watchPointer(ask);
  watchFocus(ask);
  watchPrimaryButton(ask);
}

/** With the bytes that may then be in vain. */
type Ask = (link: HTMLAnchorElement | undefined, limit?: number) => void;

interface Target {
  page: PageId;
  route: ListedRoute;
  language: Language;
}

async function openAccount(): Promise<FetchAccount | undefined> {
  const manifest = routerManifest();
  const answer = await fetch(`/assets/weights-${window.dataVersion}.json`);
  if (manifest === undefined || !answer.ok) return undefined;
  const { files, data } = (await answer.json()) as FileWeights;
  const weights = new Map(filesOfAllRoutes(manifest).map((file, at) => [file, files[at] ?? 0]));
  for (const [name, bytes] of Object.entries(data))
    weights.set(`/assets/${name}-${window.dataVersion}.json`, bytes);
  const account = fetchAccount((file) => weights.get(file) ?? 0);
  const { root } = manifest.routes;
  const here = targetAt(location.pathname);
  // This page's own data came with the document.
  for (const route of [root, here?.route]) if (route) account.use(codeOf(route));
  pageRouter()?.subscribe(({ navigation, location: { pathname } }) => {
    const reached = navigation.state === 'idle' ? targetAt(pathname) : undefined;
    if (reached) account.use(filesOf(reached));
  });
  return account;
}

function targetAt(pathname: string): Target | undefined {
  const page = pageAt(pathname)?.page;
  const route = page && routerManifest()?.routes[page];
  return route && { page, route, language: languageAt(pathname).language };
}

/** The page that a link opens in this tab, unless it is the one being read. */
function targetOf(link: HTMLAnchorElement): Target | undefined {
  const opensHere = link.origin === location.origin && !link.target && !link.download;
  const target = opensHere ? targetAt(link.pathname) : undefined;
  const here = targetAt(location.pathname);
  const isHere = target?.page === here?.page && target?.language === here?.language;
  return isHere ? undefined : target;
}

const codeOf = (route: ListedRoute) => [...scriptsOf(route), ...stylesOf(route)];

const filesOf = (target: Target) => [...scriptsOf(target.route), ...lightFilesOf(target)];

/** Words and styles: what a page has without its scripts. */
const lightFilesOf = ({ page, route, language }: Target) => [
  ...stylesOf(route),
  dataFile(page, language),
  ...(isShown(language) ? [] : [dataFile('shell', language)]),
];

const isShown = (language: Language) => document.documentElement.lang === language;

/**
 * In one step, and within what may be in vain. Of a page that is too heavy for that, words and styles come
 * when somebody means it: the click then waits for its scripts alone.
 */
function fetchTarget(target: Target, account: FetchAccount, limit: number): void {
  const { route, language } = target;
  const isWhole = account.affords(filesOf(target), limit);
  const files = isWhole ? filesOf(target) : lightFilesOf(target);
  if (!isWhole && (limit <= UNASKED_BYTES || !account.affords(files, UNASKED_BYTES))) return;
  const missing = account.missing(files);
  account.take(files);
  for (const style of stylesOf(route)) if (missing.includes(style)) void fetchStyle(style);
  if (isWhole) fetchScripts(route);
  fetchData(route, language);
  if (!isShown(language)) pageData('shell', language).catch(() => undefined);
}

/** Into the browser's cache, where the router's own request finds it. */
async function fetchStyle(href: string): Promise<void> {
  await fetch(href, { priority: 'low' }).catch(() => undefined);
}

const linkAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/** Asks for a link on which the visitor rests that long. */
function afterRest(ask: Ask, ms: number): (link: HTMLAnchorElement | undefined) => void {
  let rested: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (link) => {
    if (link === rested) return;
    rested = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(ask, ms, link);
  };
}

function watchPointer(ask: Ask): void {
  const rest = afterRest(ask, HOVER_MS);
  let lastPoint = '';
  const move = (event: PointerEvent) => {
    lastPoint = pointOf(event);
  };
  addEventListener('pointermove', move, { passive: true });
  addEventListener('pointerover', (event) => {
    // A new page comes to lie under a pointer that has not moved.
    if (event.pointerType === 'touch' || pointOf(event) === lastPoint) return;
    rest(linkAt(event.target));
  });
  addEventListener('pointerdown', (event) => {
    move(event);
    // A mouse button that goes down is as good as a click; a finger may be about to scroll.
    const limit = event.pointerType === 'mouse' ? Infinity : undefined;
    if (event.button === 0) ask(linkAt(event.target), limit);
  });
  // The pointer that made the page start may rest on a link since before anybody listened.
  rest(document.querySelector<HTMLAnchorElement>('a[href]:hover') ?? undefined);
}

const pointOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;

function watchFocus(ask: Ask): void {
  const rest = afterRest(ask, FOCUS_MS);
  addEventListener('focusin', ({ target }) => rest(linkAt(target)));
  addEventListener('focusout', () => rest(undefined));
}

/** On this page, and on each one that the visitor goes on to. */
function watchPrimaryButton(ask: Ask): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inView = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (!entry?.isIntersecting) return;
    const link = linkAt(entry.target);
    timer = setTimeout(() => whenIdle(() => ask(link, UNASKED_BYTES)), IN_VIEW_MS);
  });
  const observe = () => {
    const button = document.querySelector(PRIMARY);
    clearTimeout(timer);
    inView.disconnect();
    if (button) inView.observe(button);
  };
  observe();
  pageRouter()?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observe);
  });
}
