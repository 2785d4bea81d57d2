export interface RequestAddress {
  pathname: string;
  /** '?…' as it came, or nothing. */
  query: string;
}

/**
 * requestAddress('/faq?x=1')                    // => { pathname: '/faq', query: '?x=1' }
 * requestAddress('http://any.example/faq?x=1')  // => { pathname: '/faq', query: '?x=1' }
 */
export function requestAddress(target: string): RequestAddress {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [beforeHash = ''] = local.split('#', 1);
  const queryStart = beforeHash.indexOf('?');
  if (queryStart === -1) return { pathname: beforeHash || '/', query: '' };
  return { pathname: beforeHash.slice(0, queryStart) || '/', query: beforeHash.slice(queryStart) };
}

/**
 * decodedPath('/f%61q') // => '/faq'
 * decodedPath('/%zz')   // => undefined
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
