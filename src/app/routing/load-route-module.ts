import type { ListedRoute } from '#domain/site/page-files.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import { languageAt } from './page-data.ts';
import { fetchPage } from './page-files.ts';
import { pageRouter } from './page-router.ts';

/**
 * In the place of React Router's function of this name (src/build/vite-options.ts), which reloads
 * the page that was left when the one that was clicked cannot be fetched: the click would be lost.
 */
export async function loadRouteModule(
  route: ListedRoute,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  const { id, module } = route;
  if (!(id in loaded)) {
    fetchPage(route, languageAt(new URL(clickedAddress()).pathname).language);
    loaded[id] = await import(/* @vite-ignore */ module).catch(recoverFromLostScript);
  }
  return loaded[id];
}

/** Where the visitor is going; after Back, as while nothing is on its way, the address says it. */
function clickedAddress(): string {
  const going = pageRouter()?.state.navigation.location;
  if (going === undefined) return location.href;
  return new URL(going.pathname + going.search + going.hash, location.href).href;
}

/**
 * A tab that was opened before the last release asks for files that are gone. The page that was
 * clicked then comes as a document of its own, with files of its own. Should its script be gone too,
 * it shows the error screen (src/build/page-scripts.ts): the note left here says that this is a second
 * attempt. Nobody is sent to a server that does not answer: the browser's own error page would take
 * the place of ours, which leads back.
 */
export async function recoverFromLostScript(error: unknown): Promise<never> {
  const clicked = clickedAddress();
  const answer = await fetch(clicked, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const changedMind = clickedAddress() !== clicked;
  if (changedMind || answer === undefined || answer.status >= 500) throw error;
  tabStorage.write('reloaded', true);
  if (clicked === location.href) location.reload();
  else location.assign(clicked);
  // The page that was left stays as it is until the other one arrives.
  return new Promise(() => undefined);
}
