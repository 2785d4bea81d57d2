import { SIMULATION_KEYS } from '#domain/simulator/url-codec.ts';

/**
 * A link that carries a simulation must not show the default fleet's figures first: before anything
 * is painted the document is marked, its figures stay hidden (base.css) and the page boots at once.
 */
export function waitForAddress(html: string): string {
  const carried = `[?&](?:${SIMULATION_KEYS.join('|')})=`;
  const script = `/${carried}/.test(location.search)&&(document.documentElement.dataset.simulation="awaited")`;
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}
