import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { keysOf } from '#domain/privacy/browser-storage.ts';
import { SIMULATION_KEYS } from '#domain/simulator/index.ts';
import type { PageId } from '#domain/site/routes.ts';
import { scopedClassName } from './vite-options.ts';

const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const HANDOVER =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\((".*?")\)|close\(\));<\/script>/gs;

interface PageFile {
  path: string;
  text: string;
}

interface BootedPage {
  html: string;
  boot: PageFile;
  words: PageFile;
}

/**
 * Hydration waits for the first sign of the visitor, or for the browser to have nothing else to do:
 * the page paints as early as one without scripts. What must work before that is native HTML.
 * A page that waits for what its address carries starts at once (WAIT_FOR_ADDRESS).
 *
 * The words the router hands over for hydration wait in a file too: they are all in the HTML already,
 * and twice they would not fit what a server may send before it first hears from the browser.
 *
 * Where the script cannot be had, the page stays as it was served. If it came because a click found the
 * script of its page gone (src/app/routing/load-route-module.ts), the visitor has seen one failure too many for that
 * to pass in silence, and gets the error screen.
 */
export function bootWhenIdle(
  html: string,
  page: PageId | 'not-found',
  dataVersion: string,
): BootedPage {
  const code = MODULE_SCRIPT.exec(html)?.[2];
  if (code === undefined) throw new Error('A page has no module script: has the router changed?');
  const boot = pageFile('boot', 'js', `window.dataVersion="${dataVersion}";${code}`);
  const words = pageFile('words', 'json', handedOver(html));
  return {
    html: html
      .replace(MODULE_PRELOADS, '')
      .replace(HANDOVER, '')
      .replace(MODULE_SCRIPT, (_, open: string, _code: string, close: string) => {
        return open + starter(boot.path, words.path, page) + close;
      }),
    boot,
    words,
  };
}

/** What the router wrote into a page for hydration: the data of its loaders. */
export function handedOver(html: string): string {
  const parts = [...html.matchAll(HANDOVER)].flatMap(([, literal]) =>
    literal === undefined ? [] : [JSON.parse(literal) as string],
  );
  if (parts.length === 0) throw new Error('A page has no words: has the router changed?');
  return parts.join('');
}

const [RELOADED] = keysOf('reloaded');

const pageFile = (name: string, extension: string, text: string): PageFile => ({
  path: `/assets/${name}-${shortHash(text)}.${extension}`,
  text,
});

/**
 * For a page that is served at addresses the router does not know: hydrated there, it would reload,
 * and after a form that means sending it twice.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

/** The last resort reports as src/app/layout/error-screen.tsx does. */
function starter(bootPath: string, wordsPath: string, page: string): string {
  return `{
let started;
const handOver = async (answer) => {
  if (!answer.ok) throw new Error();
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(await answer.text());
  streamController.close();
};
let reloaded;
try {
  reloaded = sessionStorage.getItem("${RELOADED}");
  sessionStorage.removeItem("${RELOADED}");
} catch {}
const showError = ({ name: error }) => {
  if (!reloaded) return;
  const { content } = document.getElementById("error-screen");
  const [title, , note] = content.querySelectorAll("h1, p");
  const reference = crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8, "0").toUpperCase();
  note.append(reference);
  content.querySelector("button").onclick = () => location.reload();
  const main = document.getElementById("main");
  main.replaceChildren(content);
  document.body.replaceChildren(main);
  document.title = title.textContent;
  title.focus();
  fetch("/api/client-errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reference, page: "${page}", language: document.documentElement.lang, error, frames: ["${bootPath.slice('/assets/'.length)}"] }),
    keepalive: true,
  }).catch(() => {});
};
const start = () => { started ??= Promise.all([import("${bootPath}"), fetch("${wordsPath}").then(handOver)]).catch(showError); };
for (const sign of ["pointerdown", "pointerover", "touchstart", "keydown"])
  addEventListener(sign, start, { once: true, passive: true, capture: true });
const whenIdle = () => "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 500);
document.documentElement.dataset.simulation ? start() : document.readyState === "complete" ? whenIdle() : addEventListener("load", whenIdle, { once: true });
}`;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * A script at the end of the head runs once the style sheets are there, and the browser reads the body only
 * after it: what it lays out first is what it paints. Without one it starts on the body before it can paint,
 * and paints its largest text later, by a twentieth on a slow phone (docs/decisions/0002).
 */
export function bodyAfterStyles(html: string, script = '0'): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}

const CARRIED = `[?&](?:${SIMULATION_KEYS.join('|')})=`;

/**
 * A link that carries a simulation must not show the default fleet's figures first: before anything
 * is painted the document is marked, its figures stay hidden (base.css) and the page boots at once.
 */
export const WAIT_FOR_ADDRESS = `/${CARRIED}/.test(location.search)&&(document.documentElement.dataset.simulation="awaited")`;

/** Specification, section 2. */
const TITLE = 'Unexpected Application Error!';

interface ErrorWords {
  explanation: string;
  reference: string;
  reload: string;
  home: string;
}

const classOf = (file: string, ...names: string[]) =>
  names.map((name) => scopedClassName(name, resolve(`src/${file}.module.css`))).join(' ');

/**
 * What src/app/layout/error-screen.tsx shows, for a page whose script cannot be had: it lies ready in the
 * HTML, as a document that cannot fetch its own script can fetch nothing else either. The reference comes
 * at the end of its line.
 */
export function errorScreenTemplate(words: ErrorWords, homePath: string): string {
  const screen = `${classOf('ui/section', 'section')} ${classOf('app/layout/error-screen', 'screen')}`;
  const button = (look: string) => classOf('ui/button', 'button', look);
  return [
    '<template id="error-screen">',
    `<section class="${screen}"><div class="${classOf('ui/section', 'column')}">`,
    `<h1 class="${classOf('ui/heading', 'head')}" tabindex="-1">${TITLE}</h1>`,
    `<p class="${classOf('ui/text', 'lead')}">${words.explanation}</p>`,
    `<p class="${classOf('ui/text', 'note')}">${words.reference.replace('{reference}', '')}</p>`,
    `<div class="${classOf('app/layout/error-screen', 'actions')}">`,
    `<button type="button" class="${button('primary')}">${words.reload}</button>`,
    `<a href="${homePath}" class="${button('quiet')}">${words.home}</a>`,
    '</div></div></section></template>',
  ].join('');
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Content-Security-Policy sources for a page's own inline scripts; data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (/(?<=\s)src=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
