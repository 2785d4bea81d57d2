/** First-party cookies and stored entries of these names; a name may end in *. */
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
    for (const key of Object.keys(localStorage)) if (isOurs(key)) localStorage.removeItem(key);
  } catch {}
}

/** A cookie can only be removed for the domain it was set for, and nobody tells which one that was. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every domain.
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
