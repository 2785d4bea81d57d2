import { tabStorage } from '../browser/tab-storage.ts';

let anchor = '';

/** Where on the page the visitor is going: a loader is not given it. */
export function noteAnchor(hash: string): void {
  anchor = hash;
}

/**
 * A tab that was opened before the last release asks for files that are gone. The page that was
 * clicked then comes as a document of its own, with files of its own. Should its script be gone too,
 * it shows the error screen (src/build/page-scripts.ts): the note left here says that this is a second
 * attempt. Nobody is sent to a server that does not answer: the browser's own error page would take
 * the place of ours, which leads back.
 */
export async function openAsDocument({ url, signal }: Request, error: unknown): Promise<never> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  // Aborted: the visitor has clicked something else meanwhile.
  if (signal.aborted || answer === undefined || answer.status >= 500) throw error;
  tabStorage.write('reloaded', true);
  if (url === location.href.replace(/#.*/, '')) location.reload();
  else location.assign(url + anchor);
  // The page that was left stays as it is until the other one arrives.
  return new Promise(() => undefined);
}
