import { lostScript } from './lost-script.ts';

/**
 * In the place of React Router's function of this name (src/build/own-route-loading.ts), which reloads
 * the page that was left when the one that was clicked cannot be fetched: the click would be lost.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (!(id in loaded)) loaded[id] = await import(/* @vite-ignore */ module).catch(lostScript);
  return loaded[id];
}
