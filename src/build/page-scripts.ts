import { createHash } from 'node:crypto';
import { keysOf } from '#domain/privacy/browser-storage.ts';
import { SIMULATION_KEYS } from '#domain/simulator/index.ts';
import type { PageId } from '#domain/site/routes.ts';

const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

interface BootFile {
  path: string;
  text: string;
}

/** What a page needs to be taken over by its scripts. */
interface PageParts {
  page: PageId | 'not-found';
  /** The page's own scripts and what they import, beside those the router names. */
  scripts: readonly string[];
  /** Files of words, by name. */
  words: Readonly<Record<string, string>>;
  wordsVersion: string;
}

/**
 * Hydration waits for the first sign of the visitor, or for the browser to have nothing else to do:
 * the page paints as early as one without scripts. What must work before that is native HTML.
 * A page that waits for what its address carries starts at once (WAIT_FOR_ADDRESS).
 *
 * The words wait in files too: they are all in the HTML already, and twice they would not fit what a server may
 * send before it first hears from the browser.
 *
 * Where the script cannot be had, the page stays as it was served. If it came because a click found the
 * script of its page gone (src/app/routing/open-as-document.ts), the visitor has seen one failure too many for that
 * to pass in silence, and gets the error screen.
 *
 * This is the one place that knows how the router writes a page: if it writes it otherwise, the build stops.
 */
export function bootWhenIdle(html: string, parts: PageParts): { html: string; boot: BootFile } {
  const code = MODULE_SCRIPT.exec(html)?.[2];
  if (code === undefined) throw new Error('A page has no module script: has the router changed?');
  const text = parts.scripts.map((path) => `import "${path}";`).join('') + code;
  const boot = { path: `/assets/boot-${shortHash(text)}.js`, text };
  return {
    html: html
      .replace(MODULE_PRELOADS, '')
      .replace(MODULE_SCRIPT, (_, open: string, _code: string, close: string) => {
        return open + starter(boot.path, parts) + close;
      }),
    boot,
  };
}

const [RELOADED] = keysOf('reloaded');

/**
 * For a page that is served at addresses the router does not know: hydrated there, it would reload,
 * and after a form that means sending it twice.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

/** The last resort reports as src/app/layout/error-screen.tsx does. */
function starter(bootPath: string, { page, words, wordsVersion }: PageParts): string {
  return `{
let started, reloaded;
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
window.wordsVersion = "${wordsVersion}";
const ask = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new TypeError(path);
  return answer.json();
};
const askAll = () => {
  window.firstWords = {};
  return Object.entries(${JSON.stringify(words)}).map(([name, path]) => (window.firstWords[name] = ask(path)));
};
const start = () => { started ??= Promise.all([...askAll(), import("${bootPath}")]).catch(showError); };
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
