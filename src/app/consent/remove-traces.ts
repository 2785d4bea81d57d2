/** Cookies of this site and stored entries of these names; a name may end in *. */
export function removeTraces(names: readonly string[]): void {
  if (names.length === 0) return;
  const isOurs = (found: string) =>
    names.some((name) =>
      name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name,
    );
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (isOurs(name)) expireCookie(name);
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key);
    }
  } catch {}
}

const SWEEP_MS = 500;

/**
 * A script still on its way arrives all the same, and one that runs may write again whenever it likes.
 * Returns what ends the watch.
 */
export function keepRemoved(names: readonly string[]): () => void {
  const sweep = () => removeTraces(names);
  const ended = new AbortController();
  const timer = setInterval(sweep, SWEEP_MS);
  document.addEventListener('load', sweep, { capture: true, signal: ended.signal });
  addEventListener('pagehide', sweep, { signal: ended.signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/**
 * A cookie can only be removed for the domain and the path it was set for, and nobody tells which
 * ones those were.
 */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const folders = location.pathname.split('/');
  const paths = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  for (const path of paths.flatMap((folder) => [folder, `${folder}/`])) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every domain.
      document.cookie = `${name}=; path=${path}; max-age=0${domain}`;
    }
  }
}
