import { createHash } from 'node:crypto';

const MODULE_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

export interface BootedPage {
  html: string;
  boot: { path: string; code: string };
}

/**
 * Hydration waits for the first sign of the visitor, or for the browser to have nothing else to do:
 * the page paints as early as one without scripts. What must work before that is native HTML.
 * A page that waits for what its address carries starts at once (address-first.ts).
 */
export function bootWhenIdle(html: string): BootedPage {
  const code = MODULE_SCRIPT.exec(html)?.[2];
  if (code === undefined) throw new Error('A page has no module script: has the router changed?');
  const path = `/assets/boot-${shortHash(code)}.js`;
  return {
    html: html
      .replace(MODULE_PRELOADS, '')
      .replace(MODULE_SCRIPT, (_, open: string, _code: string, close: string) => {
        return open + starter(path) + close;
      }),
    boot: { path, code },
  };
}

/**
 * For a page that is served at addresses the router does not know: hydrated there, it would reload,
 * and after a form that means sending it twice.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

function starter(bootPath: string): string {
  return `{
let started;
const start = () => { started ??= import("${bootPath}"); };
for (const sign of ["pointerdown", "pointerover", "touchstart", "keydown"])
  addEventListener(sign, start, { once: true, passive: true, capture: true });
const whenIdle = () => "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 500);
document.documentElement.dataset.simulation ? start() : document.readyState === "complete" ? whenIdle() : addEventListener("load", whenIdle, { once: true });
}`;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
