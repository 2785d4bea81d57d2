import { PEOPLE } from './openid-provider.ts';

/** As a browser goes from the desk's login: to the provider, as one of its people, and to where it leads back to. */
export async function throughProvider(
  begun: string,
  name: (typeof PEOPLE)[number]['name'],
): Promise<URL> {
  const id = PEOPLE.find((one) => one.name === name)?.id ?? '';
  const { host } = new URL(begun);
  const cookies = new Map<string, string>();
  let at = new URL(begun);
  while (at.host === host) {
    if (at.pathname.startsWith('/interaction/')) at.searchParams.set('as', id);
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(cookie, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`${at.pathname}: ${answer.status} ${await answer.text()}`);
    at = new URL(to, at);
  }
  return at;
}
