import { createHash } from 'node:crypto';
import { keysOf } from '#domain/browser-storage.ts';
import type { PageId } from '#domain/routes.ts';

const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const HANDOVER =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\((".*?")\)|close\(\));<\/script>/gs;

interface PageFile {
  path: string;
  text: string;
}

export interface BootedPage {
  html: string;
  boot: PageFile;
  words: PageFile;
}

/**
 * Hydration waits for the first sign of the visitor, or for the browser to have nothing else to do:
 * the page paints as early as one without scripts. What must work before that is native HTML.
 * A page that waits for what its address carries starts at once (address-first.ts).
 *
 * The words the router hands over for hydration wait in a file too: they are all in the HTML already,
 * and twice they would not fit what a server may send before it first hears from the browser.
 *
 * Where the script cannot be had, the page stays as it was served. If it came because a click found the
 * script of its page gone (src/app/lost-script.ts), the visitor has seen one failure too many for that
 * to pass in silence, and gets the error screen.
 */
export function bootWhenIdle(html: string, page: PageId | 'not-found'): BootedPage {
  const code = MODULE_SCRIPT.exec(html)?.[2];
  if (code === undefined) throw new Error('A page has no module script: has the router changed?');
  const handedOver = [...html.matchAll(HANDOVER)].flatMap(([, literal]) =>
    literal === undefined ? [] : [JSON.parse(literal) as string],
  );
  if (handedOver.length === 0) throw new Error('A page has no words: has the router changed?');
  const boot = pageFile('boot', 'js', code);
  const words = pageFile('words', 'json', handedOver.join(''));
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

/** The last resort reports as src/app/report-error.ts does. */
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
  note.textContent = note.textContent.replace("{reference}", reference);
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
